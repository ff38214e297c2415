"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6x6xf32>) -> (tensor<1x2x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x6x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000, 0x00000000, 0x00000000], [0x3F000000, 0x3F000000, 0x00000000, 0x00000000], [0x00000000, 0x3F555554, 0x3E2AAAB0, 0x00000000], [0x00000000, 0x3E2AAAA0, 0x3F555558, 0x00000000], [0x00000000, 0x00000000, 0x3F000000, 0x3F000000], [0x00000000, 0x00000000, 0x00000000, 0x3F800000]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6x6xf32>, tensor<6x4xf32>) -> tensor<1x2x6x4xf32>
%3 = "stablehlo.dot_general"(%2, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6x4xf32>, tensor<6x4xf32>) -> tensor<1x2x4x4xf32>
"func.return"(%3) : (tensor<1x2x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
