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
%8 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x3F800000, 0x3F800000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000]]> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x6x6x6xf32>, tensor<4x6xf32>) -> tensor<1x2x6x6x4xf32>
%10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<1x2x6x6x4xf32>) -> tensor<1x2x4x6x6xf32>
%11 = "stablehlo.dot_general"(%10, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6x6xf32>, tensor<4x6xf32>) -> tensor<1x2x4x6x4xf32>
%12 = "stablehlo.dot_general"(%11, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6x4xf32>, tensor<4x6xf32>) -> tensor<1x2x4x4x4xf32>
"stablehlo.return"(%12) : (tensor<1x2x4x4x4xf32>) -> ()
}, {
%13 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3, 0, 4, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
%14 = "stablehlo.gather"(%0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6, 6>, indices_are_sorted = false}> : (tensor<1x2x6x6x6xf32>, tensor<8xi32>) -> tensor<1x2x8x6x6xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x8x6x6xf32>) -> tensor<1x2x4x2x6x6xf32>
%16 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000]]> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xf32>) -> tensor<1x2x4x2x6x6xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x4x2x6x6xf32>, tensor<1x2x4x2x6x6xf32>) -> tensor<1x2x4x2x6x6xf32>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%20 = "stablehlo.compare"(%16, %19) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%21 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x2x6x6xf32>}> : () -> tensor<1x2x4x2x6x6xf32>
%22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xi1>) -> tensor<1x2x4x2x6x6xi1>
%23 = "stablehlo.select"(%22, %18, %21) : (tensor<1x2x4x2x6x6xi1>, tensor<1x2x4x2x6x6xf32>, tensor<1x2x4x2x6x6xf32>) -> tensor<1x2x4x2x6x6xf32>
%24 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 3>}> ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x2x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>
%29 = "stablehlo.gather"(%25, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1, 6>, indices_are_sorted = false}> : (tensor<1x2x4x6x6xf32>, tensor<8xi32>) -> tensor<1x2x4x8x6xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x4x8x6xf32>) -> tensor<1x2x4x4x2x6xf32>
%31 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x2xf32>) -> tensor<1x2x4x4x2x6xf32>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<1x2x4x4x2x6xf32>, tensor<1x2x4x4x2x6xf32>) -> tensor<1x2x4x4x2x6xf32>
%33 = "stablehlo.compare"(%16, %19) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%34 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x2x6xf32>}> : () -> tensor<1x2x4x4x2x6xf32>
%35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x2xi1>) -> tensor<1x2x4x4x2x6xi1>
%36 = "stablehlo.select"(%35, %32, %34) : (tensor<1x2x4x4x2x6xi1>, tensor<1x2x4x4x2x6xf32>, tensor<1x2x4x4x2x6xf32>) -> tensor<1x2x4x4x2x6xf32>
%37 = "stablehlo.reduce"(%36, %24) <{dimensions = array<i64: 4>}> ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x2x6xf32>, tensor<f32>) -> tensor<1x2x4x4x6xf32>
%41 = "stablehlo.gather"(%37, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 4, 1>, indices_are_sorted = false}> : (tensor<1x2x4x4x6xf32>, tensor<8xi32>) -> tensor<1x2x4x4x8xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1x2x4x4x8xf32>) -> tensor<1x2x4x4x4x2xf32>
%43 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<4x2xf32>) -> tensor<1x2x4x4x4x2xf32>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<1x2x4x4x4x2xf32>, tensor<1x2x4x4x4x2xf32>) -> tensor<1x2x4x4x4x2xf32>
%45 = "stablehlo.compare"(%16, %19) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%46 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x4x2xf32>}> : () -> tensor<1x2x4x4x4x2xf32>
%47 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<4x2xi1>) -> tensor<1x2x4x4x4x2xi1>
%48 = "stablehlo.select"(%47, %44, %46) : (tensor<1x2x4x4x4x2xi1>, tensor<1x2x4x4x4x2xf32>, tensor<1x2x4x4x4x2xf32>) -> tensor<1x2x4x4x4x2xf32>
%49 = "stablehlo.reduce"(%48, %24) <{dimensions = array<i64: 5>}> ({
^bb0(%50: tensor<f32>, %51: tensor<f32>):
%52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%52) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x4x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
"stablehlo.return"(%49) : (tensor<1x2x4x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4x4xf32>
"func.return"(%7) : (tensor<1x2x4x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
