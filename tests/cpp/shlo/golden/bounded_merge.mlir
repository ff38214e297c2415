"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<512xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%4 = "stablehlo.reshape"(%3) : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>) -> tensor<?xf32, #stablehlo.bounds<512>>
%5 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
%6 = "stablehlo.set_dimension_size"(%4, %5) <{dimension = 0 : i64}> : (tensor<?xf32, #stablehlo.bounds<512>>, tensor<i32>) -> tensor<512xf32>
"func.return"(%6) : (tensor<512xf32>) -> ()
}) : () -> ()
}) : () -> ()
