"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4xf32>) -> (tensor<1x2x6xf32>)}> ({
^bb0(%0: tensor<1x2x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 2, 3]> : tensor<6xi32>}> : () -> tensor<6xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<6xi32>) -> tensor<6x1xi32>
%3 = "stablehlo.gather"(%0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>, indices_are_sorted = true}> : (tensor<1x2x4xf32>, tensor<6x1xi32>) -> tensor<1x2x6xf32>
"func.return"(%3) : (tensor<1x2x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
