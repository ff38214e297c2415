"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x4xf32>, tensor<2xi64>) -> (tensor<2x4xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<3x4xf32>, %1: tensor<2xi64>):
%2 = "stablehlo.constant"() <{value = dense<-3> : tensor<2xi64>}> : () -> tensor<2xi64>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%4 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi64>}> : () -> tensor<2xi64>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%6 = "stablehlo.or"(%3, %5) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.add"(%1, %4) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%13 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
%14 = "stablehlo.compare"(%1, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%15 = "stablehlo.select"(%14, %12, %1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%16 = "stablehlo.reshape"(%15) : (tensor<2xi64>) -> tensor<2x1xi64>
%17 = "stablehlo.gather"(%0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<3x4xf32>, tensor<2x1xi64>) -> tensor<2x4xf32>
%18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%19 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%20 = "stablehlo.select"(%8, %19, %18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%17, %20) : (tensor<2x4xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
