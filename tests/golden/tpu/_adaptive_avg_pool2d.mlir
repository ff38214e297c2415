"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x5x5xf32>) -> (tensor<1x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x5x5xf32>):
%1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%2 = "stablehlo.is_finite"(%0) : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xi1>
%3 = "stablehlo.reduce"(%2, %1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<1x2x5x5xi1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.if"(%3) ({
%8 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB]]> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x5xf32>, tensor<2x5xf32>) -> tensor<1x2x5x2xf32>
%10 = "stablehlo.dot_general"(%9, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x2xf32>, tensor<2x5xf32>) -> tensor<1x2x2x2xf32>
"stablehlo.return"(%10) : (tensor<1x2x2x2xf32>) -> ()
}, {
%11 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
%12 = "stablehlo.gather"(%0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 5>, indices_are_sorted = false}> : (tensor<1x2x5x5xf32>, tensor<6xi32>) -> tensor<1x2x6x5xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x6x5xf32>) -> tensor<1x2x2x3x5xf32>
%14 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x3xf32>) -> tensor<1x2x2x3x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
%17 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 3>}> ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x5xf32>
%22 = "stablehlo.gather"(%18, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x2x5xf32>, tensor<6xi32>) -> tensor<1x2x2x6xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x2x6xf32>) -> tensor<1x2x2x2x3xf32>
%24 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<2x3xf32>) -> tensor<1x2x2x2x3xf32>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<1x2x2x2x3xf32>, tensor<1x2x2x2x3xf32>) -> tensor<1x2x2x2x3xf32>
%26 = "stablehlo.reduce"(%25, %17) <{dimensions = array<i64: 4>}> ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x2x3xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
"stablehlo.return"(%26) : (tensor<1x2x2x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x2x2xf32>
"func.return"(%7) : (tensor<1x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
