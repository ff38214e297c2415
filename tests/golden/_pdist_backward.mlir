"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3xf32>, tensor<3x2xf32>, tensor<3xf32>) -> (tensor<3x2xf32>)}> ({
^bb0(%0: tensor<3xf32>, %1: tensor<3x2xf32>, %2: tensor<3xf32>):
%3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
%4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
%5 = "stablehlo.minimum"(%3, %4) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%6 = "stablehlo.maximum"(%3, %4) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%7 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
%8 = "stablehlo.constant"() <{value = dense<1> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
%9 = "stablehlo.add"(%5, %8) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%10 = "stablehlo.multiply"(%5, %9) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%11 = "stablehlo.divide"(%10, %7) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%12 = "stablehlo.multiply"(%5, %7) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%13 = "stablehlo.subtract"(%12, %11) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%14 = "stablehlo.subtract"(%6, %8) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%15 = "stablehlo.add"(%13, %14) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%16 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%17 = "stablehlo.constant"() <{value = dense<3> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
%18 = "stablehlo.select"(%16, %15, %17) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%19 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<3x3x2xf32>
%20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x3x2xf32>
%21 = "stablehlo.subtract"(%20, %19) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
%24 = "stablehlo.gather"(%23, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xf32>) -> tensor<3x3x2xf32>
%26 = "stablehlo.pad"(%2, %22) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
%27 = "stablehlo.gather"(%26, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xf32>) -> tensor<3x3x2xf32>
%29 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x2xf32>
%30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xi1>
%31 = "stablehlo.multiply"(%21, %25) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%32 = "stablehlo.divide"(%31, %28) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%33 = "stablehlo.select"(%30, %29, %32) : (tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%34 = "stablehlo.reduce"(%33, %22) <{dimensions = array<i64: 1>}> ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
"func.return"(%34) : (tensor<3x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
