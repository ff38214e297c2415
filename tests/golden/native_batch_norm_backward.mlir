"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)}> ({
^bb0(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<f32>):
%6 = "stablehlo.reshape"(%4) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%8 = "stablehlo.reshape"(%3) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%18 = "stablehlo.reduce"(%0, %13) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<f32>}> : () -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.divide"(%18, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.subtract"(%0, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.divide"(%14, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.multiply"(%11, %30) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.subtract"(%27, %31) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.multiply"(%4, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.reshape"(%33) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%36 = "stablehlo.multiply"(%32, %35) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
"func.return"(%36, %14, %18) : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
