"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<4xi64>, tensor<4xi64>, tensor<2xi64>) -> (tensor<4x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<4xi64>, %2: tensor<4xi64>, %3: tensor<2xi64>):
%4 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%7 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi64>}> : () -> tensor<4xi64>
%8 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%9 = "stablehlo.or"(%6, %8) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.or"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%16 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<4xi32>) -> tensor<4xi64>
%17 = "stablehlo.convert"(%16) : (tensor<4xi64>) -> tensor<4xf32>
%18 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<4xf32>}> : () -> tensor<4xf32>
%19 = "stablehlo.maximum"(%17, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
%21 = "stablehlo.divide"(%15, %20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%23 = "stablehlo.compare"(%1, %22) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%24 = "stablehlo.select"(%23, %1, %7) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%25 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
%26 = "stablehlo.scatter"(%25, %24, %21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<4x3xf32>
%30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%31 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%32 = "stablehlo.select"(%11, %31, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%26, %32) : (tensor<4x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
