"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<f32>):
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%4, %6) : (tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
