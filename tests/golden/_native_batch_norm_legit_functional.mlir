"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)}> ({
^bb0(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%8 = "stablehlo.reduce"(%0, %7) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%12 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<f32>}> : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%14 = "stablehlo.divide"(%8, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%17 = "stablehlo.subtract"(%0, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%18 = "stablehlo.multiply"(%17, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%19 = "stablehlo.reduce"(%18, %7) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.divide"(%19, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.rsqrt"(%26) : (tensor<3xf32>) -> tensor<3xf32>
%28 = "stablehlo.multiply"(%27, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.reshape"(%14) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.subtract"(%0, %32) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%34 = "stablehlo.multiply"(%33, %30) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%35 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<1x3x1xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
%37 = "stablehlo.add"(%34, %36) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%38 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%39 = "stablehlo.subtract"(%12, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%40 = "stablehlo.divide"(%12, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.multiply"(%24, %41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%44 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%45 = "stablehlo.subtract"(%44, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.multiply"(%3, %45) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%47 = "stablehlo.multiply"(%14, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%48 = "stablehlo.add"(%46, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%50 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%51 = "stablehlo.subtract"(%50, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.multiply"(%4, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.multiply"(%42, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%54 = "stablehlo.add"(%52, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%37, %14, %27, %48, %54) : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
