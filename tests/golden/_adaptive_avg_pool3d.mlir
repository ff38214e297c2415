"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x5x5x5xf32>) -> (tensor<1x2x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x5x5x5xf32>):
%1 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB]]> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x5x5xf32>, tensor<2x5xf32>) -> tensor<1x2x5x5x2xf32>
%3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<1x2x5x5x2xf32>) -> tensor<1x2x2x5x5xf32>
%4 = "stablehlo.dot_general"(%3, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x5x5xf32>, tensor<2x5xf32>) -> tensor<1x2x2x5x2xf32>
%5 = "stablehlo.dot_general"(%4, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x5x2xf32>, tensor<2x5xf32>) -> tensor<1x2x2x2x2xf32>
"func.return"(%5) : (tensor<1x2x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
