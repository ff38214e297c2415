"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x3xf32>) -> (tensor<1x6xf32>)}> ({
^bb0(%0: tensor<1x3xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
%2 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
%4 = "stablehlo.reverse"(%3) <{dimensions = array<i64: 1>}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
%5 = "stablehlo.concatenate"(%2, %0, %4) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
"func.return"(%5) : (tensor<1x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
