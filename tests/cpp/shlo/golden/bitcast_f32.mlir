"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xf32>) -> (tensor<2x16x4xi1>, tensor<2x16x4xi8>, tensor<2x16x2xi16>, tensor<2x16xi32>, tensor<16xi64>, tensor<2x16x4xui8>, tensor<2x16x2xui16>, tensor<2x16xui32>, tensor<16xui64>, tensor<2x16x2xf16>, tensor<2x16x2xbf16>, tensor<2x16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<8xcomplex<f64>>, tensor<2x16x4xf8E4M3FN>, tensor<2x16x4xf8E5M2>, tensor<2x16x4xf8E4M3FNUZ>, tensor<2x16x4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xf32>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xui8>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16x4xui8>}> : () -> tensor<2x16x4xui8>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16x4xui8>, tensor<2x16x4xui8>) -> tensor<2x16x4xi1>
%4 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xi8>
%5 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x2xi16>
%6 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%7 = "stablehlo.reshape"(%0) : (tensor<2x16xf32>) -> tensor<16x2xf32>
%8 = "stablehlo.bitcast_convert"(%7) : (tensor<16x2xf32>) -> tensor<16xi64>
%9 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xui8>
%10 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x2xui16>
%11 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16xui32>
%12 = "stablehlo.reshape"(%0) : (tensor<2x16xf32>) -> tensor<16x2xf32>
%13 = "stablehlo.bitcast_convert"(%12) : (tensor<16x2xf32>) -> tensor<16xui64>
%14 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x2xf16>
%15 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x2xbf16>
%16 = "stablehlo.reshape"(%0) : (tensor<2x16xf32>) -> tensor<16x2xf32>
%17 = "stablehlo.bitcast_convert"(%16) : (tensor<16x2xf32>) -> tensor<16xf64>
%18 = "stablehlo.reshape"(%0) : (tensor<2x16xf32>) -> tensor<16x2xf32>
%19 = "stablehlo.slice"(%18) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 1>, strides = array<i64: 1, 1>}> : (tensor<16x2xf32>) -> tensor<16x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<16x1xf32>) -> tensor<16xf32>
%21 = "stablehlo.slice"(%18) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 16, 2>, strides = array<i64: 1, 1>}> : (tensor<16x2xf32>) -> tensor<16x1xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<16x1xf32>) -> tensor<16xf32>
%23 = "stablehlo.complex"(%20, %22) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xcomplex<f32>>
%24 = "stablehlo.reshape"(%0) : (tensor<2x16xf32>) -> tensor<8x2x2xf32>
%25 = "stablehlo.bitcast_convert"(%24) : (tensor<8x2x2xf32>) -> tensor<8x2xf64>
%26 = "stablehlo.slice"(%25) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 1>, strides = array<i64: 1, 1>}> : (tensor<8x2xf64>) -> tensor<8x1xf64>
%27 = "stablehlo.reshape"(%26) : (tensor<8x1xf64>) -> tensor<8xf64>
%28 = "stablehlo.slice"(%25) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf64>) -> tensor<8x1xf64>
%29 = "stablehlo.reshape"(%28) : (tensor<8x1xf64>) -> tensor<8xf64>
%30 = "stablehlo.complex"(%27, %29) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xcomplex<f64>>
%31 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xf8E4M3FN>
%32 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xf8E5M2>
%33 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xf8E4M3FNUZ>
%34 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xf32>) -> tensor<2x16x4xf8E5M2FNUZ>
"func.return"(%3, %4, %5, %6, %8, %9, %10, %11, %13, %14, %15, %0, %17, %23, %30, %31, %32, %33, %34) : (tensor<2x16x4xi1>, tensor<2x16x4xi8>, tensor<2x16x2xi16>, tensor<2x16xi32>, tensor<16xi64>, tensor<2x16x4xui8>, tensor<2x16x2xui16>, tensor<2x16xui32>, tensor<16xui64>, tensor<2x16x2xf16>, tensor<2x16x2xbf16>, tensor<2x16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<8xcomplex<f64>>, tensor<2x16x4xf8E4M3FN>, tensor<2x16x4xf8E5M2>, tensor<2x16x4xf8E4M3FNUZ>, tensor<2x16x4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
