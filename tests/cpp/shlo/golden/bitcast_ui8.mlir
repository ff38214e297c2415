"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xui8>) -> (tensor<2x16xi1>, tensor<2x16xi8>, tensor<16xi16>, tensor<8xi32>, tensor<4xi64>, tensor<2x16xui8>, tensor<16xui16>, tensor<8xui32>, tensor<4xui64>, tensor<16xf16>, tensor<16xbf16>, tensor<8xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xui8>):
%1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16xui8>}> : () -> tensor<2x16xui8>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16xui8>, tensor<2x16xui8>) -> tensor<2x16xi1>
%3 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui8>) -> tensor<2x16xi8>
%4 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<16x2xui8>
%5 = "stablehlo.bitcast_convert"(%4) : (tensor<16x2xui8>) -> tensor<16xi16>
%6 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<8x4xui8>
%7 = "stablehlo.bitcast_convert"(%6) : (tensor<8x4xui8>) -> tensor<8xi32>
%8 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<4x8xui8>
%9 = "stablehlo.bitcast_convert"(%8) : (tensor<4x8xui8>) -> tensor<4xi64>
%10 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<16x2xui8>
%11 = "stablehlo.bitcast_convert"(%10) : (tensor<16x2xui8>) -> tensor<16xui16>
%12 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<8x4xui8>
%13 = "stablehlo.bitcast_convert"(%12) : (tensor<8x4xui8>) -> tensor<8xui32>
%14 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<4x8xui8>
%15 = "stablehlo.bitcast_convert"(%14) : (tensor<4x8xui8>) -> tensor<4xui64>
%16 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<16x2xui8>
%17 = "stablehlo.bitcast_convert"(%16) : (tensor<16x2xui8>) -> tensor<16xf16>
%18 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<16x2xui8>
%19 = "stablehlo.bitcast_convert"(%18) : (tensor<16x2xui8>) -> tensor<16xbf16>
%20 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<8x4xui8>
%21 = "stablehlo.bitcast_convert"(%20) : (tensor<8x4xui8>) -> tensor<8xf32>
%22 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<4x8xui8>
%23 = "stablehlo.bitcast_convert"(%22) : (tensor<4x8xui8>) -> tensor<4xf64>
%24 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<4x2x4xui8>
%25 = "stablehlo.bitcast_convert"(%24) : (tensor<4x2x4xui8>) -> tensor<4x2xf32>
%26 = "stablehlo.slice"(%25) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<4x1xf32>) -> tensor<4xf32>
%28 = "stablehlo.slice"(%25) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<4x1xf32>) -> tensor<4xf32>
%30 = "stablehlo.complex"(%27, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%31 = "stablehlo.reshape"(%0) : (tensor<2x16xui8>) -> tensor<2x2x8xui8>
%32 = "stablehlo.bitcast_convert"(%31) : (tensor<2x2x8xui8>) -> tensor<2x2xf64>
%33 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xf64>) -> tensor<2x1xf64>
%34 = "stablehlo.reshape"(%33) : (tensor<2x1xf64>) -> tensor<2xf64>
%35 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xf64>) -> tensor<2x1xf64>
%36 = "stablehlo.reshape"(%35) : (tensor<2x1xf64>) -> tensor<2xf64>
%37 = "stablehlo.complex"(%34, %36) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xcomplex<f64>>
%38 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui8>) -> tensor<2x16xf8E4M3FN>
%39 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui8>) -> tensor<2x16xf8E5M2>
%40 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui8>) -> tensor<2x16xf8E4M3FNUZ>
%41 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui8>) -> tensor<2x16xf8E5M2FNUZ>
"func.return"(%2, %3, %5, %7, %9, %0, %11, %13, %15, %17, %19, %21, %23, %30, %37, %38, %39, %40, %41) : (tensor<2x16xi1>, tensor<2x16xi8>, tensor<16xi16>, tensor<8xi32>, tensor<4xi64>, tensor<2x16xui8>, tensor<16xui16>, tensor<8xui32>, tensor<4xui64>, tensor<16xf16>, tensor<16xbf16>, tensor<8xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
