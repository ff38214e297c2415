"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2x2xf32>, tensor<1x2x5x5x5xf32>) -> (tensor<1x2x5x5x5xf32>)}> ({
^bb0(%0: tensor<1x2x2x2x2xf32>, %1: tensor<1x2x5x5x5xf32>):
%2 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB]]> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
%3 = "stablehlo.dot_general"(%0, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x2x2xf32>, tensor<2x5xf32>) -> tensor<1x2x2x2x5xf32>
%4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<1x2x2x2x5xf32>) -> tensor<1x2x5x2x2xf32>
%5 = "stablehlo.dot_general"(%4, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x2x2xf32>, tensor<2x5xf32>) -> tensor<1x2x5x2x5xf32>
%6 = "stablehlo.dot_general"(%5, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x2x5xf32>, tensor<2x5xf32>) -> tensor<1x2x5x5x5xf32>
"func.return"(%6) : (tensor<1x2x5x5x5xf32>) -> ()
}) : () -> ()
}) : () -> ()
