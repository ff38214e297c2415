"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6x6x6xf32>) -> (tensor<1x2x4x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x6x6x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 0, 3, 4, 5, 0]> : tensor<8xi32>}> : () -> tensor<8xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6, 6>, indices_are_sorted = false}> : (tensor<1x2x6x6x6xf32>, tensor<8xi32>) -> tensor<1x2x8x6x6xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x8x6x6xf32>) -> tensor<1x2x4x2x6x6xf32>
%4 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000]]> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xf32>) -> tensor<1x2x4x2x6x6xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x2x6x6xf32>, tensor<1x2x4x2x6x6xf32>) -> tensor<1x2x4x2x6x6xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x2x6x6xf32>}> : () -> tensor<1x2x4x2x6x6xf32>
%10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xi1>) -> tensor<1x2x4x2x6x6xi1>
%11 = "stablehlo.select"(%10, %6, %9) : (tensor<1x2x4x2x6x6xi1>, tensor<1x2x4x2x6x6xf32>, tensor<1x2x4x2x6x6xf32>) -> tensor<1x2x4x2x6x6xf32>
%12 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x2x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>
%17 = "stablehlo.gather"(%13, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1, 6>, indices_are_sorted = false}> : (tensor<1x2x4x6x6xf32>, tensor<8xi32>) -> tensor<1x2x4x8x6xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x2x4x8x6xf32>) -> tensor<1x2x4x4x2x6xf32>
%19 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x2xf32>) -> tensor<1x2x4x4x2x6xf32>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<1x2x4x4x2x6xf32>, tensor<1x2x4x4x2x6xf32>) -> tensor<1x2x4x4x2x6xf32>
%21 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x2x6xf32>}> : () -> tensor<1x2x4x4x2x6xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x2xi1>) -> tensor<1x2x4x4x2x6xi1>
%24 = "stablehlo.select"(%23, %20, %22) : (tensor<1x2x4x4x2x6xi1>, tensor<1x2x4x4x2x6xf32>, tensor<1x2x4x4x2x6xf32>) -> tensor<1x2x4x4x2x6xf32>
%25 = "stablehlo.reduce"(%24, %12) <{dimensions = array<i64: 4>}> ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x2x6xf32>, tensor<f32>) -> tensor<1x2x4x4x6xf32>
%29 = "stablehlo.gather"(%25, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 4, 1>, indices_are_sorted = false}> : (tensor<1x2x4x4x6xf32>, tensor<8xi32>) -> tensor<1x2x4x4x8xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x4x4x8xf32>) -> tensor<1x2x4x4x4x2xf32>
%31 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<4x2xf32>) -> tensor<1x2x4x4x4x2xf32>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<1x2x4x4x4x2xf32>, tensor<1x2x4x4x4x2xf32>) -> tensor<1x2x4x4x4x2xf32>
%33 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%34 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x4x2xf32>}> : () -> tensor<1x2x4x4x4x2xf32>
%35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<4x2xi1>) -> tensor<1x2x4x4x4x2xi1>
%36 = "stablehlo.select"(%35, %32, %34) : (tensor<1x2x4x4x4x2xi1>, tensor<1x2x4x4x4x2xf32>, tensor<1x2x4x4x4x2xf32>) -> tensor<1x2x4x4x4x2xf32>
%37 = "stablehlo.reduce"(%36, %12) <{dimensions = array<i64: 5>}> ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4x4x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
"func.return"(%37) : (tensor<1x2x4x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
