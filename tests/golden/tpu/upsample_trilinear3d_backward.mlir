"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6x6x6xf32>) -> (tensor<1x2x4x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x6x6x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%2 = "stablehlo.is_finite"(%0) : (tensor<1x2x6x6x6xf32>) -> tensor<1x2x6x6x6xi1>
%3 = "stablehlo.reduce"(%2, %1) <{dimensions = array<i64: 0, 1, 2, 3, 4>}> ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<1x2x6x6x6xi1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.if"(%3) ({
%8 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x3F000000, 0x3F555554, 0x3E2AAAA0, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x3E2AAAB0, 0x3F555558, 0x3F000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3F000000, 0x3F800000]]> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6x6x6xf32>, tensor<4x6xf32>) -> tensor<1x2x6x6x4xf32>
%10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<1x2x6x6x4xf32>) -> tensor<1x2x4x6x6xf32>
%11 = "stablehlo.dot_general"(%10, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6x6xf32>, tensor<4x6xf32>) -> tensor<1x2x4x6x4xf32>
%12 = "stablehlo.dot_general"(%11, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6x4xf32>, tensor<4x6xf32>) -> tensor<1x2x4x4x4xf32>
"stablehlo.return"(%12) : (tensor<1x2x4x4x4xf32>) -> ()
}, {
%13 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 3, 2, 3, 4, 0, 4, 5, 5, 0]> : tensor<16xi32>}> : () -> tensor<16xi32>
%14 = "stablehlo.gather"(%0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6, 6>, indices_are_sorted = false}> : (tensor<1x2x6x6x6xf32>, tensor<16xi32>) -> tensor<1x2x16x6x6xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x16x6x6xf32>) -> tensor<1x2x4x4x6x6xf32>
%16 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F000000, 0x00000000, 0x00000000], [0x00000000, 0x3F000000, 0x3F555554, 0x3E2AAAA0], [0x3E2AAAB0, 0x3F555558, 0x3F000000, 0x00000000], [0x3F000000, 0x3F555554, 0x3E2AAAB0, 0x00000000]]> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xf32>) -> tensor<1x2x4x4x6x6xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x4x4x6x6xf32>, tensor<1x2x4x4x6x6xf32>) -> tensor<1x2x4x4x6x6xf32>
%19 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000, 0x00000000, 0x00000000], [0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000, 0x3F800000, 0x00000000], [0x3F800000, 0x3F800000, 0x3F800000, 0x00000000]]> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%20 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x6x6xf32>}> : () -> tensor<1x2x4x4x6x6xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xi1>) -> tensor<1x2x4x4x6x6xi1>
%24 = "stablehlo.select"(%23, %18, %22) : (tensor<1x2x4x4x6x6xi1>, tensor<1x2x4x4x6x6xf32>, tensor<1x2x4x4x6x6xf32>) -> tensor<1x2x4x4x6x6xf32>
%25 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%26 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 3>}> ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>
%30 = "stablehlo.gather"(%26, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1, 6>, indices_are_sorted = false}> : (tensor<1x2x4x6x6xf32>, tensor<16xi32>) -> tensor<1x2x4x16x6xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<1x2x4x16x6xf32>) -> tensor<1x2x4x4x4x6xf32>
%32 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x4xf32>) -> tensor<1x2x4x4x4x6xf32>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<1x2x4x4x4x6xf32>, tensor<1x2x4x4x4x6xf32>) -> tensor<1x2x4x4x4x6xf32>
%34 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%35 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x4x6xf32>}> : () -> tensor<1x2x4x4x4x6xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x4xi1>) -> tensor<1x2x4x4x4x6xi1>
%37 = "stablehlo.select"(%36, %33, %35) : (tensor<1x2x4x4x4x6xi1>, tensor<1x2x4x4x4x6xf32>, tensor<1x2x4x4x4x6xf32>) -> tensor<1x2x4x4x4x6xf32>
%38 = "stablehlo.reduce"(%37, %25) <{dimensions = array<i64: 4>}> ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x4x6xf32>, tensor<f32>) -> tensor<1x2x4x4x6xf32>
%42 = "stablehlo.gather"(%38, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 4, 1>, indices_are_sorted = false}> : (tensor<1x2x4x4x6xf32>, tensor<16xi32>) -> tensor<1x2x4x4x16xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<1x2x4x4x16xf32>) -> tensor<1x2x4x4x4x4xf32>
%44 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<4x4xf32>) -> tensor<1x2x4x4x4x4xf32>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<1x2x4x4x4x4xf32>, tensor<1x2x4x4x4x4xf32>) -> tensor<1x2x4x4x4x4xf32>
%46 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%47 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x4x4xf32>}> : () -> tensor<1x2x4x4x4x4xf32>
%48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<4x4xi1>) -> tensor<1x2x4x4x4x4xi1>
%49 = "stablehlo.select"(%48, %45, %47) : (tensor<1x2x4x4x4x4xi1>, tensor<1x2x4x4x4x4xf32>, tensor<1x2x4x4x4x4xf32>) -> tensor<1x2x4x4x4x4xf32>
%50 = "stablehlo.reduce"(%49, %25) <{dimensions = array<i64: 5>}> ({
^bb0(%51: tensor<f32>, %52: tensor<f32>):
%53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%53) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
"stablehlo.return"(%50) : (tensor<1x2x4x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4x4xf32>
"func.return"(%7) : (tensor<1x2x4x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
