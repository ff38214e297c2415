"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x3x3xf32>, tensor<1x2x5x5xf32>, tensor<1x2x3x3xi64>) -> (tensor<1x2x5x5xf32>)}> ({
^bb0(%0: tensor<1x2x3x3xf32>, %1: tensor<1x2x5x5xf32>, %2: tensor<1x2x3x3xi64>):
%3 = "stablehlo.reshape"(%0) : (tensor<1x2x3x3xf32>) -> tensor<2x9xf32>
%4 = "stablehlo.convert"(%2) : (tensor<1x2x3x3xi64>) -> tensor<1x2x3x3xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x3x3xi32>) -> tensor<2x9xi32>
%6 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x5x5xf32>}> : () -> tensor<1x2x5x5xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<1x2x5x5xf32>) -> tensor<2x25xf32>
%8 = "stablehlo.scatter"(%7, %5, %3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<2x25xf32>, tensor<2x9xi32>, tensor<2x9xf32>) -> tensor<2x25xf32>
%12 = "stablehlo.reshape"(%8) : (tensor<2x25xf32>) -> tensor<1x2x5x5xf32>
"func.return"(%12) : (tensor<1x2x5x5xf32>) -> ()
}) : () -> ()
}) : () -> ()
