"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x6x6xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%2 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%3 = "stablehlo.reduce"(%2, %1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.if"(%3) ({
%8 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000, 0x00000000, 0x00000000], [0x3F000000, 0x3F000000, 0x00000000, 0x00000000], [0x00000000, 0x3F555554, 0x3E2AAAB0, 0x00000000], [0x00000000, 0x3E2AAAA0, 0x3F555558, 0x00000000], [0x00000000, 0x00000000, 0x3F000000, 0x3F000000], [0x00000000, 0x00000000, 0x00000000, 0x3F800000]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
%9 = "stablehlo.dot_general"(%0, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<6x4xf32>) -> tensor<1x2x4x6xf32>
%10 = "stablehlo.dot_general"(%9, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x6xf32>, tensor<6x4xf32>) -> tensor<1x2x6x6xf32>
"stablehlo.return"(%10) : (tensor<1x2x6x6xf32>) -> ()
}, {
%11 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 1, 1, 2, 1, 2, 2, 3, 3, 0]> : tensor<12xi32>}> : () -> tensor<12xi32>
%12 = "stablehlo.gather"(%0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>, indices_are_sorted = false}> : (tensor<1x2x4x4xf32>, tensor<12xi32>) -> tensor<1x2x12x4xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x12x4xf32>) -> tensor<1x2x6x2x4xf32>
%14 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F000000, 0x3F000000], [0x3F555554, 0x3E2AAAB0], [0x3E2AAAA0, 0x3F555558], [0x3F000000, 0x3F000000], [0x3F800000, 0x00000000]]> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x2xf32>) -> tensor<1x2x6x2x4xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x6x2x4xf32>, tensor<1x2x6x2x4xf32>) -> tensor<1x2x6x2x4xf32>
%17 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000]]> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%18 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xi1>
%20 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x6x2x4xf32>}> : () -> tensor<1x2x6x2x4xf32>
%21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x2xi1>) -> tensor<1x2x6x2x4xi1>
%22 = "stablehlo.select"(%21, %16, %20) : (tensor<1x2x6x2x4xi1>, tensor<1x2x6x2x4xf32>, tensor<1x2x6x2x4xf32>) -> tensor<1x2x6x2x4xf32>
%23 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%24 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 3>}> ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) : (tensor<1x2x6x2x4xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
%28 = "stablehlo.gather"(%24, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 6, 1>, indices_are_sorted = false}> : (tensor<1x2x6x4xf32>, tensor<12xi32>) -> tensor<1x2x6x12xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x6x2xf32>
%30 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<6x2xf32>) -> tensor<1x2x6x6x2xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<1x2x6x6x2xf32>, tensor<1x2x6x6x2xf32>) -> tensor<1x2x6x6x2xf32>
%32 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xi1>
%33 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x6x6x2xf32>}> : () -> tensor<1x2x6x6x2xf32>
%34 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<6x2xi1>) -> tensor<1x2x6x6x2xi1>
%35 = "stablehlo.select"(%34, %31, %33) : (tensor<1x2x6x6x2xi1>, tensor<1x2x6x6x2xf32>, tensor<1x2x6x6x2xf32>) -> tensor<1x2x6x6x2xf32>
%36 = "stablehlo.reduce"(%35, %23) <{dimensions = array<i64: 4>}> ({
^bb0(%37: tensor<f32>, %38: tensor<f32>):
%39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%39) : (tensor<f32>) -> ()
}) : (tensor<1x2x6x6x2xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
"stablehlo.return"(%36) : (tensor<1x2x6x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x6x6xf32>
"func.return"(%7) : (tensor<1x2x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
