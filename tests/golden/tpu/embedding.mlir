"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x3xf32>, tensor<2x3xi64>) -> (tensor<2x3x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<4x3xf32>, %1: tensor<2x3xi64>):
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%4 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%6 = "stablehlo.or"(%3, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%13 = "stablehlo.clamp"(%12, %1, %4) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%14 = "stablehlo.convert"(%13) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%15 = "stablehlo.gather"(%0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
%16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%18 = "stablehlo.select"(%8, %17, %16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%15, %18) : (tensor<2x3x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
