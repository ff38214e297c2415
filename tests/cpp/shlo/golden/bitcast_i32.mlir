"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x16xi32>) -> (tensor<2x16x4xi1>, tensor<2x16x4xi8>, tensor<2x16x2xi16>, tensor<2x16xi32>, tensor<16xi64>, tensor<2x16x4xui8>, tensor<2x16x2xui16>, tensor<2x16xui32>, tensor<16xui64>, tensor<2x16x2xf16>, tensor<2x16x2xbf16>, tensor<2x16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<8xcomplex<f64>>, tensor<2x16x4xf8E4M3FN>, tensor<2x16x4xf8E5M2>, tensor<2x16x4xf8E4M3FNUZ>, tensor<2x16x4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<2x16xi32>):
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xui8>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x16x4xui8>}> : () -> tensor<2x16x4xui8>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x16x4xui8>, tensor<2x16x4xui8>) -> tensor<2x16x4xi1>
%4 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xi8>
%5 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x2xi16>
%6 = "stablehlo.reshape"(%0) : (tensor<2x16xi32>) -> tensor<16x2xi32>
%7 = "stablehlo.bitcast_convert"(%6) : (tensor<16x2xi32>) -> tensor<16xi64>
%8 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xui8>
%9 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x2xui16>
%10 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16xui32>
%11 = "stablehlo.reshape"(%0) : (tensor<2x16xi32>) -> tensor<16x2xi32>
%12 = "stablehlo.bitcast_convert"(%11) : (tensor<16x2xi32>) -> tensor<16xui64>
%13 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x2xf16>
%14 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x2xbf16>
%15 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16xf32>
%16 = "stablehlo.reshape"(%0) : (tensor<2x16xi32>) -> tensor<16x2xi32>
%17 = "stablehlo.bitcast_convert"(%16) : (tensor<16x2xi32>) -> tensor<16xf64>
%18 = "stablehlo.reshape"(%0) : (tensor<2x16xi32>) -> tensor<16x2xi32>
%19 = "stablehlo.bitcast_convert"(%18) : (tensor<16x2xi32>) -> tensor<16x2xf32>
%20 = "stablehlo.slice"(%19) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 1>, strides = array<i64: 1, 1>}> : (tensor<16x2xf32>) -> tensor<16x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<16x1xf32>) -> tensor<16xf32>
%22 = "stablehlo.slice"(%19) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 16, 2>, strides = array<i64: 1, 1>}> : (tensor<16x2xf32>) -> tensor<16x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<16x1xf32>) -> tensor<16xf32>
%24 = "stablehlo.complex"(%21, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xcomplex<f32>>
%25 = "stablehlo.reshape"(%0) : (tensor<2x16xi32>) -> tensor<8x2x2xi32>
%26 = "stablehlo.bitcast_convert"(%25) : (tensor<8x2x2xi32>) -> tensor<8x2xf64>
%27 = "stablehlo.slice"(%26) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 1>, strides = array<i64: 1, 1>}> : (tensor<8x2xf64>) -> tensor<8x1xf64>
%28 = "stablehlo.reshape"(%27) : (tensor<8x1xf64>) -> tensor<8xf64>
%29 = "stablehlo.slice"(%26) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf64>) -> tensor<8x1xf64>
%30 = "stablehlo.reshape"(%29) : (tensor<8x1xf64>) -> tensor<8xf64>
%31 = "stablehlo.complex"(%28, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xcomplex<f64>>
%32 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xf8E4M3FN>
%33 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xf8E5M2>
%34 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xf8E4M3FNUZ>
%35 = "stablehlo.bitcast_convert"(%0) : (tensor<2x16xi32>) -> tensor<2x16x4xf8E5M2FNUZ>
"func.return"(%3, %4, %5, %0, %7, %8, %9, %10, %12, %13, %14, %15, %17, %24, %31, %32, %33, %34, %35) : (tensor<2x16x4xi1>, tensor<2x16x4xi8>, tensor<2x16x2xi16>, tensor<2x16xi32>, tensor<16xi64>, tensor<2x16x4xui8>, tensor<2x16x2xui16>, tensor<2x16xui32>, tensor<16xui64>, tensor<2x16x2xf16>, tensor<2x16x2xbf16>, tensor<2x16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<8xcomplex<f64>>, tensor<2x16x4xf8E4M3FN>, tensor<2x16x4xf8E5M2>, tensor<2x16x4xf8E4M3FNUZ>, tensor<2x16x4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
