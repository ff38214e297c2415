"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<i64>) -> (tensor<i1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<i64>):
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%3 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%5 = "stablehlo.compare"(%4, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%6 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 0>}> ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
"func.return"(%7) : (tensor<i1>) -> ()
}) : () -> ()
}) : () -> ()
