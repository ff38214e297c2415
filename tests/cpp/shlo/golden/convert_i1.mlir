"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xi1>):
%1 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi8>
%2 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi16>
%3 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi32>
%4 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi64>
%5 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xui8>
%6 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xui16>
%7 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xui32>
%8 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xui64>
%9 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf16>
%10 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xbf16>
%11 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf32>
%12 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf64>
%13 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf32>
%14 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%15 = "stablehlo.complex"(%13, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%16 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf64>
%17 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%18 = "stablehlo.complex"(%16, %17) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%19 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf8E4M3FN>
%20 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf8E5M2>
%21 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf8E4M3FNUZ>
%22 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xf8E5M2FNUZ>
"func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %15, %18, %19, %20, %21, %22) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
