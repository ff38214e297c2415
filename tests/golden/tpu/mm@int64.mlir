"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi64>, tensor<3x4xi64>) -> (tensor<2x4xi64>)}> ({
^bb0(%0: tensor<2x3xi64>, %1: tensor<3x4xi64>):
%2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi64>) -> tensor<4x3xi64>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x3xi64>) -> tensor<2x4x3xi64>
%4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi64>) -> tensor<2x4x3xi64>
%5 = "stablehlo.multiply"(%4, %3) : (tensor<2x4x3xi64>, tensor<2x4x3xi64>) -> tensor<2x4x3xi64>
%6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
^bb0(%8: tensor<i64>, %9: tensor<i64>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%10) : (tensor<i64>) -> ()
}) : (tensor<2x4x3xi64>, tensor<i64>) -> tensor<2x4xi64>
"func.return"(%7) : (tensor<2x4xi64>) -> ()
}) : () -> ()
}) : () -> ()
