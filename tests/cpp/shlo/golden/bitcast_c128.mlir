"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xcomplex<f64>>) -> (tensor<2x16x16xi1>, tensor<2x16x16xi8>, tensor<2x16x8xi16>, tensor<2x16x4xi32>, tensor<2x16x2xi64>, tensor<2x16x16xui8>, tensor<2x16x8xui16>, tensor<2x16x4xui32>, tensor<2x16x2xui64>, tensor<2x16x8xf16>, tensor<2x16x8xbf16>, tensor<2x16x4xf32>, tensor<2x16x2xf64>, tensor<2x16x2xcomplex<f32>>, tensor<2x16xcomplex<f64>>, tensor<2x16x16xf8E4M3FN>, tensor<2x16x16xf8E5M2>, tensor<2x16x16xf8E4M3FNUZ>, tensor<2x16x16xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xcomplex<f64>>):
%1 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%2 = "stablehlo.reshape"(%1) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%3 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%4 = "stablehlo.reshape"(%3) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%5 = "stablehlo.concatenate"(%2, %4) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xui8>
%7 = "stablehlo.reshape"(%6) : (tensor<2x16x2x8xui8>) -> tensor<2x16x16xui8>
%8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16x16xui8>}> : () -> tensor<2x16x16xui8>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16x16xui8>, tensor<2x16x16xui8>) -> tensor<2x16x16xi1>
%10 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%11 = "stablehlo.reshape"(%10) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%12 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%13 = "stablehlo.reshape"(%12) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%14 = "stablehlo.concatenate"(%11, %13) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%15 = "stablehlo.bitcast_convert"(%14) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xi8>
%16 = "stablehlo.reshape"(%15) : (tensor<2x16x2x8xi8>) -> tensor<2x16x16xi8>
%17 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%18 = "stablehlo.reshape"(%17) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%19 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%21 = "stablehlo.concatenate"(%18, %20) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%22 = "stablehlo.bitcast_convert"(%21) : (tensor<2x16x2xf64>) -> tensor<2x16x2x4xi16>
%23 = "stablehlo.reshape"(%22) : (tensor<2x16x2x4xi16>) -> tensor<2x16x8xi16>
%24 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%25 = "stablehlo.reshape"(%24) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%26 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%27 = "stablehlo.reshape"(%26) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%28 = "stablehlo.concatenate"(%25, %27) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%29 = "stablehlo.bitcast_convert"(%28) : (tensor<2x16x2xf64>) -> tensor<2x16x2x2xi32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x16x2x2xi32>) -> tensor<2x16x4xi32>
%31 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%32 = "stablehlo.reshape"(%31) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%33 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%34 = "stablehlo.reshape"(%33) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%35 = "stablehlo.concatenate"(%32, %34) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%36 = "stablehlo.bitcast_convert"(%35) : (tensor<2x16x2xf64>) -> tensor<2x16x2xi64>
%37 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%38 = "stablehlo.reshape"(%37) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%39 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%40 = "stablehlo.reshape"(%39) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%41 = "stablehlo.concatenate"(%38, %40) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%42 = "stablehlo.bitcast_convert"(%41) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xui8>
%43 = "stablehlo.reshape"(%42) : (tensor<2x16x2x8xui8>) -> tensor<2x16x16xui8>
%44 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%45 = "stablehlo.reshape"(%44) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%46 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%47 = "stablehlo.reshape"(%46) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%48 = "stablehlo.concatenate"(%45, %47) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%49 = "stablehlo.bitcast_convert"(%48) : (tensor<2x16x2xf64>) -> tensor<2x16x2x4xui16>
%50 = "stablehlo.reshape"(%49) : (tensor<2x16x2x4xui16>) -> tensor<2x16x8xui16>
%51 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%52 = "stablehlo.reshape"(%51) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%53 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%54 = "stablehlo.reshape"(%53) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%55 = "stablehlo.concatenate"(%52, %54) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%56 = "stablehlo.bitcast_convert"(%55) : (tensor<2x16x2xf64>) -> tensor<2x16x2x2xui32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x16x2x2xui32>) -> tensor<2x16x4xui32>
%58 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%59 = "stablehlo.reshape"(%58) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%60 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%61 = "stablehlo.reshape"(%60) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%62 = "stablehlo.concatenate"(%59, %61) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%63 = "stablehlo.bitcast_convert"(%62) : (tensor<2x16x2xf64>) -> tensor<2x16x2xui64>
%64 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%65 = "stablehlo.reshape"(%64) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%66 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%67 = "stablehlo.reshape"(%66) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%68 = "stablehlo.concatenate"(%65, %67) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%69 = "stablehlo.bitcast_convert"(%68) : (tensor<2x16x2xf64>) -> tensor<2x16x2x4xf16>
%70 = "stablehlo.reshape"(%69) : (tensor<2x16x2x4xf16>) -> tensor<2x16x8xf16>
%71 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%72 = "stablehlo.reshape"(%71) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%73 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%74 = "stablehlo.reshape"(%73) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%75 = "stablehlo.concatenate"(%72, %74) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%76 = "stablehlo.bitcast_convert"(%75) : (tensor<2x16x2xf64>) -> tensor<2x16x2x4xbf16>
%77 = "stablehlo.reshape"(%76) : (tensor<2x16x2x4xbf16>) -> tensor<2x16x8xbf16>
%78 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%79 = "stablehlo.reshape"(%78) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%80 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%81 = "stablehlo.reshape"(%80) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%82 = "stablehlo.concatenate"(%79, %81) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%83 = "stablehlo.bitcast_convert"(%82) : (tensor<2x16x2xf64>) -> tensor<2x16x2x2xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<2x16x2x2xf32>) -> tensor<2x16x4xf32>
%85 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%86 = "stablehlo.reshape"(%85) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%87 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%88 = "stablehlo.reshape"(%87) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%89 = "stablehlo.concatenate"(%86, %88) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%90 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%91 = "stablehlo.reshape"(%90) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%92 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%93 = "stablehlo.reshape"(%92) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%94 = "stablehlo.concatenate"(%91, %93) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%95 = "stablehlo.bitcast_convert"(%94) : (tensor<2x16x2xf64>) -> tensor<2x16x2x2xf32>
%96 = "stablehlo.slice"(%95) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 16, 2, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x16x2x2xf32>) -> tensor<2x16x2x1xf32>
%97 = "stablehlo.reshape"(%96) : (tensor<2x16x2x1xf32>) -> tensor<2x16x2xf32>
%98 = "stablehlo.slice"(%95) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 16, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x16x2x2xf32>) -> tensor<2x16x2x1xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x16x2x1xf32>) -> tensor<2x16x2xf32>
%100 = "stablehlo.complex"(%97, %99) : (tensor<2x16x2xf32>, tensor<2x16x2xf32>) -> tensor<2x16x2xcomplex<f32>>
%101 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%102 = "stablehlo.reshape"(%101) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%103 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%104 = "stablehlo.reshape"(%103) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%105 = "stablehlo.concatenate"(%102, %104) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%106 = "stablehlo.bitcast_convert"(%105) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xf8E4M3FN>
%107 = "stablehlo.reshape"(%106) : (tensor<2x16x2x8xf8E4M3FN>) -> tensor<2x16x16xf8E4M3FN>
%108 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%109 = "stablehlo.reshape"(%108) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%110 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%111 = "stablehlo.reshape"(%110) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%112 = "stablehlo.concatenate"(%109, %111) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%113 = "stablehlo.bitcast_convert"(%112) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xf8E5M2>
%114 = "stablehlo.reshape"(%113) : (tensor<2x16x2x8xf8E5M2>) -> tensor<2x16x16xf8E5M2>
%115 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%116 = "stablehlo.reshape"(%115) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%117 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%118 = "stablehlo.reshape"(%117) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%119 = "stablehlo.concatenate"(%116, %118) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%120 = "stablehlo.bitcast_convert"(%119) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xf8E4M3FNUZ>
%121 = "stablehlo.reshape"(%120) : (tensor<2x16x2x8xf8E4M3FNUZ>) -> tensor<2x16x16xf8E4M3FNUZ>
%122 = "stablehlo.real"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%123 = "stablehlo.reshape"(%122) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%124 = "stablehlo.imag"(%0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x16xf64>
%125 = "stablehlo.reshape"(%124) : (tensor<2x16xf64>) -> tensor<2x16x1xf64>
%126 = "stablehlo.concatenate"(%123, %125) <{dimension = 2 : i64}> : (tensor<2x16x1xf64>, tensor<2x16x1xf64>) -> tensor<2x16x2xf64>
%127 = "stablehlo.bitcast_convert"(%126) : (tensor<2x16x2xf64>) -> tensor<2x16x2x8xf8E5M2FNUZ>
%128 = "stablehlo.reshape"(%127) : (tensor<2x16x2x8xf8E5M2FNUZ>) -> tensor<2x16x16xf8E5M2FNUZ>
"func.return"(%9, %16, %23, %30, %36, %43, %50, %57, %63, %70, %77, %84, %89, %100, %0, %107, %114, %121, %128) : (tensor<2x16x16xi1>, tensor<2x16x16xi8>, tensor<2x16x8xi16>, tensor<2x16x4xi32>, tensor<2x16x2xi64>, tensor<2x16x16xui8>, tensor<2x16x8xui16>, tensor<2x16x4xui32>, tensor<2x16x2xui64>, tensor<2x16x8xf16>, tensor<2x16x8xbf16>, tensor<2x16x4xf32>, tensor<2x16x2xf64>, tensor<2x16x2xcomplex<f32>>, tensor<2x16xcomplex<f64>>, tensor<2x16x16xf8E4M3FN>, tensor<2x16x16xf8E5M2>, tensor<2x16x16xf8E4M3FNUZ>, tensor<2x16x16xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
