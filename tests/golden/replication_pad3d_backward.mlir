"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x6x6x6xf32>, tensor<1x3x3x3xf32>) -> (tensor<1x3x3x3xf32>)}> ({
^bb0(%0: tensor<1x6x6x6xf32>, %1: tensor<1x3x3x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 6, 6, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x6xf32>) -> tensor<1x6x6x3xf32>
%4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 6, 6, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x6xf32>) -> tensor<1x6x6x1xf32>
%5 = "stablehlo.reduce"(%4, %2) <{dimensions = array<i64: 3>}> ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) : (tensor<1x6x6x1xf32>, tensor<f32>) -> tensor<1x6x6xf32>
%9 = "stablehlo.reshape"(%5) : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
%10 = "stablehlo.pad"(%9, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x6x1xf32>, tensor<f32>) -> tensor<1x6x6x3xf32>
%11 = "stablehlo.add"(%3, %10) : (tensor<1x6x6x3xf32>, tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
%12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 6, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x6xf32>) -> tensor<1x6x6x2xf32>
%13 = "stablehlo.reduce"(%12, %2) <{dimensions = array<i64: 3>}> ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) : (tensor<1x6x6x2xf32>, tensor<f32>) -> tensor<1x6x6xf32>
%17 = "stablehlo.reshape"(%13) : (tensor<1x6x6xf32>) -> tensor<1x6x6x1xf32>
%18 = "stablehlo.pad"(%17, %2) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x6x1xf32>, tensor<f32>) -> tensor<1x6x6x3xf32>
%19 = "stablehlo.add"(%11, %18) : (tensor<1x6x6x3xf32>, tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
%20 = "stablehlo.slice"(%19) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 6, 4, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x3xf32>) -> tensor<1x6x3x3xf32>
%21 = "stablehlo.slice"(%19) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 6, 1, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x3xf32>) -> tensor<1x6x1x3xf32>
%22 = "stablehlo.reduce"(%21, %2) <{dimensions = array<i64: 2>}> ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) : (tensor<1x6x1x3xf32>, tensor<f32>) -> tensor<1x6x3xf32>
%26 = "stablehlo.reshape"(%22) : (tensor<1x6x3xf32>) -> tensor<1x6x1x3xf32>
%27 = "stablehlo.pad"(%26, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x1x3xf32>, tensor<f32>) -> tensor<1x6x3x3xf32>
%28 = "stablehlo.add"(%20, %27) : (tensor<1x6x3x3xf32>, tensor<1x6x3x3xf32>) -> tensor<1x6x3x3xf32>
%29 = "stablehlo.slice"(%19) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 1, 6, 6, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x6x3xf32>) -> tensor<1x6x2x3xf32>
%30 = "stablehlo.reduce"(%29, %2) <{dimensions = array<i64: 2>}> ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) : (tensor<1x6x2x3xf32>, tensor<f32>) -> tensor<1x6x3xf32>
%34 = "stablehlo.reshape"(%30) : (tensor<1x6x3xf32>) -> tensor<1x6x1x3xf32>
%35 = "stablehlo.pad"(%34, %2) <{edge_padding_low = array<i64: 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x6x1x3xf32>, tensor<f32>) -> tensor<1x6x3x3xf32>
%36 = "stablehlo.add"(%28, %35) : (tensor<1x6x3x3xf32>, tensor<1x6x3x3xf32>) -> tensor<1x6x3x3xf32>
%37 = "stablehlo.slice"(%36) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 1, 4, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x3x3xf32>) -> tensor<1x3x3x3xf32>
%38 = "stablehlo.slice"(%36) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x3x3xf32>) -> tensor<1x1x3x3xf32>
%39 = "stablehlo.reduce"(%38, %2) <{dimensions = array<i64: 1>}> ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
%43 = "stablehlo.reshape"(%39) : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
%44 = "stablehlo.pad"(%43, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
%45 = "stablehlo.add"(%37, %44) : (tensor<1x3x3x3xf32>, tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
%46 = "stablehlo.slice"(%36) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 1, 6, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x3x3xf32>) -> tensor<1x2x3x3xf32>
%47 = "stablehlo.reduce"(%46, %2) <{dimensions = array<i64: 1>}> ({
^bb0(%48: tensor<f32>, %49: tensor<f32>):
%50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%50) : (tensor<f32>) -> ()
}) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
%51 = "stablehlo.reshape"(%47) : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
%52 = "stablehlo.pad"(%51, %2) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
%53 = "stablehlo.add"(%45, %52) : (tensor<1x3x3x3xf32>, tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
"func.return"(%53) : (tensor<1x3x3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
