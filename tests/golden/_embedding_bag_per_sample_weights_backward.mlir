"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<4xi64>) -> (tensor<4xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<4x3xf32>, %2: tensor<4xi64>, %3: tensor<2xi64>, %4: tensor<4xi64>):
%5 = "stablehlo.convert"(%4) : (tensor<4xi64>) -> tensor<4xi32>
%6 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%7 = "stablehlo.compare"(%2, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%8 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi64>}> : () -> tensor<4xi64>
%9 = "stablehlo.compare"(%2, %8) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%10 = "stablehlo.or"(%7, %9) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%11 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0>}> ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.or"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
%17 = "stablehlo.gather"(%0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
%24 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%25 = "stablehlo.compare"(%2, %24) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%26 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%27 = "stablehlo.select"(%25, %20, %26) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%29 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%30 = "stablehlo.select"(%12, %29, %28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%27, %30) : (tensor<4xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
