"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xcomplex<f32>>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xcomplex<f32>>):
%1 = "stablehlo.constant"() <{value = dense<(0x00000000, 0x00000000)> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%3 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%4 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%6 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<4xi32>}> : () -> tensor<4xi32>
%7 = "stablehlo.convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%8 = "stablehlo.select"(%5, %7, %6) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%9 = "stablehlo.convert"(%8) : (tensor<4xi32>) -> tensor<4xi8>
%10 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%11 = "stablehlo.compare"(%10, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%12 = "stablehlo.convert"(%10) : (tensor<4xf32>) -> tensor<4xi32>
%13 = "stablehlo.select"(%11, %12, %6) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%14 = "stablehlo.convert"(%13) : (tensor<4xi32>) -> tensor<4xi16>
%15 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%16 = "stablehlo.compare"(%15, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%17 = "stablehlo.convert"(%15) : (tensor<4xf32>) -> tensor<4xi32>
%18 = "stablehlo.select"(%16, %17, %6) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%19 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%20 = "stablehlo.constant"() <{value = dense<0x5F000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%22 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<4xi64>}> : () -> tensor<4xi64>
%23 = "stablehlo.convert"(%19) : (tensor<4xf32>) -> tensor<4xi64>
%24 = "stablehlo.select"(%21, %23, %22) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%25 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%26 = "stablehlo.compare"(%25, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%27 = "stablehlo.convert"(%25) : (tensor<4xf32>) -> tensor<4xi32>
%28 = "stablehlo.select"(%26, %27, %6) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%29 = "stablehlo.convert"(%28) : (tensor<4xi32>) -> tensor<4xui8>
%30 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%31 = "stablehlo.compare"(%30, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.convert"(%30) : (tensor<4xf32>) -> tensor<4xi32>
%33 = "stablehlo.select"(%31, %32, %6) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%34 = "stablehlo.convert"(%33) : (tensor<4xi32>) -> tensor<4xui16>
%35 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%36 = "stablehlo.compare"(%35, %20) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%37 = "stablehlo.convert"(%35) : (tensor<4xf32>) -> tensor<4xi64>
%38 = "stablehlo.select"(%36, %37, %22) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%39 = "stablehlo.convert"(%38) : (tensor<4xi64>) -> tensor<4xui32>
%40 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%41 = "stablehlo.compare"(%40, %20) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%42 = "stablehlo.subtract"(%40, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.select"(%41, %42, %40) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.compare"(%43, %20) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%45 = "stablehlo.convert"(%43) : (tensor<4xf32>) -> tensor<4xi64>
%46 = "stablehlo.select"(%44, %45, %22) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%47 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%48 = "stablehlo.select"(%41, %22, %47) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%49 = "stablehlo.xor"(%46, %48) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%50 = "stablehlo.convert"(%49) : (tensor<4xi64>) -> tensor<4xui64>
%51 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%52 = "stablehlo.convert"(%51) : (tensor<4xf32>) -> tensor<4xf16>
%53 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%54 = "stablehlo.convert"(%53) : (tensor<4xf32>) -> tensor<4xbf16>
%55 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%56 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%57 = "stablehlo.convert"(%56) : (tensor<4xf32>) -> tensor<4xf64>
%58 = "stablehlo.convert"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
%59 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%60 = "stablehlo.constant"() <{value = dense<0x43E00000> : tensor<f32>}> : () -> tensor<f32>
%61 = "stablehlo.negate"(%60) : (tensor<f32>) -> tensor<f32>
%62 = "stablehlo.clamp"(%61, %59, %60) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
%63 = "stablehlo.convert"(%62) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
%64 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%65 = "stablehlo.convert"(%64) : (tensor<4xf32>) -> tensor<4xf8E5M2>
%66 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%67 = "stablehlo.convert"(%66) : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
%68 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%69 = "stablehlo.convert"(%68) : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
"func.return"(%2, %9, %14, %18, %24, %29, %34, %39, %50, %52, %54, %55, %57, %0, %58, %63, %65, %67, %69) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
