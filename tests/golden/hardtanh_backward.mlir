"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>, %2: tensor<i64>, %3: tensor<i64>):
%4 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%9 = "stablehlo.compare"(%1, %8) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%10 = "stablehlo.and"(%9, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%11 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%12 = "stablehlo.select"(%10, %0, %11) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%12) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
