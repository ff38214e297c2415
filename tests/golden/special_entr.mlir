"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%4 = "stablehlo.select"(%3, %2, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.select"(%8, %7, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%11 = "stablehlo.select"(%10, %0, %9) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%11) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
