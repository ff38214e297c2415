"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x6x6xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<[[0x3F886BC8, 0xBD86BC7E, 0x00000000, 0x00000000], [0x3F078788, 0x3F078788, 0xBD70F0F1, 0x00000000], [0xBD6D0984, 0x3F700003, 0x3E071C7A, 0xBC3DA203], [0xBC3DA100, 0x3E071C68, 0x3F700002, 0xBD6D0980], [0x00000000, 0xBD70F0F1, 0x3F078788, 0x3F078788], [0x00000000, 0x00000000, 0xBD86BCA5, 0x3F886BCA]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<6x4xf32>) -> tensor<1x2x4x6xf32>
%3 = "stablehlo.dot_general"(%2, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6xf32>, tensor<6x4xf32>) -> tensor<1x2x6x6xf32>
"func.return"(%3) : (tensor<1x2x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
