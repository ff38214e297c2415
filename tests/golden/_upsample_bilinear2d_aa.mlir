"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x6x6xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 1, 1, 2, 1, 2, 2, 3, 3, 0]> : tensor<12xi32>}> : () -> tensor<12xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>, indices_are_sorted = false}> : (tensor<1x2x4x4xf32>, tensor<12xi32>) -> tensor<1x2x12x4xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x12x4xf32>) -> tensor<1x2x6x2x4xf32>
%4 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F000000, 0x3F000000], [0x3F555554, 0x3E2AAAB0], [0x3E2AAAA0, 0x3F555558], [0x3F000000, 0x3F000000], [0x3F800000, 0x00000000]]> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x2xf32>) -> tensor<1x2x6x2x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x6x2x4xf32>, tensor<1x2x6x2x4xf32>) -> tensor<1x2x6x2x4xf32>
%7 = "stablehlo.constant"() <{value = dense<[[0x3F800000, 0x00000000], [0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000], [0x3F800000, 0x3F800000], [0x3F800000, 0x00000000]]> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%8 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xi1>
%10 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x6x2x4xf32>}> : () -> tensor<1x2x6x2x4xf32>
%11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x2xi1>) -> tensor<1x2x6x2x4xi1>
%12 = "stablehlo.select"(%11, %6, %10) : (tensor<1x2x6x2x4xi1>, tensor<1x2x6x2x4xf32>, tensor<1x2x6x2x4xf32>) -> tensor<1x2x6x2x4xf32>
%13 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 3>}> ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) : (tensor<1x2x6x2x4xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
%18 = "stablehlo.gather"(%14, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 6, 1>, indices_are_sorted = false}> : (tensor<1x2x6x4xf32>, tensor<12xi32>) -> tensor<1x2x6x12xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x6x2xf32>
%20 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<6x2xf32>) -> tensor<1x2x6x6x2xf32>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<1x2x6x6x2xf32>, tensor<1x2x6x6x2xf32>) -> tensor<1x2x6x6x2xf32>
%22 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xi1>
%23 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x6x6x2xf32>}> : () -> tensor<1x2x6x6x2xf32>
%24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<6x2xi1>) -> tensor<1x2x6x6x2xi1>
%25 = "stablehlo.select"(%24, %21, %23) : (tensor<1x2x6x6x2xi1>, tensor<1x2x6x6x2xf32>, tensor<1x2x6x6x2xf32>) -> tensor<1x2x6x6x2xf32>
%26 = "stablehlo.reduce"(%25, %13) <{dimensions = array<i64: 4>}> ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<1x2x6x6x2xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
"func.return"(%26) : (tensor<1x2x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
