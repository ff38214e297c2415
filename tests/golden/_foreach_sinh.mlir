"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.exponential"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.exponential_minus_one"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.constant"() <{value = dense<0x3E800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%11 = "stablehlo.divide"(%10, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.subtract"(%7, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%14 = "stablehlo.add"(%9, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.divide"(%9, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.add"(%9, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.multiply"(%3, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.compare"(%18, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%20 = "stablehlo.select"(%19, %17, %12) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.negate"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%23 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%25 = "stablehlo.select"(%24, %21, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.multiply"(%26, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.exponential"(%27) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.multiply"(%3, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.multiply"(%29, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.exponential_minus_one"(%31) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.divide"(%10, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.subtract"(%30, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.add"(%32, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.divide"(%32, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.add"(%32, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.multiply"(%3, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.compare"(%39, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%41 = "stablehlo.select"(%40, %38, %34) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.negate"(%41) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%44 = "stablehlo.compare"(%43, %23) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%45 = "stablehlo.select"(%44, %42, %41) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%25, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
