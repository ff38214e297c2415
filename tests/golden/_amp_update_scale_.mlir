"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>, tensor<f32>, tensor<f32>) -> (tensor<1xf32>, tensor<1xi32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {}]}> ({
^bb0(%0: tensor<1xf32>, %1: tensor<1xi32>, %2: tensor<1xf32>, %3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
%6 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
%7 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<i32>
%8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%10 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%11 = "stablehlo.compare"(%6, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%13 = "stablehlo.compare"(%9, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%14 = "stablehlo.multiply"(%5, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.multiply"(%5, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.is_finite"(%14) : (tensor<f32>) -> tensor<i1>
%17 = "stablehlo.select"(%16, %14, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.select"(%13, %17, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%19 = "stablehlo.select"(%11, %15, %18) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%21 = "stablehlo.select"(%13, %20, %9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%22 = "stablehlo.select"(%11, %20, %21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%23 = "stablehlo.reshape"(%19) : (tensor<f32>) -> tensor<1xf32>
%24 = "stablehlo.reshape"(%22) : (tensor<i32>) -> tensor<1xi32>
"func.return"(%23, %24) : (tensor<1xf32>, tensor<1xi32>) -> ()
}) : () -> ()
}) : () -> ()
