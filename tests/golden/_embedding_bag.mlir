"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x3xf32>, tensor<4xi64>, tensor<2xi64>) -> (tensor<2x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<0xi64>, tensor<i32>)}> ({
^bb0(%0: tensor<4x3xf32>, %1: tensor<4xi64>, %2: tensor<2xi64>):
%3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xi64>) -> tensor<1xi64>
%4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi64>) -> tensor<1xi64>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
%6 = "stablehlo.compare"(%3, %5) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
%13 = "stablehlo.compare"(%4, %12) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%14 = "stablehlo.reduce"(%13, %7) <{dimensions = array<i64: 0>}> ({
^bb0(%15: tensor<i1>, %16: tensor<i1>):
%17 = "stablehlo.or"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%19 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%20 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
%21 = "stablehlo.compare"(%1, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%22 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi64>}> : () -> tensor<4xi64>
%23 = "stablehlo.compare"(%1, %22) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%24 = "stablehlo.or"(%21, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%25 = "stablehlo.reduce"(%24, %7) <{dimensions = array<i64: 0>}> ({
^bb0(%26: tensor<i1>, %27: tensor<i1>):
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%28) : (tensor<i1>) -> ()
}) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%30 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
%31 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
%32 = "stablehlo.scatter"(%31, %29, %30) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%33: tensor<i32>, %34: tensor<i32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%35) : (tensor<i32>) -> ()
}) : (tensor<4xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
%36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%37 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
%38 = "stablehlo.pad"(%37, %36) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
%39 = "stablehlo.add"(%32, %38) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%40 = "stablehlo.optimization_barrier"(%39) : (tensor<4xi32>) -> tensor<4xi32>
%41 = "stablehlo.slice"(%40) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<2xi32>
%42 = "stablehlo.pad"(%41, %36) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
%43 = "stablehlo.add"(%40, %42) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%44 = "stablehlo.optimization_barrier"(%43) : (tensor<4xi32>) -> tensor<4xi32>
%45 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
%46 = "stablehlo.subtract"(%44, %45) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%47 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%48 = "stablehlo.compare"(%1, %47) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%49 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
%50 = "stablehlo.select"(%48, %46, %49) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%51 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
%52 = "stablehlo.scatter"(%51, %50, %45) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%53: tensor<i32>, %54: tensor<i32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%55) : (tensor<i32>) -> ()
}) : (tensor<2xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xi32>
%56 = "stablehlo.convert"(%46) : (tensor<4xi32>) -> tensor<4xi64>
%57 = "stablehlo.convert"(%52) : (tensor<2xi32>) -> tensor<2xi64>
%58 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
%59 = "stablehlo.scatter"(%18, %50, %58) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.maximum"(%52, %30) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%64 = "stablehlo.convert"(%63) : (tensor<2xi32>) -> tensor<2xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.divide"(%59, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%68 = "stablehlo.select"(%25, %67, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%69 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%70 = "stablehlo.select"(%14, %69, %68) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%71 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%72 = "stablehlo.select"(%8, %71, %70) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%66, %56, %57, %20, %72) : (tensor<2x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<0xi64>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
