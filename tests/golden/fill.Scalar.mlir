"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<i64>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<i64>):
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
"func.return"(%3) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
