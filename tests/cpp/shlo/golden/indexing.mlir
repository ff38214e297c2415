"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<3x8xf32>, tensor<4x3xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi64>)}> ({
^bb0(%0: tensor<4x8xf32>, %1: tensor<3x1xi64>, %2: tensor<3x8xf32>, %3: tensor<4x3xi32>, %4: tensor<4x3xf32>):
%5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xi64>
%6, %7 = "stablehlo.sort"(%0, %5) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%8: tensor<f32>, %9: tensor<f32>, %10: tensor<i64>, %11: tensor<i64>):
%12 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<4x8xf32>, tensor<4x8xi64>) -> (tensor<4x8xf32>, tensor<4x8xi64>)
%13 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x8xf32>
%14 = "stablehlo.gather"(%0, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<4x3xi32>) -> tensor<4x3xf32>
%15 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<4x8xf32>
%19 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<4x8xf32>
%22 = "stablehlo.scatter"(%0, %3, %4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.maximum"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) : (tensor<4x8xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> tensor<4x8xf32>
"func.return"(%13, %14, %15, %19, %22, %6, %7) : (tensor<3x8xf32>, tensor<4x3xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi64>) -> ()
}) : () -> ()
}) : () -> ()
