"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2x2xf32>, tensor<1x2x4x4x4xf32>) -> (tensor<1x2x4x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x2x2x2xf32>, %1: tensor<1x2x4x4x4xf32>):
%2 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x2x2xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<2x2x2xi64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
%6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xi64>) -> tensor<2x2x2xi64>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
%8 = "stablehlo.convert"(%7) : (tensor<2x2x2xi64>) -> tensor<2x2x2xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%10 = "stablehlo.divide"(%0, %9) : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%12 = "stablehlo.convert"(%11) : (tensor<i32>) -> tensor<f32>
%13 = "stablehlo.pad"(%10, %12) <{edge_padding_low = array<i64: 0, 0, 1, 1, 1>, edge_padding_high = array<i64: 0, 0, 1, 1, 1>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x5x5x5xf32>
%14 = "stablehlo.reduce_window"(%13, %12) <{window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi64>}> ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x5xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
"func.return"(%14) : (tensor<1x2x4x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
