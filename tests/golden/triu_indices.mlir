"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = () -> (tensor<2x1xi64>)}> ({
%0 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
%1 = "stablehlo.reshape"(%0) : (tensor<2xi64>) -> tensor<2x1xi64>
"func.return"(%1) : (tensor<2x1xi64>) -> ()
}) : () -> ()
}) : () -> ()
