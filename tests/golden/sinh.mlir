"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.exponential"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.exponential_minus_one"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.constant"() <{value = dense<0x3E800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%10 = "stablehlo.divide"(%9, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.subtract"(%6, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%13 = "stablehlo.add"(%8, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.divide"(%8, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.add"(%8, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%2, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.compare"(%17, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%19 = "stablehlo.select"(%18, %16, %11) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.negate"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%22 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%24 = "stablehlo.select"(%23, %20, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%24) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
