"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6x6xf32>) -> (tensor<1x2x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x6x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%2 = "stablehlo.is_finite"(%0) : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xi1>
%3 = "stablehlo.reduce"(%2, %1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<1x2x6x6xi1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.if"(%3) ({
%8 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3F800000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3F800000]]> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6x6xf32>, tensor<4x6xf32>) -> tensor<1x2x6x4xf32>
%10 = "stablehlo.dot_general"(%9, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6x4xf32>, tensor<4x6xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%10) : (tensor<1x2x4x4xf32>) -> ()
}, {
%11 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 0, 3, 4, 5, 0]> : tensor<8xi32>}> : () -> tensor<8xi32>
%12 = "stablehlo.gather"(%0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>, indices_are_sorted = false}> : (tensor<1x2x6x6xf32>, tensor<8xi32>) -> tensor<1x2x8x6xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x8x6xf32>) -> tensor<1x2x4x2x6xf32>
%14 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000]]> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xf32>) -> tensor<1x2x4x2x6xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x4x2x6xf32>, tensor<1x2x4x2x6xf32>) -> tensor<1x2x4x2x6xf32>
%17 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%18 = "stablehlo.compare"(%14, %17) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x2x6xf32>}> : () -> tensor<1x2x4x2x6xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xi1>) -> tensor<1x2x4x2x6xi1>
%21 = "stablehlo.select"(%20, %16, %19) : (tensor<1x2x4x2x6xi1>, tensor<1x2x4x2x6xf32>, tensor<1x2x4x2x6xf32>) -> tensor<1x2x4x2x6xf32>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 3>}> ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x2x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
%27 = "stablehlo.gather"(%23, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>, indices_are_sorted = false}> : (tensor<1x2x4x6xf32>, tensor<8xi32>) -> tensor<1x2x4x8xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4x2xf32>
%29 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x2xf32>) -> tensor<1x2x4x4x2xf32>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<1x2x4x4x2xf32>, tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x4x2xf32>
%31 = "stablehlo.compare"(%14, %17) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%32 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x2xf32>}> : () -> tensor<1x2x4x4x2xf32>
%33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x2xi1>) -> tensor<1x2x4x4x2xi1>
%34 = "stablehlo.select"(%33, %30, %32) : (tensor<1x2x4x4x2xi1>, tensor<1x2x4x4x2xf32>, tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x4x2xf32>
%35 = "stablehlo.reduce"(%34, %22) <{dimensions = array<i64: 4>}> ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%38) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x2xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%35) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
"func.return"(%7) : (tensor<1x2x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
