"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x3x3xf32>, tensor<1x4x5x5xf32>, tensor<2x2x3x3xf32>) -> (tensor<1x4x5x5xf32>, tensor<2x2x3x3xf32>, tensor<2xf32>)}> ({
^bb0(%0: tensor<1x2x3x3xf32>, %1: tensor<1x4x5x5xf32>, %2: tensor<2x2x3x3xf32>):
%3 = "stablehlo.reshape"(%2) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
%4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 1, 0, 2, 3, 4>}> : (tensor<2x1x2x3x3xf32>) -> tensor<1x2x2x3x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x2x3x3xf32>) -> tensor<1x4x3x3xf32>
%6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 2, 3>}> : (tensor<1x4x3x3xf32>) -> tensor<1x4x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x3xf32>, tensor<1x4x3x3xf32>) -> tensor<1x4x5x5xf32>
%8 = "stablehlo.convolution"(%1, %0) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%10 = "stablehlo.convert"(%9) : (tensor<i32>) -> tensor<f32>
%11 = "stablehlo.reduce"(%0, %10) <{dimensions = array<i64: 0, 2, 3>}> ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
"func.return"(%7, %8, %11) : (tensor<1x4x5x5xf32>, tensor<2x2x3x3xf32>, tensor<2xf32>) -> ()
}) : () -> ()
}) : () -> ()
