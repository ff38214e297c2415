"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>):
%4 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
%5 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
%6 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
%7 = "stablehlo.not"(%6) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%14 = "stablehlo.select"(%9, %13, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.is_finite"(%1) : (tensor<3xf32>) -> tensor<3xi1>
%18 = "stablehlo.not"(%17) : (tensor<3xi1>) -> tensor<3xi1>
%19 = "stablehlo.reduce"(%18, %8) <{dimensions = array<i64: 0>}> ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
%22 = "stablehlo.or"(%20, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.select"(%19, %13, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%25 = "stablehlo.multiply"(%1, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.reshape"(%23) : (tensor<f32>) -> tensor<1xf32>
"func.return"(%16, %25, %26) : (tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>) -> ()
}) : () -> ()
}) : () -> ()
