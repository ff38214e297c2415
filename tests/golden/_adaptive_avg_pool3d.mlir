"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x5x5x5xf32>) -> (tensor<1x2x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x5x5x5xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 5, 5>, indices_are_sorted = false}> : (tensor<1x2x5x5x5xf32>, tensor<6xi32>) -> tensor<1x2x6x5x5xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x6x5x5xf32>) -> tensor<1x2x2x3x5x5xf32>
%4 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x3xf32>) -> tensor<1x2x2x3x5x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x2x3x5x5xf32>, tensor<1x2x2x3x5x5xf32>) -> tensor<1x2x2x3x5x5xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 3>}> ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x2x5x5xf32>
%12 = "stablehlo.gather"(%8, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1, 5>, indices_are_sorted = false}> : (tensor<1x2x2x5x5xf32>, tensor<6xi32>) -> tensor<1x2x2x6x5xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x2x3x5xf32>
%14 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<2x3xf32>) -> tensor<1x2x2x2x3x5xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<1x2x2x2x3x5xf32>, tensor<1x2x2x2x3x5xf32>) -> tensor<1x2x2x2x3x5xf32>
%16 = "stablehlo.reduce"(%15, %7) <{dimensions = array<i64: 4>}> ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x2x5xf32>
%20 = "stablehlo.gather"(%16, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x2x2x5xf32>, tensor<6xi32>) -> tensor<1x2x2x2x6xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<1x2x2x2x6xf32>) -> tensor<1x2x2x2x2x3xf32>
%22 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<1x2x2x2x2x3xf32>, tensor<1x2x2x2x2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
%24 = "stablehlo.reduce"(%23, %7) <{dimensions = array<i64: 5>}> ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x2x2x3xf32>, tensor<f32>) -> tensor<1x2x2x2x2xf32>
"func.return"(%24) : (tensor<1x2x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
