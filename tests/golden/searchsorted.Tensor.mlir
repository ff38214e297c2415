"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xf32>, tensor<2x3xf32>) -> (tensor<2x3xi64>)}> ({
^bb0(%0: tensor<4xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.reshape"(%0) : (tensor<4xf32>) -> tensor<1x4xf32>
%3 = "stablehlo.reshape"(%1) : (tensor<2x3xf32>) -> tensor<1x6xf32>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
%5 = "stablehlo.constant"() <{value = dense<4> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
%6 = "stablehlo.constant"() <{value = dense<1> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
%7 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi1>
%8 = "stablehlo.subtract"(%5, %4) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%9 = "stablehlo.shift_right_arithmetic"(%8, %6) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%10 = "stablehlo.add"(%4, %9) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%11 = "stablehlo.constant"() <{value = dense<3> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
%12 = "stablehlo.minimum"(%10, %11) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%13 = "stablehlo.gather"(%2, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x4xf32>, tensor<1x6xi64>) -> tensor<1x6xf32>
%14 = "stablehlo.compare"(%13, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
%15 = "stablehlo.not"(%14) : (tensor<1x6xi1>) -> tensor<1x6xi1>
%16 = "stablehlo.and"(%7, %15) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
%17 = "stablehlo.and"(%7, %14) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
%18 = "stablehlo.add"(%10, %6) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%19 = "stablehlo.select"(%16, %18, %4) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%20 = "stablehlo.select"(%17, %10, %5) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi1>
%22 = "stablehlo.subtract"(%20, %19) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%23 = "stablehlo.shift_right_arithmetic"(%22, %6) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%24 = "stablehlo.add"(%19, %23) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%25 = "stablehlo.minimum"(%24, %11) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%26 = "stablehlo.gather"(%2, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x4xf32>, tensor<1x6xi64>) -> tensor<1x6xf32>
%27 = "stablehlo.compare"(%26, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
%28 = "stablehlo.not"(%27) : (tensor<1x6xi1>) -> tensor<1x6xi1>
%29 = "stablehlo.and"(%21, %28) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
%30 = "stablehlo.and"(%21, %27) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
%31 = "stablehlo.add"(%24, %6) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%32 = "stablehlo.select"(%29, %31, %19) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%33 = "stablehlo.select"(%30, %24, %20) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi1>
%35 = "stablehlo.subtract"(%33, %32) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%36 = "stablehlo.shift_right_arithmetic"(%35, %6) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%37 = "stablehlo.add"(%32, %36) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%38 = "stablehlo.minimum"(%37, %11) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%39 = "stablehlo.gather"(%2, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x4xf32>, tensor<1x6xi64>) -> tensor<1x6xf32>
%40 = "stablehlo.compare"(%39, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
%41 = "stablehlo.not"(%40) : (tensor<1x6xi1>) -> tensor<1x6xi1>
%42 = "stablehlo.and"(%34, %41) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
%43 = "stablehlo.add"(%37, %6) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%44 = "stablehlo.select"(%42, %43, %32) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
%45 = "stablehlo.reshape"(%44) : (tensor<1x6xi64>) -> tensor<2x3xi64>
"func.return"(%45) : (tensor<2x3xi64>) -> ()
}) : () -> ()
}) : () -> ()
