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
%15 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%16 = "stablehlo.clamp"(%15, %1, %7) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%17 = "stablehlo.convert"(%16) : (tensor<4xi64>) -> tensor<4xi32>
%18 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%19 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<4xi32>) -> tensor<4xi64>
%20 = "stablehlo.convert"(%19) : (tensor<4xi64>) -> tensor<4xf32>
%21 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<4xf32>}> : () -> tensor<4xf32>
%22 = "stablehlo.maximum"(%20, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
%24 = "stablehlo.divide"(%18, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
%26 = "stablehlo.compare"(%17, %25) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%27 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi32>}> : () -> tensor<4xi32>
%28 = "stablehlo.select"(%26, %17, %27) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%29 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
%30 = "stablehlo.scatter"(%29, %28, %24) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%36 = "stablehlo.select"(%11, %35, %34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%30, %36) : (tensor<4x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
