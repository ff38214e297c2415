"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<64x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.sort"(%2) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%7 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%8 = "stablehlo.set_dimension_size"(%3, %7) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<i32>) -> tensor<64x8xf32>
"func.return"(%8) : (tensor<64x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
