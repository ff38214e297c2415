"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi32>) -> (tensor<i64>)}> ({
^bb0(%0: tensor<2x3xi32>):
%1 = "stablehlo.convert"(%0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%3 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%4: tensor<i64>, %5: tensor<i64>):
%6 = "stablehlo.add"(%4, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%6) : (tensor<i64>) -> ()
}) : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
"func.return"(%3) : (tensor<i64>) -> ()
}) : () -> ()
}) : () -> ()
