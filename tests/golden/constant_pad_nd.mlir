"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x6xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<f32>):
%2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
"func.return"(%2) : (tensor<2x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
