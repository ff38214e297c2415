"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x4x2xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x2xf32>
%2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x2xf32>
%3 = "stablehlo.logistic"(%2) : (tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<1x2x4x2xf32>, tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
"func.return"(%4) : (tensor<1x2x4x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
