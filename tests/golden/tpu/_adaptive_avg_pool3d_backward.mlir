"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2x2xf32>, tensor<1x2x5x5x5xf32>) -> (tensor<1x2x5x5x5xf32>)}> ({
^bb0(%0: tensor<1x2x2x2x2xf32>, %1: tensor<1x2x5x5x5xf32>):
%2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
%3 = "stablehlo.is_finite"(%0) : (tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%4 = "stablehlo.reduce"(%3, %2) <{dimensions = array<i64: 0, 1, 2, 3, 4>}> ({
^bb0(%5: tensor<i1>, %6: tensor<i1>):
%7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}) : (tensor<1x2x2x2x2xi1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.if"(%4) ({
%9 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x3EAAAAAB], [0x00000000, 0x3EAAAAAB], [0x00000000, 0x3EAAAAAB]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%10 = "stablehlo.dot_general"(%0, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2x2x2xf32>, tensor<5x2xf32>) -> tensor<1x2x2x2x5xf32>
%11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<1x2x2x2x5xf32>) -> tensor<1x2x5x2x2xf32>
%12 = "stablehlo.dot_general"(%11, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x2x2xf32>, tensor<5x2xf32>) -> tensor<1x2x5x2x5xf32>
%13 = "stablehlo.dot_general"(%12, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x2x5xf32>, tensor<5x2xf32>) -> tensor<1x2x5x5x5xf32>
"stablehlo.return"(%13) : (tensor<1x2x5x5x5xf32>) -> ()
}, {
%14 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 0, 1, 0]> : tensor<10xi32>}> : () -> tensor<10xi32>
%15 = "stablehlo.gather"(%0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2, 2>, indices_are_sorted = false}> : (tensor<1x2x2x2x2xf32>, tensor<10xi32>) -> tensor<1x2x10x2x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<1x2x10x2x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%17 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x3EAAAAAB], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x5x2x2x2xf32>, tensor<1x2x5x2x2x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%20 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x00000000]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%21 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%23 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x2x2x2xf32>}> : () -> tensor<1x2x5x2x2x2xf32>
%24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x2xi1>) -> tensor<1x2x5x2x2x2xi1>
%25 = "stablehlo.select"(%24, %19, %23) : (tensor<1x2x5x2x2x2xi1>, tensor<1x2x5x2x2x2xf32>, tensor<1x2x5x2x2x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%26 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 3>}> ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x2x2x2xf32>, tensor<f32>) -> tensor<1x2x5x2x2xf32>
%31 = "stablehlo.gather"(%27, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x5x2x2xf32>, tensor<10xi32>) -> tensor<1x2x5x10x2xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<1x2x5x10x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%33 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<5x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<1x2x5x5x2x2xf32>, tensor<1x2x5x5x2x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%35 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%36 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x5x2x2xf32>}> : () -> tensor<1x2x5x5x2x2xf32>
%37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<5x2xi1>) -> tensor<1x2x5x5x2x2xi1>
%38 = "stablehlo.select"(%37, %34, %36) : (tensor<1x2x5x5x2x2xi1>, tensor<1x2x5x5x2x2xf32>, tensor<1x2x5x5x2x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%39 = "stablehlo.reduce"(%38, %26) <{dimensions = array<i64: 4>}> ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x2x2xf32>, tensor<f32>) -> tensor<1x2x5x5x2xf32>
%43 = "stablehlo.gather"(%39, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 5, 1>, indices_are_sorted = false}> : (tensor<1x2x5x5x2xf32>, tensor<10xi32>) -> tensor<1x2x5x5x10xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<1x2x5x5x10xf32>) -> tensor<1x2x5x5x5x2xf32>
%45 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<5x2xf32>) -> tensor<1x2x5x5x5x2xf32>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<1x2x5x5x5x2xf32>, tensor<1x2x5x5x5x2xf32>) -> tensor<1x2x5x5x5x2xf32>
%47 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%48 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x5x5x2xf32>}> : () -> tensor<1x2x5x5x5x2xf32>
%49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<5x2xi1>) -> tensor<1x2x5x5x5x2xi1>
%50 = "stablehlo.select"(%49, %46, %48) : (tensor<1x2x5x5x5x2xi1>, tensor<1x2x5x5x5x2xf32>, tensor<1x2x5x5x5x2xf32>) -> tensor<1x2x5x5x5x2xf32>
%51 = "stablehlo.reduce"(%50, %26) <{dimensions = array<i64: 5>}> ({
^bb0(%52: tensor<f32>, %53: tensor<f32>):
%54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%54) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x5x2xf32>, tensor<f32>) -> tensor<1x2x5x5x5xf32>
"stablehlo.return"(%51) : (tensor<1x2x5x5x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x5x5x5xf32>
"func.return"(%8) : (tensor<1x2x5x5x5xf32>) -> ()
}) : () -> ()
}) : () -> ()
