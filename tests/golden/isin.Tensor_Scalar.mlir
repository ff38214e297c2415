"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<i64>) -> (tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<i64>):
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%3 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xf32>) -> tensor<2x3x1xf32>
%5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%6 = "stablehlo.compare"(%5, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xi1>
%7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 2>}> ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
"func.return"(%8) : (tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
