"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x5x5x5xf32>) -> (tensor<1x2x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x5x5x5xf32>):
%1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%2 = "stablehlo.is_finite"(%0) : (tensor<1x2x5x5x5xf32>) -> tensor<1x2x5x5x5xi1>
%3 = "stablehlo.reduce"(%2, %1) <{dimensions = array<i64: 0, 1, 2, 3, 4>}> ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<1x2x5x5x5xi1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.if"(%3) ({
%8 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3EAAAAAB, 0x3EAAAAAB, 0x3EAAAAAB]]> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x5x5xf32>, tensor<2x5xf32>) -> tensor<1x2x5x5x2xf32>
%10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<1x2x5x5x2xf32>) -> tensor<1x2x2x5x5xf32>
%11 = "stablehlo.dot_general"(%10, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x5x5xf32>, tensor<2x5xf32>) -> tensor<1x2x2x5x2xf32>
%12 = "stablehlo.dot_general"(%11, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x5x2xf32>, tensor<2x5xf32>) -> tensor<1x2x2x2x2xf32>
"stablehlo.return"(%12) : (tensor<1x2x2x2x2xf32>) -> ()
}, {
%13 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
%14 = "stablehlo.gather"(%0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 5, 5>, indices_are_sorted = false}> : (tensor<1x2x5x5x5xf32>, tensor<6xi32>) -> tensor<1x2x6x5x5xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x6x5x5xf32>) -> tensor<1x2x2x3x5x5xf32>
%16 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x3xf32>) -> tensor<1x2x2x3x5x5xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x2x3x5x5xf32>, tensor<1x2x2x3x5x5xf32>) -> tensor<1x2x2x3x5x5xf32>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 3>}> ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x2x5x5xf32>
%24 = "stablehlo.gather"(%20, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1, 5>, indices_are_sorted = false}> : (tensor<1x2x2x5x5xf32>, tensor<6xi32>) -> tensor<1x2x2x6x5xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x2x3x5xf32>
%26 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<2x3xf32>) -> tensor<1x2x2x2x3x5xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<1x2x2x2x3x5xf32>, tensor<1x2x2x2x3x5xf32>) -> tensor<1x2x2x2x3x5xf32>
%28 = "stablehlo.reduce"(%27, %19) <{dimensions = array<i64: 4>}> ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x2x5xf32>
%32 = "stablehlo.gather"(%28, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x2x2x5xf32>, tensor<6xi32>) -> tensor<1x2x2x2x6xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x2x2x2x6xf32>) -> tensor<1x2x2x2x2x3xf32>
%34 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<1x2x2x2x2x3xf32>, tensor<1x2x2x2x2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
%36 = "stablehlo.reduce"(%35, %19) <{dimensions = array<i64: 5>}> ({
^bb0(%37: tensor<f32>, %38: tensor<f32>):
%39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%39) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x2x2x3xf32>, tensor<f32>) -> tensor<1x2x2x2x2xf32>
"stablehlo.return"(%36) : (tensor<1x2x2x2x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x2x2x2xf32>
"func.return"(%7) : (tensor<1x2x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
