"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6xf32>) -> (tensor<1x2x4xf32>)}> ({
^bb0(%0: tensor<1x2x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%2 = "stablehlo.is_finite"(%0) : (tensor<1x2x6xf32>) -> tensor<1x2x6xi1>
%3 = "stablehlo.reduce"(%2, %1) <{dimensions = array<i64: 0, 1, 2>}> ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<1x2x6xi1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.if"(%3) ({
%8 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x3F000000, 0x3F555554, 0x3E2AAAA0, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3E2AAAB0, 0x3F555558, 0x3F000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3F000000, 0x3F800000]]> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6xf32>, tensor<4x6xf32>) -> tensor<1x2x4xf32>
"stablehlo.return"(%9) : (tensor<1x2x4xf32>) -> ()
}, {
%10 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 3, 2, 3, 4, 0, 4, 5, 5, 0]> : tensor<16xi32>}> : () -> tensor<16xi32>
%11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x6xf32>, tensor<16xi32>) -> tensor<1x2x16xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x2x16xf32>) -> tensor<1x2x4x4xf32>
%13 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F000000, 0x00000000, 0x00000000], [0x00000000, 0x3F000000, 0x3F555554, 0x3E2AAAA0], [0x3E2AAAB0, 0x3F555558, 0x3F000000, 0x00000000], [0x3F000000, 0x3F555554, 0x3E2AAAB0, 0x00000000]]> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xf32>) -> tensor<1x2x4x4xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%16 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000, 0x00000000, 0x00000000], [0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000, 0x3F800000, 0x00000000], [0x3F800000, 0x3F800000, 0x3F800000, 0x00000000]]> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%17 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xi1>) -> tensor<1x2x4x4xi1>
%21 = "stablehlo.select"(%20, %15, %19) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 3>}> ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
"stablehlo.return"(%23) : (tensor<1x2x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4xf32>
"func.return"(%7) : (tensor<1x2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
