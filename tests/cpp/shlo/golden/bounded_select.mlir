"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<64x8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<64x8xf32>}> : () -> tensor<64x8xf32>
%4 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%5 = "stablehlo.set_dimension_size"(%3, %4) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x8xi1, #stablehlo.bounds<64, ?>>
%7 = "stablehlo.get_dimension_size"(%6) <{dimension = 0 : i64}> : (tensor<?x8xi1, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%8 = "stablehlo.set_dimension_size"(%3, %7) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%9 = "stablehlo.select"(%6, %2, %8) : (tensor<?x8xi1, #stablehlo.bounds<64, ?>>, tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%10 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%11 = "stablehlo.set_dimension_size"(%9, %10) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<i32>) -> tensor<64x8xf32>
"func.return"(%11) : (tensor<64x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
