"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>)}> ({
^bb0(%0: tensor<3x3xf32>):
%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%5 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%7 = "stablehlo.compare"(%6, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%8 = "stablehlo.select"(%7, %4, %3) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%9 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%10 = "stablehlo.triangular_solve"(%2, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%11 = "stablehlo.triangular_solve"(%9, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
"func.return"(%13) : (tensor<3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
