"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)}> ({
^bb0(%0: tensor<2x4x3xf32>, %1: tensor<2x4x3xf32>, %2: tensor<2x2xf32>, %3: tensor<2x2xf32>, %4: tensor<4xf32>):
%5 = "stablehlo.reshape"(%1) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
%6 = "stablehlo.reshape"(%0) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
%7 = "stablehlo.reshape"(%3) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%9 = "stablehlo.reshape"(%2) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%11 = "stablehlo.subtract"(%5, %10) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%13 = "stablehlo.reshape"(%4) : (tensor<4xf32>) -> tensor<2x2xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
%15 = "stablehlo.multiply"(%6, %14) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%16 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 2, 3>}> ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%21 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<f32>}> : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
%23 = "stablehlo.divide"(%17, %22) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%26 = "stablehlo.multiply"(%15, %12) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%27 = "stablehlo.reduce"(%26, %16) <{dimensions = array<i64: 2, 3>}> ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%31 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
%32 = "stablehlo.divide"(%27, %31) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%35 = "stablehlo.multiply"(%12, %34) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%36 = "stablehlo.subtract"(%15, %25) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%37 = "stablehlo.subtract"(%36, %35) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%38 = "stablehlo.reshape"(%3) : (tensor<2x2xf32>) -> tensor<2x2x1x1xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x1x1xf32>) -> tensor<2x2x2x3xf32>
%40 = "stablehlo.multiply"(%37, %39) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
%42 = "stablehlo.multiply"(%6, %12) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%43 = "stablehlo.reduce"(%42, %16) <{dimensions = array<i64: 0, 3>}> ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%47 = "stablehlo.reshape"(%43) : (tensor<2x2xf32>) -> tensor<4xf32>
%48 = "stablehlo.reduce"(%6, %16) <{dimensions = array<i64: 0, 3>}> ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%52 = "stablehlo.reshape"(%48) : (tensor<2x2xf32>) -> tensor<4xf32>
"func.return"(%41, %47, %52) : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
}) : () -> ()
}) : () -> ()
