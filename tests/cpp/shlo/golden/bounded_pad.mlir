"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<67x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.constant"() <{value = dense<0x40E00000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.pad"(%2, %3) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<f32>) -> tensor<?x8xf32, #stablehlo.bounds<67, ?>>
%5 = "stablehlo.constant"() <{value = dense<67> : tensor<i32>}> : () -> tensor<i32>
%6 = "stablehlo.set_dimension_size"(%4, %5) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<67, ?>>, tensor<i32>) -> tensor<67x8xf32>
"func.return"(%6) : (tensor<67x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
