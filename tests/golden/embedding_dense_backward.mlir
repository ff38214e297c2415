"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3x2xf32>, tensor<2x3xi64>) -> (tensor<4x2xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3x2xf32>, %1: tensor<2x3xi64>):
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%4 = "stablehlo.compare"(%1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%7 = "stablehlo.or"(%4, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.reshape"(%1) : (tensor<2x3xi64>) -> tensor<6xi64>
%14 = "stablehlo.reshape"(%0) : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
%15 = "stablehlo.scatter"(%2, %13, %14) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) : (tensor<4x2xf32>, tensor<6xi64>, tensor<6x2xf32>) -> tensor<4x2xf32>
%19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%21 = "stablehlo.select"(%9, %20, %19) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%15, %21) : (tensor<4x2xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
