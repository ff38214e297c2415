"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<3x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%4 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%5 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%6 = "stablehlo.select"(%5, %1, %4) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%7 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%8 = "stablehlo.select"(%7, %1, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%9 = "stablehlo.abs"(%8) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%10 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1, 2>}> ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.maximum"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
%15 = "stablehlo.is_finite"(%11) : (tensor<1xf32>) -> tensor<1xi1>
%16 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%17 = "stablehlo.compare"(%11, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%18 = "stablehlo.and"(%17, %15) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%19 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%20 = "stablehlo.select"(%18, %11, %19) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3x3xf32>
%22 = "stablehlo.divide"(%8, %21) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%24 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%25 = "stablehlo.pad"(%22, %24) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x4x4xf32>
%26 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
%27 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
%28 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
%29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
%30 = "stablehlo.compare"(%29, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
%31 = "stablehlo.select"(%30, %27, %26) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%32, %33, %34 = "stablehlo.while"(%23, %25, %31) ({
^bb0(%35: tensor<i32>, %36: tensor<1x4x4xf32>, %37: tensor<1x4x4xf32>):
%38 = "stablehlo.compare"(%35, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%39 = "stablehlo.constant"() <{value = dense<30> : tensor<i32>}> : () -> tensor<i32>
%40 = "stablehlo.compare"(%35, %39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%41 = "stablehlo.multiply"(%36, %36) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%42 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
%43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
%44 = "stablehlo.compare"(%43, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
%45 = "stablehlo.select"(%44, %26, %41) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%46 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%47 = "stablehlo.reduce"(%41, %46) <{dimensions = array<i64: 2>}> ({
^bb0(%48: tensor<f32>, %49: tensor<f32>):
%50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%50) : (tensor<f32>) -> ()
}) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%51 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%52 = "stablehlo.reduce"(%47, %51) <{dimensions = array<i64: 1>}> ({
^bb0(%53: tensor<f32>, %54: tensor<f32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55) : (tensor<f32>) -> ()
}) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%56 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%57 = "stablehlo.reduce"(%45, %56) <{dimensions = array<i64: 2>}> ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%61 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%62 = "stablehlo.reduce"(%57, %61) <{dimensions = array<i64: 1>}> ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%66 = "stablehlo.constant"() <{value = dense<0x2A800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%67 = "stablehlo.multiply"(%52, %66) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%68 = "stablehlo.compare"(%62, %67) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%69 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%70 = "stablehlo.reduce"(%68, %69) <{dimensions = array<i64: 0>}> ({
^bb0(%71: tensor<i1>, %72: tensor<i1>):
%73 = "stablehlo.or"(%71, %72) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%73) : (tensor<i1>) -> ()
}) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%74 = "stablehlo.or"(%38, %70) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%75 = "stablehlo.and"(%40, %74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%75) : (tensor<i1>) -> ()
}, {
^bb0(%76: tensor<i32>, %77: tensor<1x4x4xf32>, %78: tensor<1x4x4xf32>):
%79, %80, %81 = "stablehlo.while"(%23, %77, %78) ({
^bb0(%82: tensor<i32>, %83: tensor<1x4x4xf32>, %84: tensor<1x4x4xf32>):
%85 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%86 = "stablehlo.compare"(%82, %85) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%86) : (tensor<i1>) -> ()
}, {
^bb0(%87: tensor<i32>, %88: tensor<1x4x4xf32>, %89: tensor<1x4x4xf32>):
%90 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
%91 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
%92 = "stablehlo.compare"(%91, %90) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
%93 = "stablehlo.select"(%92, %88, %26) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%94 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%95 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 2>}> ({
^bb0(%96: tensor<f32>, %97: tensor<f32>):
%98 = "stablehlo.add"(%96, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%98) : (tensor<f32>) -> ()
}) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%99 = "stablehlo.slice"(%88) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x2xf32>
%100 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
%101 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
%102 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
%103 = "stablehlo.compare"(%102, %101) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
%104 = "stablehlo.select"(%103, %99, %100) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
%105 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%106 = "stablehlo.reduce"(%104, %105) <{dimensions = array<i64: 2>}> ({
^bb0(%107: tensor<f32>, %108: tensor<f32>):
%109 = "stablehlo.add"(%107, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%109) : (tensor<f32>) -> ()
}) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
%110 = "stablehlo.slice"(%95) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
%111 = "stablehlo.slice"(%95) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
%112 = "stablehlo.abs"(%106) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%113 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
%114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
%115 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
%116 = "stablehlo.select"(%114, %115, %112) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%117 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%119 = "stablehlo.subtract"(%110, %111) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%120 = "stablehlo.divide"(%119, %118) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%121 = "stablehlo.abs"(%120) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%122 = "stablehlo.multiply"(%120, %120) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%123 = "stablehlo.add"(%115, %122) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%124 = "stablehlo.sqrt"(%123) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%125 = "stablehlo.add"(%121, %124) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%126 = "stablehlo.divide"(%115, %125) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%127 = "stablehlo.negate"(%126) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%128 = "stablehlo.compare"(%120, %113) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
%129 = "stablehlo.select"(%128, %127, %126) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%130 = "stablehlo.select"(%114, %113, %129) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%131 = "stablehlo.multiply"(%130, %130) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%132 = "stablehlo.add"(%115, %131) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%133 = "stablehlo.rsqrt"(%132) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%134 = "stablehlo.select"(%114, %115, %112) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%135 = "stablehlo.divide"(%106, %134) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%136 = "stablehlo.select"(%114, %115, %135) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%137 = "stablehlo.multiply"(%130, %133) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%138 = "stablehlo.slice"(%88) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%139 = "stablehlo.slice"(%88) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%140 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%141 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%142 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%143 = "stablehlo.multiply"(%142, %139) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%144 = "stablehlo.multiply"(%141, %143) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%145 = "stablehlo.multiply"(%140, %138) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%146 = "stablehlo.subtract"(%145, %144) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%147 = "stablehlo.multiply"(%140, %143) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%148 = "stablehlo.multiply"(%141, %138) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%149 = "stablehlo.add"(%148, %147) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%150 = "stablehlo.slice"(%146) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%151 = "stablehlo.slice"(%149) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%152 = "stablehlo.slice"(%146) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x0xf32>
%153 = "stablehlo.slice"(%149) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%154 = "stablehlo.slice"(%146) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%155 = "stablehlo.concatenate"(%150, %151, %152, %153, %154) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x0xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
%156 = "stablehlo.slice"(%155) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
%157 = "stablehlo.slice"(%155) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
%158 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
%159 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
%160 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
%161 = "stablehlo.multiply"(%160, %157) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%162 = "stablehlo.multiply"(%159, %161) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%163 = "stablehlo.multiply"(%158, %156) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%164 = "stablehlo.subtract"(%163, %162) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%165 = "stablehlo.multiply"(%158, %161) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%166 = "stablehlo.multiply"(%159, %156) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%167 = "stablehlo.add"(%166, %165) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%168 = "stablehlo.slice"(%164) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
%169 = "stablehlo.slice"(%167) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
%170 = "stablehlo.slice"(%164) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x0x4xf32>
%171 = "stablehlo.slice"(%167) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
%172 = "stablehlo.slice"(%164) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
%173 = "stablehlo.concatenate"(%168, %169, %170, %171, %172) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x0x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
%174 = "stablehlo.slice"(%89) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%175 = "stablehlo.slice"(%89) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%176 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%177 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%178 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%179 = "stablehlo.multiply"(%178, %175) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%180 = "stablehlo.multiply"(%177, %179) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%181 = "stablehlo.multiply"(%176, %174) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%182 = "stablehlo.subtract"(%181, %180) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%183 = "stablehlo.multiply"(%176, %179) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%184 = "stablehlo.multiply"(%177, %174) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%185 = "stablehlo.add"(%184, %183) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%186 = "stablehlo.slice"(%182) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%187 = "stablehlo.slice"(%185) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%188 = "stablehlo.slice"(%182) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x0xf32>
%189 = "stablehlo.slice"(%185) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%190 = "stablehlo.slice"(%182) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%191 = "stablehlo.concatenate"(%186, %187, %188, %189, %190) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x0xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
%192 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%193 = "stablehlo.add"(%87, %192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%193, %173, %191) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>)
%194 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%195 = "stablehlo.add"(%76, %194) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%195, %80, %81) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>)
%196 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
%197 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
%198 = "stablehlo.compare"(%197, %196) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
%199 = "stablehlo.select"(%198, %33, %26) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%200 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
%201 = "stablehlo.reduce"(%199, %200) <{dimensions = array<i64: 2>}> ({
^bb0(%202: tensor<f32>, %203: tensor<f32>):
%204 = "stablehlo.add"(%202, %203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%204) : (tensor<f32>) -> ()
}) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%205 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%206 = "stablehlo.slice"(%201) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x3xf32>
%207 = "stablehlo.multiply"(%206, %205) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%208 = "stablehlo.compare"(%207, %207) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%209 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%210 = "stablehlo.reduce"(%208, %209) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%211: tensor<i1>, %212: tensor<i1>):
%213 = "stablehlo.or"(%211, %212) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%213) : (tensor<i1>) -> ()
}) : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
%214 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%215, %216 = "stablehlo.sort"(%207, %214) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%217: tensor<f32>, %218: tensor<f32>, %219: tensor<i32>, %220: tensor<i32>):
%221 = "stablehlo.compare"(%217, %218) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
"stablehlo.return"(%221) : (tensor<i1>) -> ()
}) : (tensor<1x3xf32>, tensor<1x3xi32>) -> (tensor<1x3xf32>, tensor<1x3xi32>)
%222 = "stablehlo.slice"(%34) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x3x3xf32>
%223 = "stablehlo.reshape"(%215) : (tensor<1x3xf32>) -> tensor<3xf32>
%224 = "stablehlo.transpose"(%222) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%225 = "stablehlo.gather"(%224, %216) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x3xi32>) -> tensor<1x3x3xf32>
%226 = "stablehlo.transpose"(%225) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%227 = "stablehlo.reshape"(%226) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%228 = "stablehlo.transpose"(%227) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%229 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%230 = "stablehlo.select"(%210, %229, %23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%223, %228, %230) : (tensor<3xf32>, tensor<3x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
