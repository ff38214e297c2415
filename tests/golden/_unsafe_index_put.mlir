"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2x4xf32>):
%3 = "stablehlo.constant"() <{value = dense<-3> : tensor<2xi64>}> : () -> tensor<2xi64>
%4 = "stablehlo.compare"(%1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%5 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi64>}> : () -> tensor<2xi64>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%7 = "stablehlo.or"(%4, %6) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.add"(%1, %5) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%14 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
%15 = "stablehlo.compare"(%1, %14) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%16 = "stablehlo.select"(%15, %13, %1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%17 = "stablehlo.reshape"(%16) : (tensor<2xi64>) -> tensor<2x1xi64>
%18 = "stablehlo.scatter"(%0, %17, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) : (tensor<3x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
%22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%23 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%24 = "stablehlo.select"(%9, %23, %22) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%18, %24) : (tensor<3x4xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
