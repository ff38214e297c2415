"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "chlo.erf_inv"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%6 = "stablehlo.select"(%4, %5, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.compare"(%9, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%11 = "stablehlo.select"(%10, %8, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%11) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
