"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xi8>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xi8>):
%1 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi8>}> : () -> tensor<4xi8>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
%3 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xi16>
%4 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xi32>
%5 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xi64>
%6 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xui8>
%7 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xui16>
%8 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xui32>
%9 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xui64>
%10 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf16>
%11 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xbf16>
%12 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf32>
%13 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf64>
%14 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf32>
%15 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%16 = "stablehlo.complex"(%14, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%17 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf64>
%18 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%19 = "stablehlo.complex"(%17, %18) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%20 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf32>
%21 = "stablehlo.constant"() <{value = dense<0x43E00000> : tensor<f32>}> : () -> tensor<f32>
%22 = "stablehlo.negate"(%21) : (tensor<f32>) -> tensor<f32>
%23 = "stablehlo.clamp"(%22, %20, %21) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
%24 = "stablehlo.convert"(%23) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
%25 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf32>
%26 = "stablehlo.convert"(%25) : (tensor<4xf32>) -> tensor<4xf8E5M2>
%27 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf32>
%28 = "stablehlo.convert"(%27) : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
%29 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xf32>
%30 = "stablehlo.convert"(%29) : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
"func.return"(%2, %0, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %19, %24, %26, %28, %30) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
