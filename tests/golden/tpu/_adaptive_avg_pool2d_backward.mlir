"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2xf32>, tensor<1x2x5x5xf32>) -> (tensor<1x2x5x5xf32>)}> ({
^bb0(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x5x5xf32>):
%2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%3 = "stablehlo.is_finite"(%0) : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%4 = "stablehlo.reduce"(%3, %2) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
^bb0(%5: tensor<i1>, %6: tensor<i1>):
%7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}) : (tensor<1x2x2x2xi1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.if"(%4) ({
%9 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x3EAAAAAB], [0x00000000, 0x3EAAAAAB], [0x00000000, 0x3EAAAAAB]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%10 = "stablehlo.dot_general"(%0, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x2xf32>, tensor<5x2xf32>) -> tensor<1x2x2x5xf32>
%11 = "stablehlo.dot_general"(%10, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x5xf32>, tensor<5x2xf32>) -> tensor<1x2x5x5xf32>
"stablehlo.return"(%11) : (tensor<1x2x5x5xf32>) -> ()
}, {
%12 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 0, 1, 0]> : tensor<10xi32>}> : () -> tensor<10xi32>
%13 = "stablehlo.gather"(%0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2x2xf32>, tensor<10xi32>) -> tensor<1x2x10x2xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<1x2x10x2xf32>) -> tensor<1x2x5x2x2xf32>
%15 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x3EAAAAAB], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x2xf32>) -> tensor<1x2x5x2x2xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x5x2x2xf32>, tensor<1x2x5x2x2xf32>) -> tensor<1x2x5x2x2xf32>
%18 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x00000000]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%21 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x2x2xf32>}> : () -> tensor<1x2x5x2x2xf32>
%22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x2xi1>) -> tensor<1x2x5x2x2xi1>
%23 = "stablehlo.select"(%22, %17, %21) : (tensor<1x2x5x2x2xi1>, tensor<1x2x5x2x2xf32>, tensor<1x2x5x2x2xf32>) -> tensor<1x2x5x2x2xf32>
%24 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 3>}> ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x2x2xf32>, tensor<f32>) -> tensor<1x2x5x2xf32>
%29 = "stablehlo.gather"(%25, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1>, indices_are_sorted = false}> : (tensor<1x2x5x2xf32>, tensor<10xi32>) -> tensor<1x2x5x10xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x5x10xf32>) -> tensor<1x2x5x5x2xf32>
%31 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<5x2xf32>) -> tensor<1x2x5x5x2xf32>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<1x2x5x5x2xf32>, tensor<1x2x5x5x2xf32>) -> tensor<1x2x5x5x2xf32>
%33 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%34 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x5x2xf32>}> : () -> tensor<1x2x5x5x2xf32>
%35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<5x2xi1>) -> tensor<1x2x5x5x2xi1>
%36 = "stablehlo.select"(%35, %32, %34) : (tensor<1x2x5x5x2xi1>, tensor<1x2x5x5x2xf32>, tensor<1x2x5x5x2xf32>) -> tensor<1x2x5x5x2xf32>
%37 = "stablehlo.reduce"(%36, %24) <{dimensions = array<i64: 4>}> ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x2xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
"stablehlo.return"(%37) : (tensor<1x2x5x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x5x5xf32>
"func.return"(%8) : (tensor<1x2x5x5xf32>) -> ()
}) : () -> ()
}) : () -> ()
