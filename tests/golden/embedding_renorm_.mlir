"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x3xf32>, tensor<2x3xi64>, tensor<f32>) -> (tensor<4x3xf32>, tensor<i32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}]}> ({
^bb0(%0: tensor<4x3xf32>, %1: tensor<2x3xi64>, %2: tensor<f32>):
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%4 = "stablehlo.compare"(%1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%7 = "stablehlo.or"(%4, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.reshape"(%1) : (tensor<2x3xi64>) -> tensor<6xi64>
%14 = "stablehlo.gather"(%0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
%15 = "stablehlo.multiply"(%14, %14) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%16 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
%21 = "stablehlo.sqrt"(%17) : (tensor<6xf32>) -> tensor<6xf32>
%22 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%23 = "stablehlo.constant"() <{value = dense<0x33D6BF95> : tensor<6xf32>}> : () -> tensor<6xf32>
%24 = "stablehlo.add"(%21, %23) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.divide"(%22, %24) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%26 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<6xf32>}> : () -> tensor<6xf32>
%27 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%28 = "stablehlo.select"(%27, %25, %26) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
%30 = "stablehlo.multiply"(%14, %29) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%31 = "stablehlo.scatter"(%0, %13, %30) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
%34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%36 = "stablehlo.select"(%9, %35, %34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%31, %36) : (tensor<4x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
