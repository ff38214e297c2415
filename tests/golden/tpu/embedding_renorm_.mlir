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
%13 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%14 = "stablehlo.clamp"(%13, %1, %5) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%15 = "stablehlo.convert"(%14) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3xi32>) -> tensor<6xi32>
%17 = "stablehlo.gather"(%0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%18 = "stablehlo.multiply"(%17, %17) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
%24 = "stablehlo.sqrt"(%20) : (tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%26 = "stablehlo.constant"() <{value = dense<0x33D6BF95> : tensor<6xf32>}> : () -> tensor<6xf32>
%27 = "stablehlo.add"(%24, %26) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%28 = "stablehlo.divide"(%25, %27) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%29 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<6xf32>}> : () -> tensor<6xf32>
%30 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%31 = "stablehlo.select"(%30, %28, %29) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
%33 = "stablehlo.multiply"(%17, %32) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%34 = "stablehlo.scatter"(%0, %16, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%38 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%39 = "stablehlo.select"(%9, %38, %37) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%34, %39) : (tensor<4x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
