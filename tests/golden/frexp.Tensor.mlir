"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%2 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%3 = "stablehlo.and"(%1, %2) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%4 = "stablehlo.compare"(%3, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%6 = "stablehlo.compare"(%3, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%7 = "stablehlo.or"(%6, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%9 = "stablehlo.not"(%2) : (tensor<2x3xi32>) -> tensor<2x3xi32>
%10 = "stablehlo.and"(%1, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%11 = "stablehlo.or"(%10, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%12 = "stablehlo.bitcast_convert"(%11) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%14 = "stablehlo.shift_right_logical"(%3, %13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%15 = "stablehlo.constant"() <{value = dense<126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%17 = "stablehlo.select"(%7, %0, %12) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.select"(%7, %5, %16) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"func.return"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
}) : () -> ()
}) : () -> ()
