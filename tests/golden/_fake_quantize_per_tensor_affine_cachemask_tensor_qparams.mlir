"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi64>) -> (tensor<2x3xf32>, tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<1xf32>, %2: tensor<1xi32>, %3: tensor<1xi64>):
%4 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
%8 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%9 = "stablehlo.divide"(%8, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.convert"(%7) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%11 = "stablehlo.multiply"(%0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.round_nearest_even"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.add"(%10, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.compare"(%13, %13) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%15 = "stablehlo.constant"() <{value = dense<0xC1100000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%16 = "stablehlo.select"(%14, %15, %13) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.constant"() <{value = dense<0xC1000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%18 = "stablehlo.maximum"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.constant"() <{value = dense<0x40E00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%20 = "stablehlo.minimum"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.subtract"(%20, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.multiply"(%21, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.compare"(%16, %19) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%24 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%25 = "stablehlo.and"(%24, %23) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%26 = "stablehlo.reshape"(%3) : (tensor<1xi64>) -> tensor<i64>
%27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
%28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%30 = "stablehlo.select"(%29, %22, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.not"(%29) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%32 = "stablehlo.or"(%25, %31) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
"func.return"(%30, %32) : (tensor<2x3xf32>, tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
