"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<f32>):
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %4) <{dimensions = array<i64: 1>}> ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%9 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<f32>}> : () -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
%11 = "stablehlo.divide"(%5, %10) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2xf32>) -> tensor<2x1xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.subtract"(%0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.multiply"(%14, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.reduce"(%15, %4) <{dimensions = array<i64: 1>}> ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%20 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
%21 = "stablehlo.divide"(%16, %20) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%22 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%24 = "stablehlo.rsqrt"(%23) : (tensor<2xf32>) -> tensor<2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2xf32>) -> tensor<2x1xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.reshape"(%11) : (tensor<2xf32>) -> tensor<2x1xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.subtract"(%0, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.multiply"(%29, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.reshape"(%11) : (tensor<2xf32>) -> tensor<2x1xf32>
%36 = "stablehlo.reshape"(%24) : (tensor<2xf32>) -> tensor<2x1xf32>
"func.return"(%34, %35, %36) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> ()
}) : () -> ()
}) : () -> ()
