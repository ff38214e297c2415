"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%2 = "stablehlo.multiply"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.atan2"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%3) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
