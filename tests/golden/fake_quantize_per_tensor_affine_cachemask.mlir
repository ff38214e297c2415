"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<f32>):
%2 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.divide"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.convert"(%2) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%7 = "stablehlo.multiply"(%0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.round_nearest_even"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.add"(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.compare"(%9, %9) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%11 = "stablehlo.constant"() <{value = dense<0xC1100000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%12 = "stablehlo.select"(%10, %11, %9) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() <{value = dense<0xC1000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%14 = "stablehlo.maximum"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.constant"() <{value = dense<0x40E00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%16 = "stablehlo.minimum"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.multiply"(%17, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.compare"(%12, %15) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%20 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%21 = "stablehlo.and"(%20, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
"func.return"(%18, %21) : (tensor<2x3xf32>, tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
