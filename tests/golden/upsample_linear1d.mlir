"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4xf32>) -> (tensor<1x2x6xf32>)}> ({
^bb0(%0: tensor<1x2x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3]> : tensor<12xi32>}> : () -> tensor<12xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x4xf32>, tensor<12xi32>) -> tensor<1x2x12xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x12xf32>) -> tensor<1x2x6x2xf32>
%4 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F000000, 0x3F000000], [0x3F555554, 0x3E2AAAB0], [0x3E2AAAA0, 0x3F555558], [0x3F000000, 0x3F000000], [0x3F555554, 0x3E2AAAB0]]> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x2xf32>) -> tensor<1x2x6x2xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x6x2xf32>, tensor<1x2x6x2xf32>) -> tensor<1x2x6x2xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 3>}> ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<1x2x6x2xf32>, tensor<f32>) -> tensor<1x2x6xf32>
"func.return"(%8) : (tensor<1x2x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
