"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xcomplex<f32>>) -> (tensor<2x16x8xi1>, tensor<2x16x8xi8>, tensor<2x16x4xi16>, tensor<2x16x2xi32>, tensor<2x16xi64>, tensor<2x16x8xui8>, tensor<2x16x4xui16>, tensor<2x16x2xui32>, tensor<2x16xui64>, tensor<2x16x4xf16>, tensor<2x16x4xbf16>, tensor<2x16x2xf32>, tensor<2x16xf64>, tensor<2x16xcomplex<f32>>, tensor<16xcomplex<f64>>, tensor<2x16x8xf8E4M3FN>, tensor<2x16x8xf8E5M2>, tensor<2x16x8xf8E4M3FNUZ>, tensor<2x16x8xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xcomplex<f32>>):
%1 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%3 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%5 = "stablehlo.concatenate"(%2, %4) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xui8>
%7 = "stablehlo.reshape"(%6) : (tensor<2x16x2x4xui8>) -> tensor<2x16x8xui8>
%8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16x8xui8>}> : () -> tensor<2x16x8xui8>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16x8xui8>, tensor<2x16x8xui8>) -> tensor<2x16x8xi1>
%10 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%12 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%14 = "stablehlo.concatenate"(%11, %13) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%15 = "stablehlo.bitcast_convert"(%14) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xi8>
%16 = "stablehlo.reshape"(%15) : (tensor<2x16x2x4xi8>) -> tensor<2x16x8xi8>
%17 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%19 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%21 = "stablehlo.concatenate"(%18, %20) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%22 = "stablehlo.bitcast_convert"(%21) : (tensor<2x16x2xf32>) -> tensor<2x16x2x2xi16>
%23 = "stablehlo.reshape"(%22) : (tensor<2x16x2x2xi16>) -> tensor<2x16x4xi16>
%24 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%26 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%28 = "stablehlo.concatenate"(%25, %27) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%29 = "stablehlo.bitcast_convert"(%28) : (tensor<2x16x2xf32>) -> tensor<2x16x2xi32>
%30 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%32 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%34 = "stablehlo.concatenate"(%31, %33) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%35 = "stablehlo.bitcast_convert"(%34) : (tensor<2x16x2xf32>) -> tensor<2x16xi64>
%36 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%38 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%40 = "stablehlo.concatenate"(%37, %39) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%41 = "stablehlo.bitcast_convert"(%40) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xui8>
%42 = "stablehlo.reshape"(%41) : (tensor<2x16x2x4xui8>) -> tensor<2x16x8xui8>
%43 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%45 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%47 = "stablehlo.concatenate"(%44, %46) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%48 = "stablehlo.bitcast_convert"(%47) : (tensor<2x16x2xf32>) -> tensor<2x16x2x2xui16>
%49 = "stablehlo.reshape"(%48) : (tensor<2x16x2x2xui16>) -> tensor<2x16x4xui16>
%50 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%51 = "stablehlo.reshape"(%50) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%52 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%54 = "stablehlo.concatenate"(%51, %53) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%55 = "stablehlo.bitcast_convert"(%54) : (tensor<2x16x2xf32>) -> tensor<2x16x2xui32>
%56 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%58 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%60 = "stablehlo.concatenate"(%57, %59) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%61 = "stablehlo.bitcast_convert"(%60) : (tensor<2x16x2xf32>) -> tensor<2x16xui64>
%62 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%64 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%66 = "stablehlo.concatenate"(%63, %65) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%67 = "stablehlo.bitcast_convert"(%66) : (tensor<2x16x2xf32>) -> tensor<2x16x2x2xf16>
%68 = "stablehlo.reshape"(%67) : (tensor<2x16x2x2xf16>) -> tensor<2x16x4xf16>
%69 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%70 = "stablehlo.reshape"(%69) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%71 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%73 = "stablehlo.concatenate"(%70, %72) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%74 = "stablehlo.bitcast_convert"(%73) : (tensor<2x16x2xf32>) -> tensor<2x16x2x2xbf16>
%75 = "stablehlo.reshape"(%74) : (tensor<2x16x2x2xbf16>) -> tensor<2x16x4xbf16>
%76 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%77 = "stablehlo.reshape"(%76) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%78 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%80 = "stablehlo.concatenate"(%77, %79) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%81 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%82 = "stablehlo.reshape"(%81) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%83 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%85 = "stablehlo.concatenate"(%82, %84) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%86 = "stablehlo.bitcast_convert"(%85) : (tensor<2x16x2xf32>) -> tensor<2x16xf64>
%87 = "stablehlo.reshape"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<16x2xcomplex<f32>>
%88 = "stablehlo.real"(%87) : (tensor<16x2xcomplex<f32>>) -> tensor<16x2xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
%90 = "stablehlo.imag"(%87) : (tensor<16x2xcomplex<f32>>) -> tensor<16x2xf32>
%91 = "stablehlo.reshape"(%90) : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
%92 = "stablehlo.concatenate"(%89, %91) <{dimension = 2 : i64}> : (tensor<16x2x1xf32>, tensor<16x2x1xf32>) -> tensor<16x2x2xf32>
%93 = "stablehlo.bitcast_convert"(%92) : (tensor<16x2x2xf32>) -> tensor<16x2xf64>
%94 = "stablehlo.slice"(%93) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 1>, strides = array<i64: 1, 1>}> : (tensor<16x2xf64>) -> tensor<16x1xf64>
%95 = "stablehlo.reshape"(%94) : (tensor<16x1xf64>) -> tensor<16xf64>
%96 = "stablehlo.slice"(%93) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 16, 2>, strides = array<i64: 1, 1>}> : (tensor<16x2xf64>) -> tensor<16x1xf64>
%97 = "stablehlo.reshape"(%96) : (tensor<16x1xf64>) -> tensor<16xf64>
%98 = "stablehlo.complex"(%95, %97) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xcomplex<f64>>
%99 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%100 = "stablehlo.reshape"(%99) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%101 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%102 = "stablehlo.reshape"(%101) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%103 = "stablehlo.concatenate"(%100, %102) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%104 = "stablehlo.bitcast_convert"(%103) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xf8E4M3FN>
%105 = "stablehlo.reshape"(%104) : (tensor<2x16x2x4xf8E4M3FN>) -> tensor<2x16x8xf8E4M3FN>
%106 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%107 = "stablehlo.reshape"(%106) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%108 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%109 = "stablehlo.reshape"(%108) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%110 = "stablehlo.concatenate"(%107, %109) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%111 = "stablehlo.bitcast_convert"(%110) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xf8E5M2>
%112 = "stablehlo.reshape"(%111) : (tensor<2x16x2x4xf8E5M2>) -> tensor<2x16x8xf8E5M2>
%113 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%114 = "stablehlo.reshape"(%113) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%115 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%116 = "stablehlo.reshape"(%115) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%117 = "stablehlo.concatenate"(%114, %116) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%118 = "stablehlo.bitcast_convert"(%117) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xf8E4M3FNUZ>
%119 = "stablehlo.reshape"(%118) : (tensor<2x16x2x4xf8E4M3FNUZ>) -> tensor<2x16x8xf8E4M3FNUZ>
%120 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%121 = "stablehlo.reshape"(%120) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%122 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f32>>) -> tensor<2x16xf32>
%123 = "stablehlo.reshape"(%122) : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
%124 = "stablehlo.concatenate"(%121, %123) <{dimension = 2 : i64}> : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x2xf32>
%125 = "stablehlo.bitcast_convert"(%124) : (tensor<2x16x2xf32>) -> tensor<2x16x2x4xf8E5M2FNUZ>
%126 = "stablehlo.reshape"(%125) : (tensor<2x16x2x4xf8E5M2FNUZ>) -> tensor<2x16x8xf8E5M2FNUZ>
"func.return"(%9, %16, %23, %29, %35, %42, %49, %55, %61, %68, %75, %80, %86, %0, %98, %105, %112, %119, %126) : (tensor<2x16x8xi1>, tensor<2x16x8xi8>, tensor<2x16x4xi16>, tensor<2x16x2xi32>, tensor<2x16xi64>, tensor<2x16x8xui8>, tensor<2x16x4xui16>, tensor<2x16x2xui32>, tensor<2x16xui64>, tensor<2x16x4xf16>, tensor<2x16x4xbf16>, tensor<2x16x2xf32>, tensor<2x16xf64>, tensor<2x16xcomplex<f32>>, tensor<16xcomplex<f64>>, tensor<2x16x8xf8E4M3FN>, tensor<2x16x8xf8E5M2>, tensor<2x16x8xf8E4M3FNUZ>, tensor<2x16x8xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
