"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<8x3xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<64x3xf32>}> : () -> tensor<64x3xf32>
%4 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<i32>
%5 = "stablehlo.set_dimension_size"(%3, %4) <{dimension = 0 : i64}> : (tensor<64x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<64, ?>>
%6 = "stablehlo.dot_general"(%2, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<?x3xf32, #stablehlo.bounds<64, ?>>) -> tensor<8x3xf32>
"func.return"(%6) : (tensor<8x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
