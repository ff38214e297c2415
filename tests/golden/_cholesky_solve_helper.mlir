"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x2xf32>, tensor<3x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<3x2xf32>, %1: tensor<3x3xf32>):
%2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%3 = "stablehlo.reshape"(%0) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
%4 = "stablehlo.reshape"(%2) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%6 = "stablehlo.triangular_solve"(%4, %3) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%7 = "stablehlo.triangular_solve"(%5, %6) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
%9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<3x2xf32>) -> tensor<2x3xf32>
"func.return"(%9) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
