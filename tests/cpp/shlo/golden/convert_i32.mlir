"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xi32>):
%1 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%3 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xi8>
%4 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xi16>
%5 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xi64>
%6 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xui8>
%7 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xui16>
%8 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xui32>
%9 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xui64>
%10 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%11 = "stablehlo.convert"(%10) : (tensor<4xf32>) -> tensor<4xf16>
%12 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%13 = "stablehlo.convert"(%12) : (tensor<4xf32>) -> tensor<4xbf16>
%14 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%15 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf64>
%16 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%17 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%18 = "stablehlo.complex"(%16, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%19 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf64>
%20 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%21 = "stablehlo.complex"(%19, %20) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%22 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%23 = "stablehlo.constant"() <{value = dense<0x43E00000> : tensor<f32>}> : () -> tensor<f32>
%24 = "stablehlo.negate"(%23) : (tensor<f32>) -> tensor<f32>
%25 = "stablehlo.clamp"(%24, %22, %23) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
%26 = "stablehlo.convert"(%25) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
%27 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%28 = "stablehlo.convert"(%27) : (tensor<4xf32>) -> tensor<4xf8E5M2>
%29 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%30 = "stablehlo.convert"(%29) : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
%31 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%32 = "stablehlo.convert"(%31) : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
"func.return"(%2, %3, %4, %0, %5, %6, %7, %8, %9, %11, %13, %14, %15, %18, %21, %26, %28, %30, %32) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
