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
%29 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%30 = "stablehlo.clamp"(%29, %1, %22) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%31 = "stablehlo.convert"(%30) : (tensor<4xi64>) -> tensor<4xi32>
%32 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%33 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
%34 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
%35 = "stablehlo.scatter"(%34, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%36: tensor<i32>, %37: tensor<i32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%38) : (tensor<i32>) -> ()
}) : (tensor<4xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
%39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%40 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
%41 = "stablehlo.pad"(%40, %39) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
%42 = "stablehlo.add"(%35, %41) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%43 = "stablehlo.optimization_barrier"(%42) : (tensor<4xi32>) -> tensor<4xi32>
%44 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<2xi32>
%45 = "stablehlo.pad"(%44, %39) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
%46 = "stablehlo.add"(%43, %45) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%47 = "stablehlo.optimization_barrier"(%46) : (tensor<4xi32>) -> tensor<4xi32>
%48 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%50 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
%51 = "stablehlo.compare"(%31, %50) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%52 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
%53 = "stablehlo.select"(%51, %49, %52) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%54 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
%55 = "stablehlo.scatter"(%54, %53, %48) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%56: tensor<i32>, %57: tensor<i32>):
%58 = "stablehlo.add"(%56, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%58) : (tensor<i32>) -> ()
}) : (tensor<2xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xi32>
%59 = "stablehlo.convert"(%49) : (tensor<4xi32>) -> tensor<4xi64>
%60 = "stablehlo.convert"(%55) : (tensor<2xi32>) -> tensor<2xi64>
%61 = "stablehlo.gather"(%0, %31) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%62 = "stablehlo.scatter"(%18, %53, %61) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.maximum"(%55, %33) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%67 = "stablehlo.convert"(%66) : (tensor<2xi32>) -> tensor<2xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.divide"(%62, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%71 = "stablehlo.select"(%25, %70, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%72 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%73 = "stablehlo.select"(%14, %72, %71) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%74 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%75 = "stablehlo.select"(%8, %74, %73) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%69, %59, %60, %20, %75) : (tensor<2x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<0xi64>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
