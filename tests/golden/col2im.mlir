"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x8x4xf32>) -> (tensor<1x2x3x3xf32>)}> ({
^bb0(%0: tensor<1x8x4xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<1x8x4xf32>) -> tensor<1x2x4x2x2xf32>
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%5 = "stablehlo.pad"(%4, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 2, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%8 = "stablehlo.pad"(%7, %2) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%9 = "stablehlo.add"(%5, %8) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%10 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 0, 0>, limit_indices = array<i64: 1, 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%12 = "stablehlo.pad"(%11, %2) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%13 = "stablehlo.add"(%9, %12) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%14 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 3, 0, 0>, limit_indices = array<i64: 1, 2, 4, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%16 = "stablehlo.pad"(%15, %2) <{edge_padding_low = array<i64: 0, 0, 1, 1>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
"func.return"(%17) : (tensor<1x2x3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
