"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>, %6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.compare"(%4, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.compare"(%5, %5) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.or"(%8, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
%13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
%16 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.pad"(%2, %16) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%18 = "stablehlo.compare"(%13, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%19 = "stablehlo.compare"(%2, %17) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%20 = "stablehlo.or"(%19, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%21 = "stablehlo.select"(%20, %13, %15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%22 = "stablehlo.pad"(%21, %14) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
%23 = "stablehlo.maximum"(%22, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%24 = "stablehlo.pad"(%23, %14) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
%25 = "stablehlo.maximum"(%24, %23) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%26 = "stablehlo.subtract"(%13, %25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%27 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
%28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
^bb0(%29: tensor<i32>, %30: tensor<i32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%31) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%32 = "stablehlo.reshape"(%28) : (tensor<2xi32>) -> tensor<2x1xi32>
%33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x3xi32>
%34 = "stablehlo.compare"(%26, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%36 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
%37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
%38 = "stablehlo.select"(%34, %35, %37) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%39 = "stablehlo.reduce"(%38, %36) <{dimensions = array<i64: 1>}> ({
^bb0(%40: tensor<i32>, %41: tensor<i32>):
%42 = "stablehlo.minimum"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%42) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%43 = "stablehlo.reshape"(%39) : (tensor<2xi32>) -> tensor<2x1xi32>
%44 = "stablehlo.gather"(%2, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2xf32>
%45 = "stablehlo.reshape"(%39) : (tensor<2xi32>) -> tensor<2x1xi32>
%46 = "stablehlo.gather"(%3, %45) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2xi32>
%47 = "stablehlo.convert"(%46) : (tensor<2xi32>) -> tensor<2xi64>
"func.return"(%44, %47) : (tensor<2xf32>, tensor<2xi64>) -> ()
}) : () -> ()
}) : () -> ()
