"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)}> ({
^bb0(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.reduce"(%0, %5) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<f32>}> : () -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%12 = "stablehlo.divide"(%6, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.subtract"(%0, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%16 = "stablehlo.multiply"(%15, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%17 = "stablehlo.reduce"(%16, %5) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%22 = "stablehlo.divide"(%17, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.rsqrt"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.multiply"(%25, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.reshape"(%12) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.subtract"(%0, %30) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.multiply"(%31, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%35 = "stablehlo.add"(%32, %34) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
"func.return"(%35, %12, %25) : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
