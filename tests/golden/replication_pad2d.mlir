"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x3x3xf32>) -> (tensor<1x6x6xf32>)}> ({
^bb0(%0: tensor<1x3x3xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x1xf32>
%2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x1xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x2xf32>
%4 = "stablehlo.concatenate"(%1, %0, %3) <{dimension = 2 : i64}> : (tensor<1x3x1xf32>, tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x6xf32>
%5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x6xf32>) -> tensor<1x1x6xf32>
%6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x6xf32>) -> tensor<1x1x6xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
%8 = "stablehlo.concatenate"(%5, %4, %7) <{dimension = 1 : i64}> : (tensor<1x1x6xf32>, tensor<1x3x6xf32>, tensor<1x2x6xf32>) -> tensor<1x6x6xf32>
"func.return"(%8) : (tensor<1x6x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
