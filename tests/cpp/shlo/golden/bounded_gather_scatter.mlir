"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<10x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 64, 1>, strides = array<i64: 1, 1>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x1xf32, #stablehlo.bounds<64, ?>>
%4 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<64x1xf32>}> : () -> tensor<64x1xf32>
%5 = "stablehlo.get_dimension_size"(%3) <{dimension = 0 : i64}> : (tensor<?x1xf32, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%6 = "stablehlo.set_dimension_size"(%4, %5) <{dimension = 0 : i64}> : (tensor<64x1xf32>, tensor<i32>) -> tensor<?x1xf32, #stablehlo.bounds<64, ?>>
%7 = "stablehlo.compare"(%3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x1xf32, #stablehlo.bounds<64, ?>>, tensor<?x1xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x1xi1, #stablehlo.bounds<64, ?>>
%8 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<64x1xi32>}> : () -> tensor<64x1xi32>
%9 = "stablehlo.convert"(%3) : (tensor<?x1xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x1xi32, #stablehlo.bounds<64, ?>>
%10 = "stablehlo.get_dimension_size"(%7) <{dimension = 0 : i64}> : (tensor<?x1xi1, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%11 = "stablehlo.set_dimension_size"(%8, %10) <{dimension = 0 : i64}> : (tensor<64x1xi32>, tensor<i32>) -> tensor<?x1xi32, #stablehlo.bounds<64, ?>>
%12 = "stablehlo.select"(%7, %9, %11) : (tensor<?x1xi1, #stablehlo.bounds<64, ?>>, tensor<?x1xi32, #stablehlo.bounds<64, ?>>, tensor<?x1xi32, #stablehlo.bounds<64, ?>>) -> tensor<?x1xi32, #stablehlo.bounds<64, ?>>
%13 = "stablehlo.reshape"(%12) : (tensor<?x1xi32, #stablehlo.bounds<64, ?>>) -> tensor<?xi32, #stablehlo.bounds<64>>
%14 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<10x8xf32>}> : () -> tensor<10x8xf32>
%15 = "stablehlo.gather"(%14, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>, indices_are_sorted = false}> : (tensor<10x8xf32>, tensor<?xi32, #stablehlo.bounds<64>>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%16 = "stablehlo.scatter"(%14, %13, %15) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) : (tensor<10x8xf32>, tensor<?xi32, #stablehlo.bounds<64>>, tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<10x8xf32>
"func.return"(%16) : (tensor<10x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
