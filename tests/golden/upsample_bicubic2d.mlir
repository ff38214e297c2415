"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x6x6xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<[[0x3F8B1C76, 0xBDB1C720, 0x00000000, 0x00000000], [0x3F000000, 0x3F180000, 0xBDC00000, 0x00000000], [0xBDB1C700, 0x3F717B42, 0x3E24BDA0, 0xBC8E3900], [0xBC8E3800, 0x3E24BD98, 0x3F717B44, 0xBDB1C720], [0x00000000, 0xBDC00000, 0x3F180000, 0x3F000000], [0x00000000, 0x00000000, 0xBDB1C700, 0x3F8B1C71]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<6x4xf32>) -> tensor<1x2x4x6xf32>
%3 = "stablehlo.dot_general"(%2, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6xf32>, tensor<6x4xf32>) -> tensor<1x2x6x6xf32>
"func.return"(%3) : (tensor<1x2x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
