"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi64>) -> (tensor<4x2xi64>)}> ({
^bb0(%0: tensor<2x3xi64>):
%1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3xi1>) -> tensor<6xi1>
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
%16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
%17 = "stablehlo.reshape"(%15) : (tensor<6xi64>) -> tensor<1x6xi64>
%18 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4xi64>}> : () -> tensor<1x4xi64>
%19 = "stablehlo.constant"() <{value = dense<6> : tensor<1x4xi64>}> : () -> tensor<1x4xi64>
%20 = "stablehlo.constant"() <{value = dense<1> : tensor<1x4xi64>}> : () -> tensor<1x4xi64>
%21 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%22 = "stablehlo.subtract"(%19, %18) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%23 = "stablehlo.shift_right_arithmetic"(%22, %20) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%24 = "stablehlo.add"(%18, %23) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%25 = "stablehlo.constant"() <{value = dense<5> : tensor<1x4xi64>}> : () -> tensor<1x4xi64>
%26 = "stablehlo.minimum"(%24, %25) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%27 = "stablehlo.gather"(%17, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x6xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%28 = "stablehlo.compare"(%27, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%29 = "stablehlo.not"(%28) : (tensor<1x4xi1>) -> tensor<1x4xi1>
%30 = "stablehlo.and"(%21, %29) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
%31 = "stablehlo.and"(%21, %28) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
%32 = "stablehlo.add"(%24, %20) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%33 = "stablehlo.select"(%30, %32, %18) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%34 = "stablehlo.select"(%31, %24, %19) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%36 = "stablehlo.subtract"(%34, %33) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%37 = "stablehlo.shift_right_arithmetic"(%36, %20) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%38 = "stablehlo.add"(%33, %37) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%39 = "stablehlo.minimum"(%38, %25) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%40 = "stablehlo.gather"(%17, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x6xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%41 = "stablehlo.compare"(%40, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%42 = "stablehlo.not"(%41) : (tensor<1x4xi1>) -> tensor<1x4xi1>
%43 = "stablehlo.and"(%35, %42) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
%44 = "stablehlo.and"(%35, %41) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
%45 = "stablehlo.add"(%38, %20) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%46 = "stablehlo.select"(%43, %45, %33) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%47 = "stablehlo.select"(%44, %38, %34) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%49 = "stablehlo.subtract"(%47, %46) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%50 = "stablehlo.shift_right_arithmetic"(%49, %20) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%51 = "stablehlo.add"(%46, %50) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%52 = "stablehlo.minimum"(%51, %25) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%53 = "stablehlo.gather"(%17, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x6xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%54 = "stablehlo.compare"(%53, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%55 = "stablehlo.not"(%54) : (tensor<1x4xi1>) -> tensor<1x4xi1>
%56 = "stablehlo.and"(%48, %55) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
%57 = "stablehlo.add"(%51, %20) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%58 = "stablehlo.select"(%56, %57, %46) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
%59 = "stablehlo.reshape"(%58) : (tensor<1x4xi64>) -> tensor<4xi64>
%60 = "stablehlo.slice"(%15) <{start_indices = array<i64: 5>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<1xi64>
%61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi64>) -> tensor<4xi64>
%62 = "stablehlo.reshape"(%16) : (tensor<1x4xi64>) -> tensor<4xi64>
%63 = "stablehlo.compare"(%62, %61) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%64 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi64>}> : () -> tensor<4xi64>
%65 = "stablehlo.divide"(%59, %64) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%66 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%67 = "stablehlo.select"(%63, %65, %66) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%68 = "stablehlo.reshape"(%67) : (tensor<4xi64>) -> tensor<4x1xi64>
%69 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
%70 = "stablehlo.divide"(%59, %69) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%71 = "stablehlo.remainder"(%70, %64) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%72 = "stablehlo.select"(%63, %71, %66) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%73 = "stablehlo.reshape"(%72) : (tensor<4xi64>) -> tensor<4x1xi64>
%74 = "stablehlo.concatenate"(%68, %73) <{dimension = 1 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
"func.return"(%74) : (tensor<4x2xi64>) -> ()
}) : () -> ()
}) : () -> ()
