"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x5x5x5xf32>) -> (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xi64>)}> ({
^bb0(%0: tensor<1x2x5x5x5xf32>):
%1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 5, 1>, indices_are_sorted = false}> : (tensor<1x2x5x5x5xf32>, tensor<6xi32>) -> tensor<1x2x5x5x6xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x5x5x6xf32>) -> tensor<1x2x5x5x2x3xf32>
%4 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<1x2x5x5x2x3xi32>
%5 = "stablehlo.reshape"(%1) : (tensor<6xi32>) -> tensor<2x3xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 4, 5>}> : (tensor<2x3xi32>) -> tensor<1x2x5x5x2x3xi32>
%7 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x5x5x2x3xi32>}> : () -> tensor<1x2x5x5x2x3xi32>
%8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x5x5x2x3xi32>, tensor<1x2x5x5x2x3xi32>) -> tensor<1x2x5x5x2x3xi1>
%9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x5x2x3xf32>
%11 = "stablehlo.select"(%8, %3, %10) : (tensor<1x2x5x5x2x3xi1>, tensor<1x2x5x5x2x3xf32>, tensor<1x2x5x5x2x3xf32>) -> tensor<1x2x5x5x2x3xf32>
%12 = "stablehlo.reduce"(%11, %9) <{dimensions = array<i64: 5>}> ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x5x2x3xf32>, tensor<f32>) -> tensor<1x2x5x5x2xf32>
%16 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x5x2xf32>) -> tensor<1x2x5x5x2x3xf32>
%17 = "stablehlo.compare"(%11, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x5x5x2x3xf32>, tensor<1x2x5x5x2x3xf32>) -> tensor<1x2x5x5x2x3xi1>
%18 = "stablehlo.and"(%8, %17) : (tensor<1x2x5x5x2x3xi1>, tensor<1x2x5x5x2x3xi1>) -> tensor<1x2x5x5x2x3xi1>
%19 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%20 = "stablehlo.constant"() <{value = dense<3> : tensor<1x2x5x5x2x3xi32>}> : () -> tensor<1x2x5x5x2x3xi32>
%21 = "stablehlo.select"(%18, %4, %20) : (tensor<1x2x5x5x2x3xi1>, tensor<1x2x5x5x2x3xi32>, tensor<1x2x5x5x2x3xi32>) -> tensor<1x2x5x5x2x3xi32>
%22 = "stablehlo.reduce"(%21, %19) <{dimensions = array<i64: 5>}> ({
^bb0(%23: tensor<i32>, %24: tensor<i32>):
%25 = "stablehlo.minimum"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%25) : (tensor<i32>) -> ()
}) : (tensor<1x2x5x5x2x3xi32>, tensor<i32>) -> tensor<1x2x5x5x2xi32>
%26 = "stablehlo.compare"(%11, %11) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x5x5x2x3xf32>, tensor<1x2x5x5x2x3xf32>) -> tensor<1x2x5x5x2x3xi1>
%27 = "stablehlo.and"(%8, %26) : (tensor<1x2x5x5x2x3xi1>, tensor<1x2x5x5x2x3xi1>) -> tensor<1x2x5x5x2x3xi1>
%28 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
%29 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x2x5x5x2x3xi32>}> : () -> tensor<1x2x5x5x2x3xi32>
%30 = "stablehlo.select"(%27, %4, %29) : (tensor<1x2x5x5x2x3xi1>, tensor<1x2x5x5x2x3xi32>, tensor<1x2x5x5x2x3xi32>) -> tensor<1x2x5x5x2x3xi32>
%31 = "stablehlo.reduce"(%30, %28) <{dimensions = array<i64: 5>}> ({
^bb0(%32: tensor<i32>, %33: tensor<i32>):
%34 = "stablehlo.maximum"(%32, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%34) : (tensor<i32>) -> ()
}) : (tensor<1x2x5x5x2x3xi32>, tensor<i32>) -> tensor<1x2x5x5x2xi32>
%35 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x5x5x2xi32>}> : () -> tensor<1x2x5x5x2xi32>
%36 = "stablehlo.compare"(%31, %35) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x5x5x2xi32>, tensor<1x2x5x5x2xi32>) -> tensor<1x2x5x5x2xi1>
%37 = "stablehlo.select"(%36, %31, %22) : (tensor<1x2x5x5x2xi1>, tensor<1x2x5x5x2xi32>, tensor<1x2x5x5x2xi32>) -> tensor<1x2x5x5x2xi32>
%38 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2x5x5x2x3xi32>}> : () -> tensor<1x2x5x5x2x3xi32>
%39 = "stablehlo.multiply"(%6, %38) : (tensor<1x2x5x5x2x3xi32>, tensor<1x2x5x5x2x3xi32>) -> tensor<1x2x5x5x2x3xi32>
%40 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x5x2xi32>) -> tensor<1x2x5x5x2x3xi32>
%41 = "stablehlo.compare"(%4, %40) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x5x5x2x3xi32>, tensor<1x2x5x5x2x3xi32>) -> tensor<1x2x5x5x2x3xi1>
%42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%43 = "stablehlo.select"(%41, %39, %7) : (tensor<1x2x5x5x2x3xi1>, tensor<1x2x5x5x2x3xi32>, tensor<1x2x5x5x2x3xi32>) -> tensor<1x2x5x5x2x3xi32>
%44 = "stablehlo.reduce"(%43, %42) <{dimensions = array<i64: 5>}> ({
^bb0(%45: tensor<i32>, %46: tensor<i32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%47) : (tensor<i32>) -> ()
}) : (tensor<1x2x5x5x2x3xi32>, tensor<i32>) -> tensor<1x2x5x5x2xi32>
%48 = "stablehlo.gather"(%12, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x5x5x2xf32>, tensor<6xi32>) -> tensor<1x2x5x6x2xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<1x2x5x6x2xf32>) -> tensor<1x2x5x2x3x2xf32>
%50 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<1x2x5x2x3x2xi32>
%51 = "stablehlo.reshape"(%1) : (tensor<6xi32>) -> tensor<2x3xi32>
%52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<2x3xi32>) -> tensor<1x2x5x2x3x2xi32>
%53 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x5x2x3x2xi32>}> : () -> tensor<1x2x5x2x3x2xi32>
%54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi1>
%55 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x2x3x2xf32>
%56 = "stablehlo.select"(%54, %49, %55) : (tensor<1x2x5x2x3x2xi1>, tensor<1x2x5x2x3x2xf32>, tensor<1x2x5x2x3x2xf32>) -> tensor<1x2x5x2x3x2xf32>
%57 = "stablehlo.reduce"(%56, %9) <{dimensions = array<i64: 4>}> ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.maximum"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) : (tensor<1x2x5x2x3x2xf32>, tensor<f32>) -> tensor<1x2x5x2x2xf32>
%61 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x5x2x2xf32>) -> tensor<1x2x5x2x3x2xf32>
%62 = "stablehlo.compare"(%56, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x5x2x3x2xf32>, tensor<1x2x5x2x3x2xf32>) -> tensor<1x2x5x2x3x2xi1>
%63 = "stablehlo.and"(%54, %62) : (tensor<1x2x5x2x3x2xi1>, tensor<1x2x5x2x3x2xi1>) -> tensor<1x2x5x2x3x2xi1>
%64 = "stablehlo.constant"() <{value = dense<3> : tensor<1x2x5x2x3x2xi32>}> : () -> tensor<1x2x5x2x3x2xi32>
%65 = "stablehlo.select"(%63, %50, %64) : (tensor<1x2x5x2x3x2xi1>, tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%66 = "stablehlo.reduce"(%65, %19) <{dimensions = array<i64: 4>}> ({
^bb0(%67: tensor<i32>, %68: tensor<i32>):
%69 = "stablehlo.minimum"(%67, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%69) : (tensor<i32>) -> ()
}) : (tensor<1x2x5x2x3x2xi32>, tensor<i32>) -> tensor<1x2x5x2x2xi32>
%70 = "stablehlo.compare"(%56, %56) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x5x2x3x2xf32>, tensor<1x2x5x2x3x2xf32>) -> tensor<1x2x5x2x3x2xi1>
%71 = "stablehlo.and"(%54, %70) : (tensor<1x2x5x2x3x2xi1>, tensor<1x2x5x2x3x2xi1>) -> tensor<1x2x5x2x3x2xi1>
%72 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x2x5x2x3x2xi32>}> : () -> tensor<1x2x5x2x3x2xi32>
%73 = "stablehlo.select"(%71, %50, %72) : (tensor<1x2x5x2x3x2xi1>, tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%74 = "stablehlo.reduce"(%73, %28) <{dimensions = array<i64: 4>}> ({
^bb0(%75: tensor<i32>, %76: tensor<i32>):
%77 = "stablehlo.maximum"(%75, %76) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%77) : (tensor<i32>) -> ()
}) : (tensor<1x2x5x2x3x2xi32>, tensor<i32>) -> tensor<1x2x5x2x2xi32>
%78 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x5x2x2xi32>}> : () -> tensor<1x2x5x2x2xi32>
%79 = "stablehlo.compare"(%74, %78) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x5x2x2xi32>, tensor<1x2x5x2x2xi32>) -> tensor<1x2x5x2x2xi1>
%80 = "stablehlo.select"(%79, %74, %66) : (tensor<1x2x5x2x2xi1>, tensor<1x2x5x2x2xi32>, tensor<1x2x5x2x2xi32>) -> tensor<1x2x5x2x2xi32>
%81 = "stablehlo.constant"() <{value = dense<5> : tensor<1x2x5x2x3x2xi32>}> : () -> tensor<1x2x5x2x3x2xi32>
%82 = "stablehlo.multiply"(%52, %81) : (tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%83 = "stablehlo.gather"(%44, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x5x5x2xi32>, tensor<6xi32>) -> tensor<1x2x5x6x2xi32>
%84 = "stablehlo.reshape"(%83) : (tensor<1x2x5x6x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%85 = "stablehlo.add"(%82, %84) : (tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%86 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x5x2x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%87 = "stablehlo.compare"(%50, %86) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi1>
%88 = "stablehlo.select"(%87, %85, %53) : (tensor<1x2x5x2x3x2xi1>, tensor<1x2x5x2x3x2xi32>, tensor<1x2x5x2x3x2xi32>) -> tensor<1x2x5x2x3x2xi32>
%89 = "stablehlo.reduce"(%88, %42) <{dimensions = array<i64: 4>}> ({
^bb0(%90: tensor<i32>, %91: tensor<i32>):
%92 = "stablehlo.add"(%90, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%92) : (tensor<i32>) -> ()
}) : (tensor<1x2x5x2x3x2xi32>, tensor<i32>) -> tensor<1x2x5x2x2xi32>
%93 = "stablehlo.gather"(%57, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2, 2>, indices_are_sorted = false}> : (tensor<1x2x5x2x2xf32>, tensor<6xi32>) -> tensor<1x2x6x2x2xf32>
%94 = "stablehlo.reshape"(%93) : (tensor<1x2x6x2x2xf32>) -> tensor<1x2x2x3x2x2xf32>
%95 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x2x2x3x2x2xi32>
%96 = "stablehlo.reshape"(%1) : (tensor<6xi32>) -> tensor<2x3xi32>
%97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x3xi32>) -> tensor<1x2x2x3x2x2xi32>
%98 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2x3x2x2xi32>}> : () -> tensor<1x2x2x3x2x2xi32>
%99 = "stablehlo.compare"(%97, %98) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi1>
%100 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x2x2xf32>
%101 = "stablehlo.select"(%99, %94, %100) : (tensor<1x2x2x3x2x2xi1>, tensor<1x2x2x3x2x2xf32>, tensor<1x2x2x3x2x2xf32>) -> tensor<1x2x2x3x2x2xf32>
%102 = "stablehlo.reduce"(%101, %9) <{dimensions = array<i64: 3>}> ({
^bb0(%103: tensor<f32>, %104: tensor<f32>):
%105 = "stablehlo.maximum"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%105) : (tensor<f32>) -> ()
}) : (tensor<1x2x2x3x2x2xf32>, tensor<f32>) -> tensor<1x2x2x2x2xf32>
%106 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x3x2x2xf32>
%107 = "stablehlo.compare"(%101, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x3x2x2xf32>, tensor<1x2x2x3x2x2xf32>) -> tensor<1x2x2x3x2x2xi1>
%108 = "stablehlo.and"(%99, %107) : (tensor<1x2x2x3x2x2xi1>, tensor<1x2x2x3x2x2xi1>) -> tensor<1x2x2x3x2x2xi1>
%109 = "stablehlo.constant"() <{value = dense<3> : tensor<1x2x2x3x2x2xi32>}> : () -> tensor<1x2x2x3x2x2xi32>
%110 = "stablehlo.select"(%108, %95, %109) : (tensor<1x2x2x3x2x2xi1>, tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%111 = "stablehlo.reduce"(%110, %19) <{dimensions = array<i64: 3>}> ({
^bb0(%112: tensor<i32>, %113: tensor<i32>):
%114 = "stablehlo.minimum"(%112, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%114) : (tensor<i32>) -> ()
}) : (tensor<1x2x2x3x2x2xi32>, tensor<i32>) -> tensor<1x2x2x2x2xi32>
%115 = "stablehlo.compare"(%101, %101) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x3x2x2xf32>, tensor<1x2x2x3x2x2xf32>) -> tensor<1x2x2x3x2x2xi1>
%116 = "stablehlo.and"(%99, %115) : (tensor<1x2x2x3x2x2xi1>, tensor<1x2x2x3x2x2xi1>) -> tensor<1x2x2x3x2x2xi1>
%117 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x2x2x3x2x2xi32>}> : () -> tensor<1x2x2x3x2x2xi32>
%118 = "stablehlo.select"(%116, %95, %117) : (tensor<1x2x2x3x2x2xi1>, tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%119 = "stablehlo.reduce"(%118, %28) <{dimensions = array<i64: 3>}> ({
^bb0(%120: tensor<i32>, %121: tensor<i32>):
%122 = "stablehlo.maximum"(%120, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%122) : (tensor<i32>) -> ()
}) : (tensor<1x2x2x3x2x2xi32>, tensor<i32>) -> tensor<1x2x2x2x2xi32>
%123 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2x2x2xi32>}> : () -> tensor<1x2x2x2x2xi32>
%124 = "stablehlo.compare"(%119, %123) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%125 = "stablehlo.select"(%124, %119, %111) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%126 = "stablehlo.constant"() <{value = dense<25> : tensor<1x2x2x3x2x2xi32>}> : () -> tensor<1x2x2x3x2x2xi32>
%127 = "stablehlo.multiply"(%97, %126) : (tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%128 = "stablehlo.gather"(%89, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2, 2>, indices_are_sorted = false}> : (tensor<1x2x5x2x2xi32>, tensor<6xi32>) -> tensor<1x2x6x2x2xi32>
%129 = "stablehlo.reshape"(%128) : (tensor<1x2x6x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%130 = "stablehlo.add"(%127, %129) : (tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%131 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%132 = "stablehlo.compare"(%95, %131) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi1>
%133 = "stablehlo.select"(%132, %130, %98) : (tensor<1x2x2x3x2x2xi1>, tensor<1x2x2x3x2x2xi32>, tensor<1x2x2x3x2x2xi32>) -> tensor<1x2x2x3x2x2xi32>
%134 = "stablehlo.reduce"(%133, %42) <{dimensions = array<i64: 3>}> ({
^bb0(%135: tensor<i32>, %136: tensor<i32>):
%137 = "stablehlo.add"(%135, %136) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%137) : (tensor<i32>) -> ()
}) : (tensor<1x2x2x3x2x2xi32>, tensor<i32>) -> tensor<1x2x2x2x2xi32>
%138 = "stablehlo.convert"(%134) : (tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi64>
"func.return"(%102, %138) : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xi64>) -> ()
}) : () -> ()
}) : () -> ()
