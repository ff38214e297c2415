"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xi1>, %2: tensor<2x3xf32>):
%3 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
%4 = "stablehlo.convert"(%3) : (tensor<6xi1>) -> tensor<6xf32>
%5 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.pad"(%4, %5) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 26>, interior_padding = array<i64: 0>}> : (tensor<6xf32>, tensor<f32>) -> tensor<32xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<32xf32>) -> tensor<1x32xf32>
%8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32x32xi32>
%9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x32xi32>
%10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
%11 = "stablehlo.convert"(%10) : (tensor<32x32xi1>) -> tensor<32x32xf32>
%12 = "stablehlo.dot_general"(%7, %11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x32xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
%13 = "stablehlo.convert"(%12) : (tensor<1x32xf32>) -> tensor<1x32xi64>
%14 = "stablehlo.reshape"(%13) : (tensor<1x32xi64>) -> tensor<32xi64>
%15 = "stablehlo.slice"(%14) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<32xi64>) -> tensor<6xi64>
%16 = "stablehlo.slice"(%15) <{start_indices = array<i64: 5>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<1xi64>
%17 = "stablehlo.constant"() <{value = dense<6> : tensor<1xi64>}> : () -> tensor<1xi64>
%18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%19 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 0>}> ({
^bb0(%21: tensor<i1>, %22: tensor<i1>):
%23 = "stablehlo.or"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
%25 = "stablehlo.subtract"(%15, %24) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%26 = "stablehlo.reshape"(%2) : (tensor<2x3xf32>) -> tensor<6xf32>
%27 = "stablehlo.gather"(%26, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xf32>, tensor<6xi64>) -> tensor<6xf32>
%28 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%29 = "stablehlo.select"(%3, %27, %28) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<6xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%33 = "stablehlo.select"(%20, %32, %31) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%30, %33) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
