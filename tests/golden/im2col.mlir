"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x3x3xf32>) -> (tensor<1x8x4xf32>)}> ({
^bb0(%0: tensor<1x2x3x3xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x3xf32>) -> tensor<1x2x2x2xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x4xf32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 2, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x3xf32>) -> tensor<1x2x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x4xf32>
%5 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x3xf32>) -> tensor<1x2x2x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x4xf32>
%7 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 1>, limit_indices = array<i64: 1, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x3xf32>) -> tensor<1x2x2x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x4xf32>
%9 = "stablehlo.concatenate"(%2, %4, %6, %8) <{dimension = 2 : i64}> : (tensor<1x2x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x2x1x4xf32>) -> tensor<1x2x4x4xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<1x2x4x4xf32>) -> tensor<1x8x4xf32>
"func.return"(%10) : (tensor<1x8x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
