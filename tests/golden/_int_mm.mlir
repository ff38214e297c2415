"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi8>, tensor<3x2xi8>) -> (tensor<2x2xi32>)}> ({
^bb0(%0: tensor<2x3xi8>, %1: tensor<3x2xi8>):
%2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi32>
"func.return"(%2) : (tensor<2x2xi32>) -> ()
}) : () -> ()
}) : () -> ()
