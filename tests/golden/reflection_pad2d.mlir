"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x3x3xf32>) -> (tensor<1x6x6xf32>)}> ({
^bb0(%0: tensor<1x3x3xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x1xf32>
%2 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x2xf32>
%4 = "stablehlo.reverse"(%3) <{dimensions = array<i64: 2>}> : (tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%5 = "stablehlo.concatenate"(%2, %0, %4) <{dimension = 2 : i64}> : (tensor<1x3x1xf32>, tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x6xf32>
%6 = "stablehlo.slice"(%5) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x6xf32>) -> tensor<1x1x6xf32>
%7 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 1>}> : (tensor<1x1x6xf32>) -> tensor<1x1x6xf32>
%8 = "stablehlo.slice"(%5) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x6xf32>) -> tensor<1x2x6xf32>
%9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<1x2x6xf32>) -> tensor<1x2x6xf32>
%10 = "stablehlo.concatenate"(%7, %5, %9) <{dimension = 1 : i64}> : (tensor<1x1x6xf32>, tensor<1x3x6xf32>, tensor<1x2x6xf32>) -> tensor<1x6x6xf32>
"func.return"(%10) : (tensor<1x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
