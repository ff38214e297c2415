"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4x4xf32>, tensor<1x2x2x2x3xf32>) -> (tensor<1x2x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x4x4x4xf32>, %1: tensor<1x2x2x2x3xf32>):
%2 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2x3xf32>) -> tensor<1x8x3xf32>
%3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 8, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x3xf32>) -> tensor<1x8x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x8x1xf32>) -> tensor<1x8xf32>
%5 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%6 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%7 = "stablehlo.add"(%4, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%8 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%10 = "stablehlo.subtract"(%9, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%11 = "stablehlo.divide"(%10, %5) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%12 = "stablehlo.constant"() <{value = dense<0xCF000000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%14 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%15 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%16 = "stablehlo.and"(%15, %13) : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
%17 = "stablehlo.constant"() <{value = dense<0xC2C80000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%18 = "stablehlo.select"(%16, %11, %17) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%19 = "stablehlo.floor"(%18) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%21 = "stablehlo.add"(%19, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%22 = "stablehlo.reshape"(%19) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%23 = "stablehlo.reshape"(%21) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%24 = "stablehlo.concatenate"(%22, %23) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%25 = "stablehlo.subtract"(%6, %20) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%27 = "stablehlo.reshape"(%20) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%28 = "stablehlo.concatenate"(%26, %27) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%29 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x2x8xf32>}> : () -> tensor<1x2x8xf32>
%30 = "stablehlo.compare"(%24, %29) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%31 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x8xf32>}> : () -> tensor<1x2x8xf32>
%32 = "stablehlo.compare"(%24, %31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%33 = "stablehlo.and"(%32, %30) : (tensor<1x2x8xi1>, tensor<1x2x8xi1>) -> tensor<1x2x8xi1>
%34 = "stablehlo.select"(%33, %24, %31) : (tensor<1x2x8xi1>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
%35 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1x2x8xf32>}> : () -> tensor<1x2x8xf32>
%36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%37 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<1x2x8xi32>}> : () -> tensor<1x2x8xi32>
%38 = "stablehlo.convert"(%34) : (tensor<1x2x8xf32>) -> tensor<1x2x8xi32>
%39 = "stablehlo.select"(%36, %38, %37) : (tensor<1x2x8xi1>, tensor<1x2x8xi32>, tensor<1x2x8xi32>) -> tensor<1x2x8xi32>
%40 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2x3xf32>) -> tensor<1x8x3xf32>
%41 = "stablehlo.slice"(%40) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 8, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x3xf32>) -> tensor<1x8x1xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1x8x1xf32>) -> tensor<1x8xf32>
%43 = "stablehlo.add"(%42, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%44 = "stablehlo.multiply"(%43, %8) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%45 = "stablehlo.subtract"(%44, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%46 = "stablehlo.divide"(%45, %5) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%47 = "stablehlo.compare"(%46, %12) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%48 = "stablehlo.compare"(%46, %14) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%49 = "stablehlo.and"(%48, %47) : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
%50 = "stablehlo.select"(%49, %46, %17) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%51 = "stablehlo.floor"(%50) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%52 = "stablehlo.subtract"(%50, %51) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%53 = "stablehlo.add"(%51, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%54 = "stablehlo.reshape"(%51) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%55 = "stablehlo.reshape"(%53) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%56 = "stablehlo.concatenate"(%54, %55) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%57 = "stablehlo.subtract"(%6, %52) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%59 = "stablehlo.reshape"(%52) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%60 = "stablehlo.concatenate"(%58, %59) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%61 = "stablehlo.compare"(%56, %29) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%62 = "stablehlo.compare"(%56, %31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%63 = "stablehlo.and"(%62, %61) : (tensor<1x2x8xi1>, tensor<1x2x8xi1>) -> tensor<1x2x8xi1>
%64 = "stablehlo.select"(%63, %56, %31) : (tensor<1x2x8xi1>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
%65 = "stablehlo.compare"(%64, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%66 = "stablehlo.convert"(%64) : (tensor<1x2x8xf32>) -> tensor<1x2x8xi32>
%67 = "stablehlo.select"(%65, %66, %37) : (tensor<1x2x8xi1>, tensor<1x2x8xi32>, tensor<1x2x8xi32>) -> tensor<1x2x8xi32>
%68 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi1>) -> tensor<1x2x2x8xi1>
%69 = "stablehlo.reshape"(%68) : (tensor<1x2x2x8xi1>) -> tensor<1x4x8xi1>
%70 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xi1>) -> tensor<1x2x2x8xi1>
%71 = "stablehlo.reshape"(%70) : (tensor<1x2x2x8xi1>) -> tensor<1x4x8xi1>
%72 = "stablehlo.and"(%71, %69) : (tensor<1x4x8xi1>, tensor<1x4x8xi1>) -> tensor<1x4x8xi1>
%73 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%75 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi32>) -> tensor<1x2x2x8xi32>
%76 = "stablehlo.reshape"(%75) : (tensor<1x2x2x8xi32>) -> tensor<1x4x8xi32>
%77 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xi32>) -> tensor<1x2x2x8xi32>
%78 = "stablehlo.reshape"(%77) : (tensor<1x2x2x8xi32>) -> tensor<1x4x8xi32>
%79 = "stablehlo.constant"() <{value = dense<4> : tensor<1x4x8xi32>}> : () -> tensor<1x4x8xi32>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
%81 = "stablehlo.add"(%80, %76) : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
%82 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x8xi32>}> : () -> tensor<1x4x8xi32>
%83 = "stablehlo.select"(%72, %81, %82) : (tensor<1x4x8xi1>, tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
%84 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%86 = "stablehlo.multiply"(%85, %74) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
%87 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2x3xf32>) -> tensor<1x8x3xf32>
%88 = "stablehlo.slice"(%87) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 8, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x3xf32>) -> tensor<1x8x1xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<1x8x1xf32>) -> tensor<1x8xf32>
%90 = "stablehlo.add"(%89, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%91 = "stablehlo.multiply"(%90, %8) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%92 = "stablehlo.subtract"(%91, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%93 = "stablehlo.divide"(%92, %5) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%94 = "stablehlo.compare"(%93, %12) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%95 = "stablehlo.compare"(%93, %14) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%96 = "stablehlo.and"(%95, %94) : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
%97 = "stablehlo.select"(%96, %93, %17) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%98 = "stablehlo.floor"(%97) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%100 = "stablehlo.add"(%98, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%101 = "stablehlo.reshape"(%98) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%102 = "stablehlo.reshape"(%100) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%103 = "stablehlo.concatenate"(%101, %102) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%104 = "stablehlo.subtract"(%6, %99) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%105 = "stablehlo.reshape"(%104) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%106 = "stablehlo.reshape"(%99) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%107 = "stablehlo.concatenate"(%105, %106) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%108 = "stablehlo.compare"(%103, %29) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%109 = "stablehlo.compare"(%103, %31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%110 = "stablehlo.and"(%109, %108) : (tensor<1x2x8xi1>, tensor<1x2x8xi1>) -> tensor<1x2x8xi1>
%111 = "stablehlo.select"(%110, %103, %31) : (tensor<1x2x8xi1>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
%112 = "stablehlo.compare"(%111, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%113 = "stablehlo.convert"(%111) : (tensor<1x2x8xf32>) -> tensor<1x2x8xi32>
%114 = "stablehlo.select"(%112, %113, %37) : (tensor<1x2x8xi1>, tensor<1x2x8xi32>, tensor<1x2x8xi32>) -> tensor<1x2x8xi32>
%115 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi1>) -> tensor<1x4x2x8xi1>
%116 = "stablehlo.reshape"(%115) : (tensor<1x4x2x8xi1>) -> tensor<1x8x8xi1>
%117 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xi1>) -> tensor<1x4x2x8xi1>
%118 = "stablehlo.reshape"(%117) : (tensor<1x4x2x8xi1>) -> tensor<1x8x8xi1>
%119 = "stablehlo.and"(%118, %116) : (tensor<1x8x8xi1>, tensor<1x8x8xi1>) -> tensor<1x8x8xi1>
%120 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x4x2x8xf32>
%121 = "stablehlo.reshape"(%120) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%122 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi32>) -> tensor<1x4x2x8xi32>
%123 = "stablehlo.reshape"(%122) : (tensor<1x4x2x8xi32>) -> tensor<1x8x8xi32>
%124 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xi32>) -> tensor<1x4x2x8xi32>
%125 = "stablehlo.reshape"(%124) : (tensor<1x4x2x8xi32>) -> tensor<1x8x8xi32>
%126 = "stablehlo.constant"() <{value = dense<4> : tensor<1x8x8xi32>}> : () -> tensor<1x8x8xi32>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<1x8x8xi32>, tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
%128 = "stablehlo.add"(%127, %123) : (tensor<1x8x8xi32>, tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
%129 = "stablehlo.constant"() <{value = dense<0> : tensor<1x8x8xi32>}> : () -> tensor<1x8x8xi32>
%130 = "stablehlo.select"(%119, %128, %129) : (tensor<1x8x8xi1>, tensor<1x8x8xi32>, tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
%131 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x2x8xf32>
%132 = "stablehlo.reshape"(%131) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%133 = "stablehlo.multiply"(%132, %121) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%134 = "stablehlo.reshape"(%0) : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x64xf32>
%135 = "stablehlo.transpose"(%134) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x64xf32>) -> tensor<1x64x2xf32>
%136 = "stablehlo.gather"(%135, %130) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x64x2xf32>, tensor<1x8x8xi32>) -> tensor<1x8x8x2xf32>
%137 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x8xi1>) -> tensor<1x8x8x2xi1>
%138 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x8x8x2xf32>}> : () -> tensor<1x8x8x2xf32>
%139 = "stablehlo.select"(%137, %136, %138) : (tensor<1x8x8x2xi1>, tensor<1x8x8x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
%140 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x8xf32>) -> tensor<1x8x8x2xf32>
%141 = "stablehlo.multiply"(%139, %140) : (tensor<1x8x8x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
%142 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%143 = "stablehlo.reduce"(%141, %142) <{dimensions = array<i64: 1>}> ({
^bb0(%144: tensor<f32>, %145: tensor<f32>):
%146 = "stablehlo.add"(%144, %145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%146) : (tensor<f32>) -> ()
}) : (tensor<1x8x8x2xf32>, tensor<f32>) -> tensor<1x8x2xf32>
%147 = "stablehlo.transpose"(%143) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x8x2xf32>) -> tensor<1x2x8xf32>
%148 = "stablehlo.reshape"(%147) : (tensor<1x2x8xf32>) -> tensor<1x2x2x2x2xf32>
"func.return"(%148) : (tensor<1x2x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
