"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>, tensor<3x2xf32>) -> (tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)}> ({
^bb0(%0: tensor<3x3xf32>, %1: tensor<3x2xf32>):
%2 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
%6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%7, %8, %9, %10, %11 = "stablehlo.while"(%6, %2, %4, %3, %5) ({
^bb0(%12: tensor<i32>, %13: tensor<1x3x3xf32>, %14: tensor<1x3xi32>, %15: tensor<1x3xi32>, %16: tensor<1xi32>):
%17 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%18 = "stablehlo.compare"(%12, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%18) : (tensor<i1>) -> ()
}, {
^bb0(%19: tensor<i32>, %20: tensor<1x3x3xf32>, %21: tensor<1x3xi32>, %22: tensor<1x3xi32>, %23: tensor<1xi32>):
%24 = "stablehlo.dynamic_slice"(%20, %6, %6, %19) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
%26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%27 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%28 = "stablehlo.abs"(%25) : (tensor<1x3xf32>) -> tensor<1x3xf32>
%29 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%30 = "stablehlo.constant"() <{value = dense<0xBF800000> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
%31 = "stablehlo.select"(%29, %28, %30) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%32 = "stablehlo.constant"() <{value = dense<0xBF800000> : tensor<f32>}> : () -> tensor<f32>
%33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 1>}> ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
%37 = "stablehlo.constant"() <{value = dense<3> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
%38 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%39 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%40 = "stablehlo.compare"(%31, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%41 = "stablehlo.and"(%40, %38) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
%42 = "stablehlo.select"(%41, %26, %37) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%43 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 1>}> ({
^bb0(%45: tensor<i32>, %46: tensor<i32>):
%47 = "stablehlo.minimum"(%45, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%47) : (tensor<i32>) -> ()
}) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
%48 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
%49 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
%50 = "stablehlo.compare"(%44, %49) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%51 = "stablehlo.select"(%50, %44, %48) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%53 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x3xi32>
%54 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
%55 = "stablehlo.dynamic_slice"(%20, %6, %19, %6) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
%57 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%58 = "stablehlo.compare"(%52, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%59 = "stablehlo.select"(%58, %20, %57) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%60 = "stablehlo.convert"(%6) : (tensor<i32>) -> tensor<f32>
%61 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 1>}> ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%65 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%66 = "stablehlo.compare"(%52, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%67 = "stablehlo.select"(%66, %65, %20) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%68 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%69 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%70 = "stablehlo.select"(%69, %68, %67) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%71 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%72 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%73 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%74 = "stablehlo.dynamic_slice"(%22, %6, %19) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
%75 = "stablehlo.reshape"(%74) : (tensor<1x1xi32>) -> tensor<1xi32>
%76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%77 = "stablehlo.compare"(%71, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%78 = "stablehlo.select"(%77, %22, %4) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%79 = "stablehlo.reduce"(%78, %6) <{dimensions = array<i64: 1>}> ({
^bb0(%80: tensor<i32>, %81: tensor<i32>):
%82 = "stablehlo.add"(%80, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%82) : (tensor<i32>) -> ()
}) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
%83 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%84 = "stablehlo.compare"(%71, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%85 = "stablehlo.select"(%84, %76, %22) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%86 = "stablehlo.compare"(%71, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%87 = "stablehlo.select"(%86, %83, %85) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%88 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%89 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%90 = "stablehlo.add"(%51, %89) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%92 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%93 = "stablehlo.compare"(%88, %92) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%94 = "stablehlo.select"(%93, %91, %21) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%95 = "stablehlo.dynamic_slice"(%70, %6, %6, %19) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
%96 = "stablehlo.reshape"(%95) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
%97 = "stablehlo.dynamic_slice"(%61, %6, %19) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%98 = "stablehlo.reshape"(%97) : (tensor<1x1xf32>) -> tensor<1xf32>
%99 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%100 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%101 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
%102 = "stablehlo.add"(%101, %89) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%103 = "stablehlo.compare"(%23, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%104 = "stablehlo.and"(%100, %103) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%105 = "stablehlo.select"(%104, %102, %23) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%106 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%107 = "stablehlo.select"(%100, %106, %98) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%109 = "stablehlo.divide"(%96, %108) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%110 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
%111 = "stablehlo.select"(%110, %96, %109) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%112 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%113 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%114 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%115 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%117 = "stablehlo.subtract"(%70, %116) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%118 = "stablehlo.compare"(%112, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%119 = "stablehlo.and"(%113, %118) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%120 = "stablehlo.select"(%119, %114, %70) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%121 = "stablehlo.compare"(%112, %53) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%122 = "stablehlo.and"(%113, %121) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%123 = "stablehlo.select"(%122, %117, %120) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%124 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%125 = "stablehlo.add"(%19, %124) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%125, %123, %94, %87, %105) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
}) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
%126 = "stablehlo.reshape"(%8) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%127 = "stablehlo.reshape"(%1) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
%128 = "stablehlo.gather"(%127, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x3xi32>) -> tensor<1x3x2xf32>
%129 = "stablehlo.triangular_solve"(%8, %128) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%130 = "stablehlo.triangular_solve"(%8, %129) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
%131 = "stablehlo.reshape"(%130) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
%132 = "stablehlo.reshape"(%9) : (tensor<1x3xi32>) -> tensor<3xi32>
%133 = "stablehlo.reshape"(%11) : (tensor<1xi32>) -> tensor<i32>
%134 = "stablehlo.transpose"(%131) <{permutation = array<i64: 1, 0>}> : (tensor<3x2xf32>) -> tensor<2x3xf32>
%135 = "stablehlo.transpose"(%126) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
"func.return"(%134, %135, %132, %133) : (tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
