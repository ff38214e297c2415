"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<8xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0>}> ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>, tensor<f32>) -> tensor<8xf32>
"func.return"(%4) : (tensor<8xf32>) -> ()
}) : () -> ()
}) : () -> ()
