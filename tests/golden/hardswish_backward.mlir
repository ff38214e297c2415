"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.divide"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.select"(%7, %0, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.constant"() <{value = dense<0xC0400000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%10 = "stablehlo.compare"(%1, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%11 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%12 = "stablehlo.select"(%10, %11, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%12) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
