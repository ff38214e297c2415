"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xf8E5M2FNUZ>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xf8E5M2FNUZ>):
%1 = "stablehlo.constant"() <{value = dense<0x00> : tensor<4xf8E5M2FNUZ>}> : () -> tensor<4xf8E5M2FNUZ>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi1>
%3 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%4 = "stablehlo.convert"(%3) : (tensor<4xf32>) -> tensor<4xi64>
%5 = "stablehlo.convert"(%4) : (tensor<4xi64>) -> tensor<4xi8>
%6 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%7 = "stablehlo.convert"(%6) : (tensor<4xf32>) -> tensor<4xi64>
%8 = "stablehlo.convert"(%7) : (tensor<4xi64>) -> tensor<4xi16>
%9 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%10 = "stablehlo.convert"(%9) : (tensor<4xf32>) -> tensor<4xi64>
%11 = "stablehlo.convert"(%10) : (tensor<4xi64>) -> tensor<4xi32>
%12 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%13 = "stablehlo.convert"(%12) : (tensor<4xf32>) -> tensor<4xi64>
%14 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%15 = "stablehlo.convert"(%14) : (tensor<4xf32>) -> tensor<4xi64>
%16 = "stablehlo.convert"(%15) : (tensor<4xi64>) -> tensor<4xui8>
%17 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%18 = "stablehlo.convert"(%17) : (tensor<4xf32>) -> tensor<4xi64>
%19 = "stablehlo.convert"(%18) : (tensor<4xi64>) -> tensor<4xui16>
%20 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%21 = "stablehlo.convert"(%20) : (tensor<4xf32>) -> tensor<4xi64>
%22 = "stablehlo.convert"(%21) : (tensor<4xi64>) -> tensor<4xui32>
%23 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%24 = "stablehlo.convert"(%23) : (tensor<4xf32>) -> tensor<4xi64>
%25 = "stablehlo.convert"(%24) : (tensor<4xi64>) -> tensor<4xui64>
%26 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%27 = "stablehlo.convert"(%26) : (tensor<4xf32>) -> tensor<4xf16>
%28 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%29 = "stablehlo.convert"(%28) : (tensor<4xf32>) -> tensor<4xbf16>
%30 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%31 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf64>
%32 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%33 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%34 = "stablehlo.complex"(%32, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%35 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf64>
%36 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%37 = "stablehlo.complex"(%35, %36) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%38 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%39 = "stablehlo.constant"() <{value = dense<0x43E00000> : tensor<f32>}> : () -> tensor<f32>
%40 = "stablehlo.negate"(%39) : (tensor<f32>) -> tensor<f32>
%41 = "stablehlo.clamp"(%40, %38, %39) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
%42 = "stablehlo.convert"(%41) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
%43 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%44 = "stablehlo.convert"(%43) : (tensor<4xf32>) -> tensor<4xf8E5M2>
%45 = "stablehlo.convert"(%0) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf32>
%46 = "stablehlo.convert"(%45) : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
"func.return"(%2, %5, %8, %11, %13, %16, %19, %22, %25, %27, %29, %30, %31, %34, %37, %42, %44, %46, %0) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
