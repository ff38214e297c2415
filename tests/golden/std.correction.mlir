"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<f32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<f32>}> : () -> tensor<f32>
%7 = "stablehlo.divide"(%2, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.reshape"(%7) : (tensor<f32>) -> tensor<1x1xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.subtract"(%0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.multiply"(%10, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.reduce"(%11, %1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.subtract"(%6, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.maximum"(%17, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%19 = "stablehlo.divide"(%12, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%20 = "stablehlo.sqrt"(%19) : (tensor<f32>) -> tensor<f32>
"func.return"(%20) : (tensor<f32>) -> ()
}) : () -> ()
}) : () -> ()
