"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x8xf32>, tensor<f32>, tensor<i32>) -> (tensor<32xf32>, tensor<8x4xf32>, tensor<8x2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<1x8xf32>, tensor<4x8xf32>, tensor<5x15xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<4x8xf32>, %1: tensor<f32>, %2: tensor<i32>):
%3 = "stablehlo.reshape"(%0) : (tensor<4x8xf32>) -> tensor<32xf32>
%4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
%5 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<8x4xf32>) -> tensor<8x2x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 8>, strides = array<i64: 1, 2>}> : (tensor<4x8xf32>) -> tensor<2x4xf32>
%9 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x2xf32>
%10 = "stablehlo.dynamic_slice"(%0, %2, %2) <{slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
%11 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<1x8xf32>
%12 = "stablehlo.dynamic_update_slice"(%0, %11, %2, %2) : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
%13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<5x15xf32>
%14 = "stablehlo.concatenate"(%0, %0) <{dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
%15 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%16 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
"func.return"(%3, %4, %6, %7, %8, %9, %10, %12, %13, %14, %15, %16) : (tensor<32xf32>, tensor<8x4xf32>, tensor<8x2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<1x8xf32>, tensor<4x8xf32>, tensor<5x15xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
