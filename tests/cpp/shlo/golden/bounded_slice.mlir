"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<64x3xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 64, 5>, strides = array<i64: 1, 1>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<64, ?>>
%4 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%5 = "stablehlo.set_dimension_size"(%3, %4) <{dimension = 0 : i64}> : (tensor<?x3xf32, #stablehlo.bounds<64, ?>>, tensor<i32>) -> tensor<64x3xf32>
"func.return"(%5) : (tensor<64x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
