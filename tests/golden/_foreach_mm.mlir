"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)}> ({
^bb0(%0: tensor<3x3xf32>, %1: tensor<3x3xf32>, %2: tensor<3x3xf32>, %3: tensor<3x3xf32>):
%4 = "stablehlo.dot_general"(%0, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%5 = "stablehlo.dot_general"(%1, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
"func.return"(%4, %5) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
