"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0x41A00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%2 = "stablehlo.minimum"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.exponential"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.add"(%6, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%9) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
