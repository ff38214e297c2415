"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2x2xf32>, tensor<1x2x5x5x5xf32>) -> (tensor<1x2x5x5x5xf32>)}> ({
^bb0(%0: tensor<1x2x2x2x2xf32>, %1: tensor<1x2x5x5x5xf32>):
%2 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 0, 1, 0]> : tensor<10xi32>}> : () -> tensor<10xi32>
%3 = "stablehlo.gather"(%0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2, 2>, indices_are_sorted = false}> : (tensor<1x2x2x2x2xf32>, tensor<10xi32>) -> tensor<1x2x10x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x10x2x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%5 = "stablehlo.constant"() <{value = dense<[[0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x3EAAAAAB], [0x3EAAAAAB, 0x00000000], [0x3EAAAAAB, 0x00000000]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<1x2x5x2x2x2xf32>, tensor<1x2x5x2x2x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%8 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x00000000]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
%10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%11 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x2x2x2xf32>}> : () -> tensor<1x2x5x2x2x2xf32>
%12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x2xi1>) -> tensor<1x2x5x2x2x2xi1>
%13 = "stablehlo.select"(%12, %7, %11) : (tensor<1x2x5x2x2x2xi1>, tensor<1x2x5x2x2x2xf32>, tensor<1x2x5x2x2x2xf32>) -> tensor<1x2x5x2x2x2xf32>
%14 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%15 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 3>}> ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x2x2x2xf32>, tensor<f32>) -> tensor<1x2x5x2x2xf32>
%19 = "stablehlo.gather"(%15, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x5x2x2xf32>, tensor<10xi32>) -> tensor<1x2x5x10x2xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<1x2x5x10x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%21 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<5x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<1x2x5x5x2x2xf32>, tensor<1x2x5x5x2x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%23 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%24 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x5x2x2xf32>}> : () -> tensor<1x2x5x5x2x2xf32>
%25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<5x2xi1>) -> tensor<1x2x5x5x2x2xi1>
%26 = "stablehlo.select"(%25, %22, %24) : (tensor<1x2x5x5x2x2xi1>, tensor<1x2x5x5x2x2xf32>, tensor<1x2x5x5x2x2xf32>) -> tensor<1x2x5x5x2x2xf32>
%27 = "stablehlo.reduce"(%26, %14) <{dimensions = array<i64: 4>}> ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x2x2xf32>, tensor<f32>) -> tensor<1x2x5x5x2xf32>
%31 = "stablehlo.gather"(%27, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 5, 1>, indices_are_sorted = false}> : (tensor<1x2x5x5x2xf32>, tensor<10xi32>) -> tensor<1x2x5x5x10xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<1x2x5x5x10xf32>) -> tensor<1x2x5x5x5x2xf32>
%33 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<5x2xf32>) -> tensor<1x2x5x5x5x2xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<1x2x5x5x5x2xf32>, tensor<1x2x5x5x5x2xf32>) -> tensor<1x2x5x5x5x2xf32>
%35 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%36 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x5x5x2xf32>}> : () -> tensor<1x2x5x5x5x2xf32>
%37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<5x2xi1>) -> tensor<1x2x5x5x5x2xi1>
%38 = "stablehlo.select"(%37, %34, %36) : (tensor<1x2x5x5x5x2xi1>, tensor<1x2x5x5x5x2xf32>, tensor<1x2x5x5x5x2xf32>) -> tensor<1x2x5x5x5x2xf32>
%39 = "stablehlo.reduce"(%38, %14) <{dimensions = array<i64: 5>}> ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x5x2xf32>, tensor<f32>) -> tensor<1x2x5x5x5xf32>
"func.return"(%39) : (tensor<1x2x5x5x5xf32>) -> ()
}) : () -> ()
}) : () -> ()
