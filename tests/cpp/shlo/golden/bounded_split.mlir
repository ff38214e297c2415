"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<1x64x2x4xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.reshape"(%2) : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<1x?x2x4xf32, #stablehlo.bounds<?, 64, ?, ?>>
%4 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%5 = "stablehlo.set_dimension_size"(%3, %4) <{dimension = 1 : i64}> : (tensor<1x?x2x4xf32, #stablehlo.bounds<?, 64, ?, ?>>, tensor<i32>) -> tensor<1x64x2x4xf32>
"func.return"(%5) : (tensor<1x64x2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
