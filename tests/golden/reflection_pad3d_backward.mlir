"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x6x6x6xf32>, tensor<1x3x3x3xf32>) -> (tensor<1x3x3x3xf32>)}> ({
^bb0(%0: tensor<1x6x6x6xf32>, %1: tensor<1x3x3x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 6, 6, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x6xf32>) -> tensor<1x6x6x3xf32>
%4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 6, 6, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x6xf32>) -> tensor<1x6x6x1xf32>
%5 = "stablehlo.reverse"(%4) <{dimensions = array<i64: 3>}> : (tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
%6 = "stablehlo.pad"(%5, %2) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x6x1xf32>, tensor<f32>) -> tensor<1x6x6x3xf32>
%7 = "stablehlo.add"(%3, %6) : (tensor<1x6x6x3xf32>, tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
%8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 6, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x6xf32>) -> tensor<1x6x6x2xf32>
%9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 3>}> : (tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
%10 = "stablehlo.pad"(%9, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x6x2xf32>, tensor<f32>) -> tensor<1x6x6x3xf32>
%11 = "stablehlo.add"(%7, %10) : (tensor<1x6x6x3xf32>, tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
%12 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 6, 4, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x3xf32>) -> tensor<1x6x3x3xf32>
%13 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 6, 1, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x3xf32>) -> tensor<1x6x1x3xf32>
%14 = "stablehlo.reverse"(%13) <{dimensions = array<i64: 2>}> : (tensor<1x6x1x3xf32>) -> tensor<1x6x1x3xf32>
%15 = "stablehlo.pad"(%14, %2) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x1x3xf32>, tensor<f32>) -> tensor<1x6x3x3xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<1x6x3x3xf32>, tensor<1x6x3x3xf32>) -> tensor<1x6x3x3xf32>
%17 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 1, 6, 6, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x3xf32>) -> tensor<1x6x2x3xf32>
%18 = "stablehlo.reverse"(%17) <{dimensions = array<i64: 2>}> : (tensor<1x6x2x3xf32>) -> tensor<1x6x2x3xf32>
%19 = "stablehlo.pad"(%18, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x2x3xf32>, tensor<f32>) -> tensor<1x6x3x3xf32>
%20 = "stablehlo.add"(%16, %19) : (tensor<1x6x3x3xf32>, tensor<1x6x3x3xf32>) -> tensor<1x6x3x3xf32>
%21 = "stablehlo.slice"(%20) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 1, 4, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x3x3xf32>) -> tensor<1x3x3x3xf32>
%22 = "stablehlo.slice"(%20) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x3x3xf32>) -> tensor<1x1x3x3xf32>
%23 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%24 = "stablehlo.pad"(%23, %2) <{edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
%25 = "stablehlo.add"(%21, %24) : (tensor<1x3x3x3xf32>, tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
%26 = "stablehlo.slice"(%20) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 1, 6, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x3x3xf32>) -> tensor<1x2x3x3xf32>
%27 = "stablehlo.reverse"(%26) <{dimensions = array<i64: 1>}> : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%28 = "stablehlo.pad"(%27, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
%29 = "stablehlo.add"(%25, %28) : (tensor<1x3x3x3xf32>, tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
"func.return"(%29) : (tensor<1x3x3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
