"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<64x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.reduce_window"(%2, %3) <{window_dimensions = array<i64: 64, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[63, 0], [0, 0]]> : tensor<2x2xi64>}> ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<f32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%8 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%9 = "stablehlo.set_dimension_size"(%4, %8) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<i32>) -> tensor<64x8xf32>
"func.return"(%9) : (tensor<64x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
