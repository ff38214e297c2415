"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
%3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
%4 = "stablehlo.subtract"(%3, %2) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%5 = "stablehlo.abs"(%4) : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<f32>}> : () -> tensor<f32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3xf32>
%8 = "stablehlo.power"(%5, %7) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2>}> ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%14 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<f32>}> : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
%16 = "stablehlo.power"(%10, %15) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
"func.return"(%16) : (tensor<2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
