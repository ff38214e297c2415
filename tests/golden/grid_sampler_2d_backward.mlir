"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2xf32>, tensor<1x2x4x4xf32>, tensor<1x2x2x2xf32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x4x4xf32>, %2: tensor<1x2x2x2xf32>):
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x2x2xf32>) -> tensor<1x4x2xf32>
%4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%6 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%7 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%8 = "stablehlo.add"(%5, %7) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%9 = "stablehlo.multiply"(%8, %6) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%10 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%12 = "stablehlo.floor"(%11) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%13 = "stablehlo.subtract"(%11, %12) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%14 = "stablehlo.add"(%12, %7) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%15 = "stablehlo.reshape"(%12) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%16 = "stablehlo.reshape"(%14) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%17 = "stablehlo.concatenate"(%15, %16) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%18 = "stablehlo.subtract"(%7, %13) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%20 = "stablehlo.reshape"(%13) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%21 = "stablehlo.concatenate"(%19, %20) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%22 = "stablehlo.negate"(%6) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%24 = "stablehlo.reshape"(%6) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%25 = "stablehlo.concatenate"(%23, %24) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%26 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x2x4xf32>}> : () -> tensor<1x2x4xf32>
%27 = "stablehlo.compare"(%17, %26) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%28 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4xf32>}> : () -> tensor<1x2x4xf32>
%29 = "stablehlo.compare"(%17, %28) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%30 = "stablehlo.and"(%29, %27) : (tensor<1x2x4xi1>, tensor<1x2x4xi1>) -> tensor<1x2x4xi1>
%31 = "stablehlo.select"(%30, %17, %28) : (tensor<1x2x4xi1>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%32 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1x2x4xf32>}> : () -> tensor<1x2x4xf32>
%33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%34 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<1x2x4xi32>}> : () -> tensor<1x2x4xi32>
%35 = "stablehlo.convert"(%31) : (tensor<1x2x4xf32>) -> tensor<1x2x4xi32>
%36 = "stablehlo.select"(%33, %35, %34) : (tensor<1x2x4xi1>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<1x2x4xi32>
%37 = "stablehlo.reshape"(%2) : (tensor<1x2x2x2xf32>) -> tensor<1x4x2xf32>
%38 = "stablehlo.slice"(%37) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%40 = "stablehlo.add"(%39, %7) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%41 = "stablehlo.multiply"(%40, %6) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%42 = "stablehlo.subtract"(%41, %10) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%43 = "stablehlo.floor"(%42) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%44 = "stablehlo.subtract"(%42, %43) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%45 = "stablehlo.add"(%43, %7) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%46 = "stablehlo.reshape"(%43) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%47 = "stablehlo.reshape"(%45) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%48 = "stablehlo.concatenate"(%46, %47) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%49 = "stablehlo.subtract"(%7, %44) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%51 = "stablehlo.reshape"(%44) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%52 = "stablehlo.concatenate"(%50, %51) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%53 = "stablehlo.negate"(%6) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%55 = "stablehlo.reshape"(%6) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%56 = "stablehlo.concatenate"(%54, %55) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%57 = "stablehlo.compare"(%48, %26) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%58 = "stablehlo.compare"(%48, %28) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%59 = "stablehlo.and"(%58, %57) : (tensor<1x2x4xi1>, tensor<1x2x4xi1>) -> tensor<1x2x4xi1>
%60 = "stablehlo.select"(%59, %48, %28) : (tensor<1x2x4xi1>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%61 = "stablehlo.compare"(%60, %32) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%62 = "stablehlo.convert"(%60) : (tensor<1x2x4xf32>) -> tensor<1x2x4xi32>
%63 = "stablehlo.select"(%61, %62, %34) : (tensor<1x2x4xi1>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<1x2x4xi32>
%64 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xi1>) -> tensor<1x2x2x4xi1>
%65 = "stablehlo.reshape"(%64) : (tensor<1x2x2x4xi1>) -> tensor<1x4x4xi1>
%66 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xi1>) -> tensor<1x2x2x4xi1>
%67 = "stablehlo.reshape"(%66) : (tensor<1x2x2x4xi1>) -> tensor<1x4x4xi1>
%68 = "stablehlo.and"(%67, %65) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
%69 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%70 = "stablehlo.reshape"(%69) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%71 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xi32>) -> tensor<1x2x2x4xi32>
%72 = "stablehlo.reshape"(%71) : (tensor<1x2x2x4xi32>) -> tensor<1x4x4xi32>
%73 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xi32>) -> tensor<1x2x2x4xi32>
%74 = "stablehlo.reshape"(%73) : (tensor<1x2x2x4xi32>) -> tensor<1x4x4xi32>
%75 = "stablehlo.constant"() <{value = dense<4> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
%77 = "stablehlo.add"(%76, %72) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
%78 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
%79 = "stablehlo.select"(%68, %77, %78) : (tensor<1x4x4xi1>, tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
%80 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%82 = "stablehlo.multiply"(%81, %70) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%83 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%85 = "stablehlo.multiply"(%84, %70) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%86 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%87 = "stablehlo.reshape"(%86) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%88 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%90 = "stablehlo.multiply"(%89, %87) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%91 = "stablehlo.reshape"(%0) : (tensor<1x2x2x2xf32>) -> tensor<1x2x4xf32>
%92 = "stablehlo.transpose"(%91) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x4x2xf32>
%93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x2xf32>) -> tensor<1x4x4x2xf32>
%94 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4x2xf32>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
%96 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xi1>) -> tensor<1x4x4x2xi1>
%97 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4x4x2xf32>}> : () -> tensor<1x4x4x2xf32>
%98 = "stablehlo.select"(%96, %95, %97) : (tensor<1x4x4x2xi1>, tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
%99 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x16x2xf32>}> : () -> tensor<1x16x2xf32>
%100 = "stablehlo.reshape"(%98) : (tensor<1x4x4x2xf32>) -> tensor<1x16x2xf32>
%101 = "stablehlo.reshape"(%79) : (tensor<1x4x4xi32>) -> tensor<1x16xi32>
%102 = "stablehlo.scatter"(%99, %101, %100) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%103: tensor<f32>, %104: tensor<f32>):
%105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%105) : (tensor<f32>) -> ()
}) : (tensor<1x16x2xf32>, tensor<1x16xi32>, tensor<1x16x2xf32>) -> tensor<1x16x2xf32>
%106 = "stablehlo.transpose"(%102) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x16x2xf32>) -> tensor<1x2x16xf32>
%107 = "stablehlo.reshape"(%106) : (tensor<1x2x16xf32>) -> tensor<1x2x4x4xf32>
%108 = "stablehlo.reshape"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x16xf32>
%109 = "stablehlo.transpose"(%108) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x16xf32>) -> tensor<1x16x2xf32>
%110 = "stablehlo.gather"(%109, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x16x2xf32>, tensor<1x4x4xi32>) -> tensor<1x4x4x2xf32>
%111 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xi1>) -> tensor<1x4x4x2xi1>
%112 = "stablehlo.select"(%111, %110, %97) : (tensor<1x4x4x2xi1>, tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
%113 = "stablehlo.multiply"(%112, %93) : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
%114 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%115 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 3>}> ({
^bb0(%116: tensor<f32>, %117: tensor<f32>):
%118 = "stablehlo.add"(%116, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%118) : (tensor<f32>) -> ()
}) : (tensor<1x4x4x2xf32>, tensor<f32>) -> tensor<1x4x4xf32>
%119 = "stablehlo.multiply"(%115, %90) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%120 = "stablehlo.reduce"(%119, %114) <{dimensions = array<i64: 1>}> ({
^bb0(%121: tensor<f32>, %122: tensor<f32>):
%123 = "stablehlo.add"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%123) : (tensor<f32>) -> ()
}) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%124 = "stablehlo.reshape"(%120) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
%125 = "stablehlo.multiply"(%115, %85) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%126 = "stablehlo.reduce"(%125, %114) <{dimensions = array<i64: 1>}> ({
^bb0(%127: tensor<f32>, %128: tensor<f32>):
%129 = "stablehlo.add"(%127, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%129) : (tensor<f32>) -> ()
}) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%130 = "stablehlo.reshape"(%126) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
%131 = "stablehlo.concatenate"(%124, %130) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x2xf32>
%132 = "stablehlo.reshape"(%131) : (tensor<1x4x2xf32>) -> tensor<1x2x2x2xf32>
"func.return"(%107, %132) : (tensor<1x2x4x4xf32>, tensor<1x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
