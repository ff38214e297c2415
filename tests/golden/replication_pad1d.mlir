"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x3xf32>) -> (tensor<1x6xf32>)}> ({
^bb0(%0: tensor<1x3xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
%2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
%4 = "stablehlo.concatenate"(%1, %0, %3) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
"func.return"(%4) : (tensor<1x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
