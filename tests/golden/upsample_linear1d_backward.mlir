"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6xf32>) -> (tensor<1x2x4xf32>)}> ({
^bb0(%0: tensor<1x2x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 3, 2, 3, 4, 0, 4, 5, 5, 0]> : tensor<16xi32>}> : () -> tensor<16xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x6xf32>, tensor<16xi32>) -> tensor<1x2x16xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x16xf32>) -> tensor<1x2x4x4xf32>
%4 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F000000, 0x00000000, 0x00000000], [0x00000000, 0x3F000000, 0x3F555554, 0x3E2AAAA0], [0x3E2AAAB0, 0x3F555558, 0x3F000000, 0x00000000], [0x3F000000, 0x3F555554, 0x3E2AAAB0, 0x00000000]]> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xf32>) -> tensor<1x2x4x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%7 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000, 0x00000000, 0x00000000], [0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000, 0x3F800000, 0x00000000], [0x3F800000, 0x3F800000, 0x3F800000, 0x00000000]]> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%8 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%10 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
%11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xi1>) -> tensor<1x2x4x4xi1>
%12 = "stablehlo.select"(%11, %6, %10) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%13 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 3>}> ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
"func.return"(%14) : (tensor<1x2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
