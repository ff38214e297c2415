"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.exponential"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.constant"() <{value = dense<0x3E800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%8 = "stablehlo.divide"(%7, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.add"(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%9) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
