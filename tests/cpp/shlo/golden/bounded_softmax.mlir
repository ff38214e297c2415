"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<64x8xf32>, tensor<i32>) -> (tensor<8x64xf32>)}> ({
^bb0(%0: tensor<64x8xf32>, %1: tensor<i32>):
%2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<64x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<64, ?>>
%3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<?x8xf32, #stablehlo.bounds<64, ?>>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.maximum"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>, tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
%10 = "stablehlo.set_dimension_size"(%9, %1) <{dimension = 1 : i64}> : (tensor<8x64xf32>, tensor<i32>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%11 = "stablehlo.subtract"(%3, %10) : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>, tensor<8x?xf32, #stablehlo.bounds<?, 64>>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%12 = "stablehlo.exponential"(%11) : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%13 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 1>}> ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>, tensor<f32>) -> tensor<8xf32>
%18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
%19 = "stablehlo.set_dimension_size"(%18, %1) <{dimension = 1 : i64}> : (tensor<8x64xf32>, tensor<i32>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%20 = "stablehlo.divide"(%12, %19) : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>, tensor<8x?xf32, #stablehlo.bounds<?, 64>>) -> tensor<8x?xf32, #stablehlo.bounds<?, 64>>
%21 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
%22 = "stablehlo.set_dimension_size"(%20, %21) <{dimension = 1 : i64}> : (tensor<8x?xf32, #stablehlo.bounds<?, 64>>, tensor<i32>) -> tensor<8x64xf32>
"func.return"(%22) : (tensor<8x64xf32>) -> ()
}) : () -> ()
}) : () -> ()
