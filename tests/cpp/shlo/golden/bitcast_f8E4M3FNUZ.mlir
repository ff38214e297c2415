"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xf8E4M3FNUZ>) -> (tensor<2x16xi1>, tensor<2x16xi8>, tensor<16xi16>, tensor<8xi32>, tensor<4xi64>, tensor<2x16xui8>, tensor<16xui16>, tensor<8xui32>, tensor<4xui64>, tensor<16xf16>, tensor<16xbf16>, tensor<8xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xf8E4M3FNUZ>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x16xui8>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16xui8>}> : () -> tensor<2x16xui8>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16xui8>, tensor<2x16xui8>) -> tensor<2x16xi1>
%4 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x16xi8>
%5 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<16x2xf8E4M3FNUZ>
%6 = "stablehlo.bitcast_convert"(%5) : (tensor<16x2xf8E4M3FNUZ>) -> tensor<16xi16>
%7 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<8x4xf8E4M3FNUZ>
%8 = "stablehlo.bitcast_convert"(%7) : (tensor<8x4xf8E4M3FNUZ>) -> tensor<8xi32>
%9 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<4x8xf8E4M3FNUZ>
%10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x8xf8E4M3FNUZ>) -> tensor<4xi64>
%11 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x16xui8>
%12 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<16x2xf8E4M3FNUZ>
%13 = "stablehlo.bitcast_convert"(%12) : (tensor<16x2xf8E4M3FNUZ>) -> tensor<16xui16>
%14 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<8x4xf8E4M3FNUZ>
%15 = "stablehlo.bitcast_convert"(%14) : (tensor<8x4xf8E4M3FNUZ>) -> tensor<8xui32>
%16 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<4x8xf8E4M3FNUZ>
%17 = "stablehlo.bitcast_convert"(%16) : (tensor<4x8xf8E4M3FNUZ>) -> tensor<4xui64>
%18 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<16x2xf8E4M3FNUZ>
%19 = "stablehlo.bitcast_convert"(%18) : (tensor<16x2xf8E4M3FNUZ>) -> tensor<16xf16>
%20 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<16x2xf8E4M3FNUZ>
%21 = "stablehlo.bitcast_convert"(%20) : (tensor<16x2xf8E4M3FNUZ>) -> tensor<16xbf16>
%22 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<8x4xf8E4M3FNUZ>
%23 = "stablehlo.bitcast_convert"(%22) : (tensor<8x4xf8E4M3FNUZ>) -> tensor<8xf32>
%24 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<4x8xf8E4M3FNUZ>
%25 = "stablehlo.bitcast_convert"(%24) : (tensor<4x8xf8E4M3FNUZ>) -> tensor<4xf64>
%26 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<4x2x4xf8E4M3FNUZ>
%27 = "stablehlo.bitcast_convert"(%26) : (tensor<4x2x4xf8E4M3FNUZ>) -> tensor<4x2xf32>
%28 = "stablehlo.slice"(%27) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<4x1xf32>) -> tensor<4xf32>
%30 = "stablehlo.slice"(%27) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<4x1xf32>) -> tensor<4xf32>
%32 = "stablehlo.complex"(%29, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%33 = "stablehlo.reshape"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x2x8xf8E4M3FNUZ>
%34 = "stablehlo.bitcast_convert"(%33) : (tensor<2x2x8xf8E4M3FNUZ>) -> tensor<2x2xf64>
%35 = "stablehlo.slice"(%34) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xf64>) -> tensor<2x1xf64>
%36 = "stablehlo.reshape"(%35) : (tensor<2x1xf64>) -> tensor<2xf64>
%37 = "stablehlo.slice"(%34) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xf64>) -> tensor<2x1xf64>
%38 = "stablehlo.reshape"(%37) : (tensor<2x1xf64>) -> tensor<2xf64>
%39 = "stablehlo.complex"(%36, %38) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xcomplex<f64>>
%40 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x16xf8E4M3FN>
%41 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x16xf8E5M2>
%42 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf8E4M3FNUZ>) -> tensor<2x16xf8E5M2FNUZ>
"func.return"(%3, %4, %6, %8, %10, %11, %13, %15, %17, %19, %21, %23, %25, %32, %39, %40, %41, %0, %42) : (tensor<2x16xi1>, tensor<2x16xi8>, tensor<16xi16>, tensor<8xi32>, tensor<4xi64>, tensor<2x16xui8>, tensor<16xui16>, tensor<8xui32>, tensor<4xui64>, tensor<16xf16>, tensor<16xbf16>, tensor<8xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
