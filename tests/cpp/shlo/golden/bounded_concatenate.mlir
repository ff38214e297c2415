"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<65x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<1x8xf32>) -> tensor<?x8xf32, #stablehlo.bounds<65, ?>>
%5 = "stablehlo.constant"() <{value = dense<65> : tensor<i32>}> : () -> tensor<i32>
%6 = "stablehlo.set_dimension_size"(%4, %5) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<65, ?>>, tensor<i32>) -> tensor<65x8xf32>
"func.return"(%6) : (tensor<65x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
