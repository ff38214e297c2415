"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<64x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<64x8xf32>
%5 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%6 = "stablehlo.set_dimension_size"(%4, %5) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%7 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%8 = "stablehlo.set_dimension_size"(%6, %7) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<i32>) -> tensor<64x8xf32>
"func.return"(%8) : (tensor<64x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
