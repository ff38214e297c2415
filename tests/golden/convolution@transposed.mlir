"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32>) -> (tensor<1x4x6x6xf32>)}> ({
^bb0(%0: tensor<1x2x3x3xf32>, %1: tensor<2x4x3x3xf32>):
%2 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2, 3>}> : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%3 = "stablehlo.convolution"(%0, %2) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<1x4x6x6xf32>
"func.return"(%3) : (tensor<1x4x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
