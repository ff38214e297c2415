"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x2xf32>, tensor<3x1xf32>) -> (tensor<3x2xf32>, tensor<3x1xf32>)}> ({
^bb0(%0: tensor<3x2xf32>, %1: tensor<3x1xf32>):
%2 = "stablehlo.multiply"(%0, %0) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1>}> ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.sqrt"(%4) : (tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.reshape"(%1) : (tensor<3x1xf32>) -> tensor<3xf32>
%10 = "stablehlo.divide"(%9, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<3xf32>) -> tensor<3x1xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%14 = "stablehlo.reshape"(%8) : (tensor<3xf32>) -> tensor<3x1xf32>
"func.return"(%13, %14) : (tensor<3x2xf32>, tensor<3x1xf32>) -> ()
}) : () -> ()
}) : () -> ()
