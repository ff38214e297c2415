"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x2xf32>, tensor<3x1xf32>)}> ({
^bb0(%0: tensor<3x2xf32>, %1: tensor<3x2xf32>, %2: tensor<3x1xf32>, %3: tensor<3x1xf32>):
%4 = "stablehlo.multiply"(%0, %1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%5 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.reshape"(%2) : (tensor<3x1xf32>) -> tensor<3xf32>
%11 = "stablehlo.reshape"(%3) : (tensor<3x1xf32>) -> tensor<3xf32>
%12 = "stablehlo.divide"(%6, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.divide"(%12, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<3xf32>) -> tensor<3x1xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
%16 = "stablehlo.multiply"(%1, %15) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%17 = "stablehlo.subtract"(%0, %16) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%18 = "stablehlo.divide"(%10, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<3xf32>) -> tensor<3x1xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
%21 = "stablehlo.multiply"(%20, %17) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%22 = "stablehlo.reshape"(%12) : (tensor<3xf32>) -> tensor<3x1xf32>
"func.return"(%21, %22) : (tensor<3x2xf32>, tensor<3x1xf32>) -> ()
}) : () -> ()
}) : () -> ()
