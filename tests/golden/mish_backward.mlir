"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x41A00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.minimum"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.exponential"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.add"(%7, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.add"(%7, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.divide"(%5, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%13 = "stablehlo.add"(%12, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.logistic"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.multiply"(%1, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%15, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.multiply"(%16, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.add"(%9, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.multiply"(%0, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%19) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
