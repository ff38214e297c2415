"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%2 = "stablehlo.convert"(%1) : (tensor<i32>) -> tensor<f32>
%3 = "stablehlo.reduce_window"(%0, %2) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
%7 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
%8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x2xi64>
%9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<2x2xi64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
%11 = "stablehlo.convert"(%10) : (tensor<2x2xi64>) -> tensor<2x2xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xf32>) -> tensor<1x2x2x2xf32>
%13 = "stablehlo.divide"(%3, %12) : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
"func.return"(%13) : (tensor<1x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
