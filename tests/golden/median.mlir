"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<f32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
%3, %4 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%5: tensor<f32>, %6: tensor<f32>, %7: tensor<i32>, %8: tensor<i32>):
%9 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.compare"(%5, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.compare"(%6, %6) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.or"(%9, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
%14 = "stablehlo.compare"(%1, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%15 = "stablehlo.convert"(%14) : (tensor<6xi1>) -> tensor<6xi32>
%16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0>}> ({
^bb0(%18: tensor<i32>, %19: tensor<i32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%20) : (tensor<i32>) -> ()
}) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
%21 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%22 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
%23 = "stablehlo.subtract"(%22, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%24 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.select"(%24, %23, %21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.reshape"(%25) : (tensor<i32>) -> tensor<1xi32>
%27 = "stablehlo.gather"(%3, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xf32>, tensor<1xi32>) -> tensor<f32>
"func.return"(%27) : (tensor<f32>) -> ()
}) : () -> ()
}) : () -> ()
