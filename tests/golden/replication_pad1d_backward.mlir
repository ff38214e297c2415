"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x6xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>)}> ({
^bb0(%0: tensor<1x6xf32>, %1: tensor<1x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x3xf32>
%4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x1xf32>
%5 = "stablehlo.reduce"(%4, %2) <{dimensions = array<i64: 1>}> ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
%9 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<1x1xf32>
%10 = "stablehlo.pad"(%9, %2) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x3xf32>
%11 = "stablehlo.add"(%3, %10) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 4>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x2xf32>
%13 = "stablehlo.reduce"(%12, %2) <{dimensions = array<i64: 1>}> ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%17 = "stablehlo.reshape"(%13) : (tensor<1xf32>) -> tensor<1x1xf32>
%18 = "stablehlo.pad"(%17, %2) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x3xf32>
%19 = "stablehlo.add"(%11, %18) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
"func.return"(%19) : (tensor<1x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
