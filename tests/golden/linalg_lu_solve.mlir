"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>, tensor<3xi32>, tensor<3x2xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<3x2xf32>):
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%6 = "stablehlo.reshape"(%2) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
%7 = "stablehlo.reshape"(%1) : (tensor<3xi32>) -> tensor<1x3xi32>
%8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%9, %10, %11 = "stablehlo.while"(%3, %8, %7) ({
^bb0(%12: tensor<i32>, %13: tensor<1x3xi32>, %14: tensor<1x3xi32>):
%15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%16 = "stablehlo.compare"(%12, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}, {
^bb0(%17: tensor<i32>, %18: tensor<1x3xi32>, %19: tensor<1x3xi32>):
%20 = "stablehlo.dynamic_slice"(%19, %3, %17) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
%21 = "stablehlo.reshape"(%20) : (tensor<1x1xi32>) -> tensor<1xi32>
%22 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%23 = "stablehlo.subtract"(%21, %22) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%26 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%27 = "stablehlo.dynamic_slice"(%18, %3, %17) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x1xi32>) -> tensor<1xi32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%30 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
%31 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%32 = "stablehlo.select"(%31, %18, %30) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%33 = "stablehlo.reduce"(%32, %3) <{dimensions = array<i64: 1>}> ({
^bb0(%34: tensor<i32>, %35: tensor<i32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%36) : (tensor<i32>) -> ()
}) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%38 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%39 = "stablehlo.select"(%38, %29, %18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%40 = "stablehlo.compare"(%24, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%41 = "stablehlo.select"(%40, %37, %39) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%42 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%43 = "stablehlo.add"(%17, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%43, %41, %19) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
}) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
%44 = "stablehlo.gather"(%6, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x3xi32>) -> tensor<1x3x2xf32>
%45 = "stablehlo.triangular_solve"(%5, %44) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%46 = "stablehlo.triangular_solve"(%5, %45) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%47 = "stablehlo.reshape"(%46) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
%48 = "stablehlo.transpose"(%47) <{permutation = array<i64: 1, 0>}> : (tensor<3x2xf32>) -> tensor<2x3xf32>
"func.return"(%48) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
