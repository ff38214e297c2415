"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xui64>) -> (tensor<2x16x8xi1>, tensor<2x16x8xi8>, tensor<2x16x4xi16>, tensor<2x16x2xi32>, tensor<2x16xi64>, tensor<2x16x8xui8>, tensor<2x16x4xui16>, tensor<2x16x2xui32>, tensor<2x16xui64>, tensor<2x16x4xf16>, tensor<2x16x4xbf16>, tensor<2x16x2xf32>, tensor<2x16xf64>, tensor<2x16xcomplex<f32>>, tensor<16xcomplex<f64>>, tensor<2x16x8xf8E4M3FN>, tensor<2x16x8xf8E5M2>, tensor<2x16x8xf8E4M3FNUZ>, tensor<2x16x8xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xui64>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xui8>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16x8xui8>}> : () -> tensor<2x16x8xui8>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16x8xui8>, tensor<2x16x8xui8>) -> tensor<2x16x8xi1>
%4 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xi8>
%5 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x4xi16>
%6 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x2xi32>
%7 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16xi64>
%8 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xui8>
%9 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x4xui16>
%10 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x2xui32>
%11 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x4xf16>
%12 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x4xbf16>
%13 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x2xf32>
%14 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16xf64>
%15 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x2xf32>
%16 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 16, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
%18 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 16, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
%20 = "stablehlo.complex"(%17, %19) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xcomplex<f32>>
%21 = "stablehlo.reshape"(%0) : (tensor<2x16xui64>) -> tensor<16x2xui64>
%22 = "stablehlo.bitcast_convert"(%21) : (tensor<16x2xui64>) -> tensor<16x2xf64>
%23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 1>, strides = array<i64: 1, 1>}> : (tensor<16x2xf64>) -> tensor<16x1xf64>
%24 = "stablehlo.reshape"(%23) : (tensor<16x1xf64>) -> tensor<16xf64>
%25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 16, 2>, strides = array<i64: 1, 1>}> : (tensor<16x2xf64>) -> tensor<16x1xf64>
%26 = "stablehlo.reshape"(%25) : (tensor<16x1xf64>) -> tensor<16xf64>
%27 = "stablehlo.complex"(%24, %26) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xcomplex<f64>>
%28 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xf8E4M3FN>
%29 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xf8E5M2>
%30 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xf8E4M3FNUZ>
%31 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xui64>) -> tensor<2x16x8xf8E5M2FNUZ>
"func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %0, %11, %12, %13, %14, %20, %27, %28, %29, %30, %31) : (tensor<2x16x8xi1>, tensor<2x16x8xi8>, tensor<2x16x4xi16>, tensor<2x16x2xi32>, tensor<2x16xi64>, tensor<2x16x8xui8>, tensor<2x16x4xui16>, tensor<2x16x2xui32>, tensor<2x16xui64>, tensor<2x16x4xf16>, tensor<2x16x4xbf16>, tensor<2x16x2xf32>, tensor<2x16xf64>, tensor<2x16xcomplex<f32>>, tensor<16xcomplex<f64>>, tensor<2x16x8xf8E4M3FN>, tensor<2x16x8xf8E5M2>, tensor<2x16x8xf8E4M3FNUZ>, tensor<2x16x8xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
