"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "chlo.digamma"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%6 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.select"(%5, %6, %2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%9 = "stablehlo.compare"(%0, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%10 = "stablehlo.select"(%9, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%10) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
