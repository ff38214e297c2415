"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>)}> ({
^bb0(%0: tensor<2x3xi64>, %1: tensor<2x3xi64>):
%2 = "stablehlo.or"(%0, %1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
"func.return"(%2) : (tensor<2x3xi64>) -> ()
}) : () -> ()
}) : () -> ()
