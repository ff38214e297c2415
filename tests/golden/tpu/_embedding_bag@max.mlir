"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x3xf32>, tensor<4xi64>, tensor<2xi64>) -> (tensor<2x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<2x3xi64>, tensor<i32>)}> ({
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
%20 = "stablehlo.compare"(%1, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%21 = "stablehlo.constant"() <{value = dense<4> : tensor<4xi64>}> : () -> tensor<4xi64>
%22 = "stablehlo.compare"(%1, %21) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%23 = "stablehlo.or"(%20, %22) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%24 = "stablehlo.reduce"(%23, %7) <{dimensions = array<i64: 0>}> ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.or"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%28 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
%29 = "stablehlo.clamp"(%28, %1, %21) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%30 = "stablehlo.convert"(%29) : (tensor<4xi64>) -> tensor<4xi32>
%31 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%32 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
%33 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
%34 = "stablehlo.scatter"(%33, %31, %32) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%35: tensor<i32>, %36: tensor<i32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%37) : (tensor<i32>) -> ()
}) : (tensor<4xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
%38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%39 = "stablehlo.slice"(%34) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
%40 = "stablehlo.pad"(%39, %38) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
%41 = "stablehlo.add"(%34, %40) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%42 = "stablehlo.optimization_barrier"(%41) : (tensor<4xi32>) -> tensor<4xi32>
%43 = "stablehlo.slice"(%42) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<2xi32>
%44 = "stablehlo.pad"(%43, %38) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
%45 = "stablehlo.add"(%42, %44) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%46 = "stablehlo.optimization_barrier"(%45) : (tensor<4xi32>) -> tensor<4xi32>
%47 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
%48 = "stablehlo.subtract"(%46, %47) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%49 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
%50 = "stablehlo.compare"(%30, %49) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%51 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
%52 = "stablehlo.select"(%50, %48, %51) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%53 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
%54 = "stablehlo.scatter"(%53, %52, %47) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%55: tensor<i32>, %56: tensor<i32>):
%57 = "stablehlo.add"(%55, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%57) : (tensor<i32>) -> ()
}) : (tensor<2xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xi32>
%58 = "stablehlo.convert"(%48) : (tensor<4xi32>) -> tensor<4xi64>
%59 = "stablehlo.convert"(%54) : (tensor<2xi32>) -> tensor<2xi64>
%60 = "stablehlo.gather"(%0, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%61 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%63 = "stablehlo.scatter"(%62, %52, %60) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
%66 = "stablehlo.maximum"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%66) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x3xi32>
%68 = "stablehlo.gather"(%63, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%69 = "stablehlo.compare"(%68, %68) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%70 = "stablehlo.compare"(%60, %60) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%71 = "stablehlo.and"(%70, %69) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%72 = "stablehlo.compare"(%60, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%73 = "stablehlo.or"(%72, %71) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%74 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%75 = "stablehlo.constant"() <{value = dense<3> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
%76 = "stablehlo.select"(%73, %67, %75) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%77 = "stablehlo.scatter"(%74, %52, %76) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%78: tensor<i32>, %79: tensor<i32>):
%80 = "stablehlo.minimum"(%78, %79) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%80) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<4xi32>, tensor<4x3xi32>) -> tensor<2x3xi32>
%81 = "stablehlo.compare"(%54, %53) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
%83 = "stablehlo.gather"(%30, %77) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%84 = "stablehlo.select"(%82, %63, %18) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%85 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%86 = "stablehlo.select"(%82, %83, %85) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%87 = "stablehlo.convert"(%86) : (tensor<2x3xi32>) -> tensor<2x3xi64>
%88 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%89 = "stablehlo.select"(%24, %88, %38) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%90 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%91 = "stablehlo.select"(%14, %90, %89) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%92 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%93 = "stablehlo.select"(%8, %92, %91) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%84, %58, %59, %87, %93) : (tensor<2x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<2x3xi64>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
