"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x2x2xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x2x2xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
%2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
%3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
%4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
%6 = "stablehlo.add"(%5, %3) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
%7 = "stablehlo.reshape"(%6) : (tensor<2x2xi64>) -> tensor<4xi64>
%8 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%9 = "stablehlo.scatter"(%8, %7, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<4xi64>, tensor<2x4xf32>) -> tensor<2x3xf32>
"func.return"(%9) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
