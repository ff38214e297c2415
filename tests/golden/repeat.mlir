"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<4x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<2x3xf32>) -> tensor<2x2x1x3xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x2x1x3xf32>) -> tensor<4x3xf32>
"func.return"(%2) : (tensor<4x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
