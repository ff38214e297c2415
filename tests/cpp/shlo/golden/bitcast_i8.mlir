"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xi8>) -> (tensor<2x16xi1>, tensor<2x16xi8>, tensor<16xi16>, tensor<8xi32>, tensor<4xi64>, tensor<2x16xui8>, tensor<16xui16>, tensor<8xui32>, tensor<4xui64>, tensor<16xf16>, tensor<16xbf16>, tensor<8xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xi8>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi8>) -> tensor<2x16xui8>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16xui8>}> : () -> tensor<2x16xui8>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16xui8>, tensor<2x16xui8>) -> tensor<2x16xi1>
%4 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<16x2xi8>
%5 = "stablehlo.bitcast_convert"(%4) : (tensor<16x2xi8>) -> tensor<16xi16>
%6 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<8x4xi8>
%7 = "stablehlo.bitcast_convert"(%6) : (tensor<8x4xi8>) -> tensor<8xi32>
%8 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<4x8xi8>
%9 = "stablehlo.bitcast_convert"(%8) : (tensor<4x8xi8>) -> tensor<4xi64>
%10 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi8>) -> tensor<2x16xui8>
%11 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<16x2xi8>
%12 = "stablehlo.bitcast_convert"(%11) : (tensor<16x2xi8>) -> tensor<16xui16>
%13 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<8x4xi8>
%14 = "stablehlo.bitcast_convert"(%13) : (tensor<8x4xi8>) -> tensor<8xui32>
%15 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<4x8xi8>
%16 = "stablehlo.bitcast_convert"(%15) : (tensor<4x8xi8>) -> tensor<4xui64>
%17 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<16x2xi8>
%18 = "stablehlo.bitcast_convert"(%17) : (tensor<16x2xi8>) -> tensor<16xf16>
%19 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<16x2xi8>
%20 = "stablehlo.bitcast_convert"(%19) : (tensor<16x2xi8>) -> tensor<16xbf16>
%21 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<8x4xi8>
%22 = "stablehlo.bitcast_convert"(%21) : (tensor<8x4xi8>) -> tensor<8xf32>
%23 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<4x8xi8>
%24 = "stablehlo.bitcast_convert"(%23) : (tensor<4x8xi8>) -> tensor<4xf64>
%25 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<4x2x4xi8>
%26 = "stablehlo.bitcast_convert"(%25) : (tensor<4x2x4xi8>) -> tensor<4x2xf32>
%27 = "stablehlo.slice"(%26) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<4x1xf32>) -> tensor<4xf32>
%29 = "stablehlo.slice"(%26) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<4x1xf32>) -> tensor<4xf32>
%31 = "stablehlo.complex"(%28, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%32 = "stablehlo.reshape"(%0) : (tensor<2x16xi8>) -> tensor<2x2x8xi8>
%33 = "stablehlo.bitcast_convert"(%32) : (tensor<2x2x8xi8>) -> tensor<2x2xf64>
%34 = "stablehlo.slice"(%33) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xf64>) -> tensor<2x1xf64>
%35 = "stablehlo.reshape"(%34) : (tensor<2x1xf64>) -> tensor<2xf64>
%36 = "stablehlo.slice"(%33) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xf64>) -> tensor<2x1xf64>
%37 = "stablehlo.reshape"(%36) : (tensor<2x1xf64>) -> tensor<2xf64>
%38 = "stablehlo.complex"(%35, %37) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xcomplex<f64>>
%39 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi8>) -> tensor<2x16xf8E4M3FN>
%40 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi8>) -> tensor<2x16xf8E5M2>
%41 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi8>) -> tensor<2x16xf8E4M3FNUZ>
%42 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi8>) -> tensor<2x16xf8E5M2FNUZ>
"func.return"(%3, %0, %5, %7, %9, %10, %12, %14, %16, %18, %20, %22, %24, %31, %38, %39, %40, %41, %42) : (tensor<2x16xi1>, tensor<2x16xi8>, tensor<16xi16>, tensor<8xi32>, tensor<4xi64>, tensor<2x16xui8>, tensor<16xui16>, tensor<8xui32>, tensor<4xui64>, tensor<16xf16>, tensor<16xbf16>, tensor<8xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
