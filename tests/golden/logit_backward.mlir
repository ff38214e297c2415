"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.divide"(%0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.or"(%8, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%10 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%11 = "stablehlo.select"(%9, %10, %5) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%11) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
