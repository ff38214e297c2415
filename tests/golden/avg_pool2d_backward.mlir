"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2xf32>, tensor<1x2x4x4xf32>) -> (tensor<1x2x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x4x4xf32>):
%2 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x2xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<2x2xi64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
%6 = "stablehlo.convert"(%5) : (tensor<2x2xi64>) -> tensor<2x2xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xf32>) -> tensor<1x2x2x2xf32>
%8 = "stablehlo.divide"(%0, %7) : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%10 = "stablehlo.convert"(%9) : (tensor<i32>) -> tensor<f32>
%11 = "stablehlo.pad"(%8, %10) <{edge_padding_low = array<i64: 0, 0, 1, 1>, edge_padding_high = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 1, 1>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%12 = "stablehlo.reduce_window"(%11, %10) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
"func.return"(%12) : (tensor<1x2x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
