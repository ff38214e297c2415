"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<64x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64x8xf32>
%4 = "stablehlo.exponential"(%2) : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%5 = "stablehlo.get_dimension_size"(%4) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%6 = "stablehlo.set_dimension_size"(%3, %5) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%7 = "stablehlo.add"(%4, %6) : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%8 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%9 = "stablehlo.set_dimension_size"(%7, %8) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<i32>) -> tensor<64x8xf32>
"func.return"(%9) : (tensor<64x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
