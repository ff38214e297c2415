"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<3x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%6, %7, %8, %9, %10 = "stablehlo.while"(%5, %1, %3, %2, %4) ({
^bb0(%11: tensor<i32>, %12: tensor<1x3x3xf32>, %13: tensor<1x3xi32>, %14: tensor<1x3xi32>, %15: tensor<1xi32>):
%16 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%17 = "stablehlo.compare"(%11, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}, {
^bb0(%18: tensor<i32>, %19: tensor<1x3x3xf32>, %20: tensor<1x3xi32>, %21: tensor<1x3xi32>, %22: tensor<1xi32>):
%23 = "stablehlo.dynamic_slice"(%19, %5, %5, %18) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
%25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%26 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%27 = "stablehlo.abs"(%24) : (tensor<1x3xf32>) -> tensor<1x3xf32>
%28 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%29 = "stablehlo.constant"() <{value = dense<0xBF800000> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
%30 = "stablehlo.select"(%28, %27, %29) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%31 = "stablehlo.constant"() <{value = dense<0xBF800000> : tensor<f32>}> : () -> tensor<f32>
%32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 1>}> ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.maximum"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
%36 = "stablehlo.constant"() <{value = dense<3> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
%37 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%38 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%39 = "stablehlo.compare"(%30, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%40 = "stablehlo.and"(%39, %37) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
%41 = "stablehlo.select"(%40, %25, %36) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%42 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%43 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
^bb0(%44: tensor<i32>, %45: tensor<i32>):
%46 = "stablehlo.minimum"(%44, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%46) : (tensor<i32>) -> ()
}) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
%47 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
%48 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
%49 = "stablehlo.compare"(%43, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%50 = "stablehlo.select"(%49, %43, %47) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%51 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%52 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x3xi32>
%53 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
%54 = "stablehlo.dynamic_slice"(%19, %5, %18, %5) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
%56 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%57 = "stablehlo.compare"(%51, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%58 = "stablehlo.select"(%57, %19, %56) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%59 = "stablehlo.convert"(%5) : (tensor<i32>) -> tensor<f32>
%60 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 1>}> ({
^bb0(%61: tensor<f32>, %62: tensor<f32>):
%63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%63) : (tensor<f32>) -> ()
}) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%64 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%65 = "stablehlo.compare"(%51, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%66 = "stablehlo.select"(%65, %64, %19) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%67 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%68 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%69 = "stablehlo.select"(%68, %67, %66) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%70 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%71 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%72 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%73 = "stablehlo.dynamic_slice"(%21, %5, %18) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
%74 = "stablehlo.reshape"(%73) : (tensor<1x1xi32>) -> tensor<1xi32>
%75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%76 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%77 = "stablehlo.select"(%76, %21, %3) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%78 = "stablehlo.reduce"(%77, %5) <{dimensions = array<i64: 1>}> ({
^bb0(%79: tensor<i32>, %80: tensor<i32>):
%81 = "stablehlo.add"(%79, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%81) : (tensor<i32>) -> ()
}) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
%82 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%83 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%84 = "stablehlo.select"(%83, %75, %21) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%85 = "stablehlo.compare"(%70, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%86 = "stablehlo.select"(%85, %82, %84) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%87 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%88 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%89 = "stablehlo.add"(%50, %88) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%91 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%92 = "stablehlo.compare"(%87, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%93 = "stablehlo.select"(%92, %90, %20) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%94 = "stablehlo.dynamic_slice"(%69, %5, %5, %18) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
%95 = "stablehlo.reshape"(%94) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
%96 = "stablehlo.dynamic_slice"(%60, %5, %18) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%97 = "stablehlo.reshape"(%96) : (tensor<1x1xf32>) -> tensor<1xf32>
%98 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%99 = "stablehlo.compare"(%97, %98) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%100 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
%101 = "stablehlo.add"(%100, %88) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%102 = "stablehlo.compare"(%22, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%103 = "stablehlo.and"(%99, %102) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%104 = "stablehlo.select"(%103, %101, %22) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%105 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%106 = "stablehlo.select"(%99, %105, %97) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%108 = "stablehlo.divide"(%95, %107) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%109 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
%110 = "stablehlo.select"(%109, %95, %108) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%111 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%112 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%113 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%114 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%116 = "stablehlo.subtract"(%69, %115) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%117 = "stablehlo.compare"(%111, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%118 = "stablehlo.and"(%112, %117) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%119 = "stablehlo.select"(%118, %113, %69) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%120 = "stablehlo.compare"(%111, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%121 = "stablehlo.and"(%112, %120) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%122 = "stablehlo.select"(%121, %116, %119) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%124 = "stablehlo.add"(%18, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%124, %122, %93, %86, %104) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
}) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
%125 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%126 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%127 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%128 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%129 = "stablehlo.compare"(%128, %127) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%130 = "stablehlo.select"(%129, %126, %125) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%131 = "stablehlo.gather"(%130, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x3xi32>) -> tensor<1x3x3xf32>
%132 = "stablehlo.triangular_solve"(%7, %131) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%133 = "stablehlo.triangular_solve"(%7, %132) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%134 = "stablehlo.reshape"(%133) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%135 = "stablehlo.reshape"(%10) : (tensor<1xi32>) -> tensor<i32>
%136 = "stablehlo.transpose"(%134) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
"func.return"(%136, %135) : (tensor<3x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
