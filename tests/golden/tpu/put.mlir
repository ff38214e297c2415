"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2xi64>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2xi64>, %2: tensor<2xf32>):
%3 = "stablehlo.constant"() <{value = dense<-6> : tensor<2xi64>}> : () -> tensor<2xi64>
%4 = "stablehlo.compare"(%1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%5 = "stablehlo.constant"() <{value = dense<6> : tensor<2xi64>}> : () -> tensor<2xi64>
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
%17 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
%18 = "stablehlo.clamp"(%17, %16, %5) : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%19 = "stablehlo.convert"(%18) : (tensor<2xi64>) -> tensor<2xi32>
%20 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%21 = "stablehlo.scatter"(%20, %19, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) : (tensor<6xf32>, tensor<2xi32>, tensor<2xf32>) -> tensor<6xf32>
%24 = "stablehlo.reshape"(%21) : (tensor<6xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%27 = "stablehlo.select"(%9, %26, %25) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%24, %27) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
