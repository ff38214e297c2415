"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<4xi64>, tensor<2xi64>, tensor<4xf32>) -> (tensor<4x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<4xi64>, %2: tensor<2xi64>, %3: tensor<4xi64>, %4: tensor<2xi64>, %5: tensor<4xf32>):
%6 = "stablehlo.convert"(%3) : (tensor<4xi64>) -> tensor<4xi32>
%7 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%8 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%9 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi64>}> : () -> tensor<4xi64>
%10 = "stablehlo.compare"(%1, %9) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%11 = "stablehlo.or"(%8, %10) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%12 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0>}> ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
%16 = "stablehlo.or"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%18 = "stablehlo.clamp"(%17, %1, %9) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%19 = "stablehlo.convert"(%18) : (tensor<4xi64>) -> tensor<4xi32>
%20 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%21 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
%24 = "stablehlo.compare"(%19, %23) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%25 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi32>}> : () -> tensor<4xi32>
%26 = "stablehlo.select"(%24, %19, %25) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%27 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
%28 = "stablehlo.scatter"(%27, %26, %22) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%34 = "stablehlo.select"(%13, %33, %32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%28, %34) : (tensor<4x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
