"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xbf16>) -> (tensor<2x16x2xi1>, tensor<2x16x2xi8>, tensor<2x16xi16>, tensor<16xi32>, tensor<8xi64>, tensor<2x16x2xui8>, tensor<2x16xui16>, tensor<16xui32>, tensor<8xui64>, tensor<2x16xf16>, tensor<2x16xbf16>, tensor<16xf32>, tensor<8xf64>, tensor<8xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<2x16x2xf8E4M3FN>, tensor<2x16x2xf8E5M2>, tensor<2x16x2xf8E4M3FNUZ>, tensor<2x16x2xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xbf16>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xui8>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16x2xui8>}> : () -> tensor<2x16x2xui8>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16x2xui8>, tensor<2x16x2xui8>) -> tensor<2x16x2xi1>
%4 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xi8>
%5 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16xi16>
%6 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<16x2xbf16>
%7 = "stablehlo.bitcast_convert"(%6) : (tensor<16x2xbf16>) -> tensor<16xi32>
%8 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<8x4xbf16>
%9 = "stablehlo.bitcast_convert"(%8) : (tensor<8x4xbf16>) -> tensor<8xi64>
%10 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xui8>
%11 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16xui16>
%12 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<16x2xbf16>
%13 = "stablehlo.bitcast_convert"(%12) : (tensor<16x2xbf16>) -> tensor<16xui32>
%14 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<8x4xbf16>
%15 = "stablehlo.bitcast_convert"(%14) : (tensor<8x4xbf16>) -> tensor<8xui64>
%16 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16xf16>
%17 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<16x2xbf16>
%18 = "stablehlo.bitcast_convert"(%17) : (tensor<16x2xbf16>) -> tensor<16xf32>
%19 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<8x4xbf16>
%20 = "stablehlo.bitcast_convert"(%19) : (tensor<8x4xbf16>) -> tensor<8xf64>
%21 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<8x2x2xbf16>
%22 = "stablehlo.bitcast_convert"(%21) : (tensor<8x2x2xbf16>) -> tensor<8x2xf32>
%23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 1>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<8x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<8x1xf32>) -> tensor<8xf32>
%25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<8x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<8x1xf32>) -> tensor<8xf32>
%27 = "stablehlo.complex"(%24, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xcomplex<f32>>
%28 = "stablehlo.reshape"(%0) : (tensor<2x16xbf16>) -> tensor<4x2x4xbf16>
%29 = "stablehlo.bitcast_convert"(%28) : (tensor<4x2x4xbf16>) -> tensor<4x2xf64>
%30 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<4x2xf64>) -> tensor<4x1xf64>
%31 = "stablehlo.reshape"(%30) : (tensor<4x1xf64>) -> tensor<4xf64>
%32 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xf64>) -> tensor<4x1xf64>
%33 = "stablehlo.reshape"(%32) : (tensor<4x1xf64>) -> tensor<4xf64>
%34 = "stablehlo.complex"(%31, %33) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%35 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xf8E4M3FN>
%36 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xf8E5M2>
%37 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xf8E4M3FNUZ>
%38 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xbf16>) -> tensor<2x16x2xf8E5M2FNUZ>
"func.return"(%3, %4, %5, %7, %9, %10, %11, %13, %15, %16, %0, %18, %20, %27, %34, %35, %36, %37, %38) : (tensor<2x16x2xi1>, tensor<2x16x2xi8>, tensor<2x16xi16>, tensor<16xi32>, tensor<8xi64>, tensor<2x16x2xui8>, tensor<2x16xui16>, tensor<16xui32>, tensor<8xui64>, tensor<2x16xf16>, tensor<2x16xbf16>, tensor<16xf32>, tensor<8xf64>, tensor<8xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<2x16x2xf8E4M3FN>, tensor<2x16x2xf8E5M2>, tensor<2x16x2xf8E4M3FNUZ>, tensor<2x16x2xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
