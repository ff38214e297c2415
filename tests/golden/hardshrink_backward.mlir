"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>, %2: tensor<i64>):
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%5 = "stablehlo.negate"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%7 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.or"(%7, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%10 = "stablehlo.select"(%8, %0, %9) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%10) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
