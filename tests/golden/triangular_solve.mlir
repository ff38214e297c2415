"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x2xf32>, tensor<3x3xf32>) -> (tensor<2x3xf32>, tensor<3x3xf32>)}> ({
^bb0(%0: tensor<3x2xf32>, %1: tensor<3x3xf32>):
%2 = "stablehlo.triangular_solve"(%1, %0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<3x2xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
"func.return"(%3, %4) : (tensor<2x3xf32>, tensor<3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
