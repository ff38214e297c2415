"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x4x5x5xf32>, tensor<2x2x3x3xf32>, tensor<2xf32>) -> (tensor<1x2x3x3xf32>)}> ({
^bb0(%0: tensor<1x4x5x5xf32>, %1: tensor<2x2x3x3xf32>, %2: tensor<2xf32>):
%3 = "stablehlo.convolution"(%0, %1) <{window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x5x5xf32>, tensor<2x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2x3x3xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
"func.return"(%5) : (tensor<1x2x3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
