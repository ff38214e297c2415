"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.reshape"(%1) : (tensor<2x3xf32>) -> tensor<6xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<6xf32>) -> tensor<2x3x6xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x6xf32>
%5 = "stablehlo.compare"(%4, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%6 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) : (tensor<2x3x6xi1>, tensor<i1>) -> tensor<2x3xi1>
"func.return"(%7) : (tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
