"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0x41200000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.round_nearest_even"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.divide"(%3, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%4) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
