"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>, %6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.compare"(%4, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.compare"(%5, %5) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.or"(%8, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
%13 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%14 = "stablehlo.convert"(%13) : (tensor<2x3xi1>) -> tensor<2x3xi32>
%15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 1>}> ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%19) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
%22 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
%24 = "stablehlo.subtract"(%23, %16) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%25 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
%26 = "stablehlo.compare"(%16, %25) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%27 = "stablehlo.select"(%26, %24, %21) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%28 = "stablehlo.reshape"(%27) : (tensor<2xi32>) -> tensor<2x1xi32>
%29 = "stablehlo.gather"(%2, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2xf32>
%30 = "stablehlo.reshape"(%27) : (tensor<2xi32>) -> tensor<2x1xi32>
%31 = "stablehlo.gather"(%3, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2xi32>
%32 = "stablehlo.convert"(%31) : (tensor<2xi32>) -> tensor<2xi64>
"func.return"(%29, %32) : (tensor<2xf32>, tensor<2xi64>) -> ()
}) : () -> ()
}) : () -> ()
