"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>)}> ({
^bb0(%0: tensor<2x4x3xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>, %3: tensor<f32>):
%4 = "stablehlo.reshape"(%0) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
%5 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 2, 3>}> ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%10 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<f32>}> : () -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
%12 = "stablehlo.divide"(%6, %11) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%15 = "stablehlo.subtract"(%4, %14) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%16 = "stablehlo.multiply"(%15, %15) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%17 = "stablehlo.reduce"(%16, %5) <{dimensions = array<i64: 2, 3>}> ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%21 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
%22 = "stablehlo.divide"(%17, %21) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%23 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.rsqrt"(%24) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%28 = "stablehlo.reshape"(%12) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%30 = "stablehlo.subtract"(%4, %29) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%31 = "stablehlo.multiply"(%30, %27) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%32 = "stablehlo.reshape"(%1) : (tensor<4xf32>) -> tensor<2x2xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
%34 = "stablehlo.multiply"(%31, %33) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%35 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<2x2xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
%37 = "stablehlo.add"(%34, %36) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
"func.return"(%38, %12, %25) : (tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
