"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>) -> (tensor<1x2x4x4xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x2x2xi64>):
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x4x4xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.reshape"(%0) : (tensor<1x2x2x2xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2xi64>) -> tensor<2x4xi64>
%6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
%7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
%8 = "stablehlo.constant"() <{value = dense<16> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
%9 = "stablehlo.compare"(%5, %8) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
%10 = "stablehlo.or"(%7, %9) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%11 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.or"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
%17 = "stablehlo.clamp"(%16, %5, %8) : (tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
%18 = "stablehlo.convert"(%17) : (tensor<2x4xi64>) -> tensor<2x4xi32>
%19 = "stablehlo.scatter"(%3, %18, %4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) : (tensor<2x16xf32>, tensor<2x4xi32>, tensor<2x4xf32>) -> tensor<2x16xf32>
%22 = "stablehlo.reshape"(%19) : (tensor<2x16xf32>) -> tensor<1x2x4x4xf32>
%23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%25 = "stablehlo.select"(%12, %24, %23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%22, %25) : (tensor<1x2x4x4xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
