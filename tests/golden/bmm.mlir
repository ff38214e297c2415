"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>)}> ({
^bb0(%0: tensor<2x3x3xf32>, %1: tensor<2x3x3xf32>):
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
"func.return"(%2) : (tensor<2x3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
