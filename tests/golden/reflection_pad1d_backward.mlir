"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x6xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>)}> ({
^bb0(%0: tensor<1x6xf32>, %1: tensor<1x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x3xf32>
%4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x1xf32>
%5 = "stablehlo.reverse"(%4) <{dimensions = array<i64: 1>}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
%6 = "stablehlo.pad"(%5, %2) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x3xf32>
%7 = "stablehlo.add"(%3, %6) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 4>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x2xf32>
%9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
%10 = "stablehlo.pad"(%9, %2) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xf32>, tensor<f32>) -> tensor<1x3xf32>
%11 = "stablehlo.add"(%7, %10) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
"func.return"(%11) : (tensor<1x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
