"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x6xf32>) -> (tensor<1x2x4xf32>)}> ({
^bb0(%0: tensor<1x2x6xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 0, 3, 4, 5, 0]> : tensor<8xi32>}> : () -> tensor<8xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>, indices_are_sorted = false}> : (tensor<1x2x6xf32>, tensor<8xi32>) -> tensor<1x2x8xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x8xf32>) -> tensor<1x2x4x2xf32>
%4 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x3F800000], [0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000]]> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xf32>) -> tensor<1x2x4x2xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x2xf32>, tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x2xf32>}> : () -> tensor<1x2x4x2xf32>
%10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x2xi1>) -> tensor<1x2x4x2xi1>
%11 = "stablehlo.select"(%10, %6, %9) : (tensor<1x2x4x2xi1>, tensor<1x2x4x2xf32>, tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
%12 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) : (tensor<1x2x4x2xf32>, tensor<f32>) -> tensor<1x2x4xf32>
"func.return"(%13) : (tensor<1x2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
