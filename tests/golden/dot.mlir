"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)}> ({
^bb0(%0: tensor<3xf32>, %1: tensor<3xf32>):
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
"func.return"(%2) : (tensor<f32>) -> ()
}) : () -> ()
}) : () -> ()
