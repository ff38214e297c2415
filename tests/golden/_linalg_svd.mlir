"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x3xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<4x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
%2 = "stablehlo.abs"(%1) : (tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1, 2>}> ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.maximum"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1xf32>
%8 = "stablehlo.is_finite"(%4) : (tensor<1xf32>) -> tensor<1xi1>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%10 = "stablehlo.compare"(%4, %9) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%11 = "stablehlo.and"(%10, %8) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%12 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%13 = "stablehlo.select"(%11, %4, %12) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4x3xf32>
%15 = "stablehlo.divide"(%1, %14) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%16 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
%17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%18 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x4x4xf32>
%20 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
%21 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
%22 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
%23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
%24 = "stablehlo.compare"(%23, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
%25 = "stablehlo.select"(%24, %21, %20) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%26, %27, %28, %29, %30 = "stablehlo.while"(%17, %3, %17, %19, %25) ({
^bb0(%31: tensor<i32>, %32: tensor<f32>, %33: tensor<i32>, %34: tensor<1x4x4xf32>, %35: tensor<1x4x4xf32>):
%36 = "stablehlo.compare"(%31, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%37 = "stablehlo.constant"() <{value = dense<30> : tensor<i32>}> : () -> tensor<i32>
%38 = "stablehlo.compare"(%31, %37) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%39 = "stablehlo.constant"() <{value = dense<0x35800000> : tensor<f32>}> : () -> tensor<f32>
%40 = "stablehlo.compare"(%32, %39) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%41 = "stablehlo.or"(%36, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%42 = "stablehlo.and"(%38, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<i32>, %44: tensor<f32>, %45: tensor<i32>, %46: tensor<1x4x4xf32>, %47: tensor<1x4x4xf32>):
%48, %49, %50, %51, %52 = "stablehlo.while"(%17, %44, %45, %46, %47) ({
^bb0(%53: tensor<i32>, %54: tensor<f32>, %55: tensor<i32>, %56: tensor<1x4x4xf32>, %57: tensor<1x4x4xf32>):
%58 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%59 = "stablehlo.compare"(%53, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%59) : (tensor<i1>) -> ()
}, {
^bb0(%60: tensor<i32>, %61: tensor<f32>, %62: tensor<i32>, %63: tensor<1x4x4xf32>, %64: tensor<1x4x4xf32>):
%65 = "stablehlo.slice"(%63) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%66 = "stablehlo.slice"(%63) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%67 = "stablehlo.multiply"(%65, %65) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%68 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 1>}> ({
^bb0(%70: tensor<f32>, %71: tensor<f32>):
%72 = "stablehlo.add"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%72) : (tensor<f32>) -> ()
}) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
%73 = "stablehlo.multiply"(%66, %66) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%74 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%75 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 1>}> ({
^bb0(%76: tensor<f32>, %77: tensor<f32>):
%78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%78) : (tensor<f32>) -> ()
}) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
%79 = "stablehlo.multiply"(%65, %66) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%80 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%81 = "stablehlo.reduce"(%79, %80) <{dimensions = array<i64: 1>}> ({
^bb0(%82: tensor<f32>, %83: tensor<f32>):
%84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%84) : (tensor<f32>) -> ()
}) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
%85 = "stablehlo.sqrt"(%75) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%86 = "stablehlo.sqrt"(%69) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%87 = "stablehlo.multiply"(%86, %85) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%88 = "stablehlo.abs"(%81) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%89 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
%90 = "stablehlo.compare"(%87, %89) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
%91 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%93 = "stablehlo.divide"(%88, %92) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%94 = "stablehlo.compare"(%87, %89) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
%95 = "stablehlo.select"(%94, %93, %89) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%96 = "stablehlo.reduce"(%95, %3) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%97: tensor<f32>, %98: tensor<f32>):
%99 = "stablehlo.maximum"(%97, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%99) : (tensor<f32>) -> ()
}) : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
%100 = "stablehlo.maximum"(%96, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.compare"(%62, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%102 = "stablehlo.select"(%101, %96, %100) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%104 = "stablehlo.add"(%62, %103) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%105 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%106 = "stablehlo.compare"(%62, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%107 = "stablehlo.select"(%106, %17, %104) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%108 = "stablehlo.abs"(%81) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%109 = "stablehlo.compare"(%108, %89) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
%110 = "stablehlo.select"(%109, %91, %108) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%111 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
%112 = "stablehlo.multiply"(%110, %111) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%113 = "stablehlo.subtract"(%75, %69) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%114 = "stablehlo.divide"(%113, %112) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%115 = "stablehlo.abs"(%114) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%116 = "stablehlo.multiply"(%114, %114) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%117 = "stablehlo.add"(%91, %116) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%118 = "stablehlo.sqrt"(%117) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%119 = "stablehlo.add"(%115, %118) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%120 = "stablehlo.divide"(%91, %119) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%121 = "stablehlo.negate"(%120) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%122 = "stablehlo.compare"(%114, %89) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
%123 = "stablehlo.select"(%122, %121, %120) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%124 = "stablehlo.select"(%109, %89, %123) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%125 = "stablehlo.multiply"(%124, %124) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%126 = "stablehlo.add"(%91, %125) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%127 = "stablehlo.rsqrt"(%126) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%128 = "stablehlo.select"(%109, %91, %108) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%129 = "stablehlo.divide"(%81, %128) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%130 = "stablehlo.select"(%109, %91, %129) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%131 = "stablehlo.multiply"(%124, %127) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%132 = "stablehlo.slice"(%63) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%133 = "stablehlo.slice"(%63) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%134 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%135 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%136 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%137 = "stablehlo.multiply"(%136, %133) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%138 = "stablehlo.multiply"(%135, %137) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%139 = "stablehlo.multiply"(%134, %132) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%140 = "stablehlo.subtract"(%139, %138) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%141 = "stablehlo.multiply"(%134, %137) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%142 = "stablehlo.multiply"(%135, %132) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%143 = "stablehlo.add"(%142, %141) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%144 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%145 = "stablehlo.slice"(%143) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%146 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x0xf32>
%147 = "stablehlo.slice"(%143) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%148 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%149 = "stablehlo.concatenate"(%144, %145, %146, %147, %148) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x0xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
%150 = "stablehlo.slice"(%64) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%151 = "stablehlo.slice"(%64) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
%152 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%153 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%154 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%155 = "stablehlo.multiply"(%154, %151) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%156 = "stablehlo.multiply"(%153, %155) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%157 = "stablehlo.multiply"(%152, %150) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%158 = "stablehlo.subtract"(%157, %156) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%159 = "stablehlo.multiply"(%152, %155) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%160 = "stablehlo.multiply"(%153, %150) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%161 = "stablehlo.add"(%160, %159) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%162 = "stablehlo.slice"(%158) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%163 = "stablehlo.slice"(%161) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%164 = "stablehlo.slice"(%158) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x0xf32>
%165 = "stablehlo.slice"(%161) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%166 = "stablehlo.slice"(%158) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%167 = "stablehlo.concatenate"(%162, %163, %164, %165, %166) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x0xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
%168 = "stablehlo.add"(%60, %103) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%168, %102, %107, %149, %167) : (tensor<i32>, tensor<f32>, tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> ()
}) : (tensor<i32>, tensor<f32>, tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<f32>, tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>)
%169 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%170 = "stablehlo.add"(%43, %169) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%170, %49, %50, %51, %52) : (tensor<i32>, tensor<f32>, tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> ()
}) : (tensor<i32>, tensor<f32>, tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<f32>, tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>)
%171 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x3xf32>
%172 = "stablehlo.multiply"(%171, %171) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%173 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%174 = "stablehlo.reduce"(%172, %173) <{dimensions = array<i64: 1>}> ({
^bb0(%175: tensor<f32>, %176: tensor<f32>):
%177 = "stablehlo.add"(%175, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%177) : (tensor<f32>) -> ()
}) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%178 = "stablehlo.sqrt"(%174) : (tensor<1x3xf32>) -> tensor<1x3xf32>
%179 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%180, %181 = "stablehlo.sort"(%178, %179) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%182: tensor<f32>, %183: tensor<f32>, %184: tensor<i32>, %185: tensor<i32>):
%186 = "stablehlo.compare"(%182, %183) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
"stablehlo.return"(%186) : (tensor<i1>) -> ()
}) : (tensor<1x3xf32>, tensor<1x3xi32>) -> (tensor<1x3xf32>, tensor<1x3xi32>)
%187 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%188 = "stablehlo.multiply"(%180, %187) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%189 = "stablehlo.compare"(%188, %188) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%190 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%191 = "stablehlo.reduce"(%189, %190) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%192: tensor<i1>, %193: tensor<i1>):
%194 = "stablehlo.or"(%192, %193) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%194) : (tensor<i1>) -> ()
}) : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.transpose"(%171) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x4xf32>
%196 = "stablehlo.gather"(%195, %181) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf32>, tensor<1x3xi32>) -> tensor<1x3x4xf32>
%197 = "stablehlo.transpose"(%196) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x4x3xf32>
%198 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
%199, %200, %201 = "stablehlo.while"(%17, %197, %198) ({
^bb0(%202: tensor<i32>, %203: tensor<1x4x3xf32>, %204: tensor<1x3xf32>):
%205 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%206 = "stablehlo.compare"(%202, %205) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%206) : (tensor<i1>) -> ()
}, {
^bb0(%207: tensor<i32>, %208: tensor<1x4x3xf32>, %209: tensor<1x3xf32>):
%210 = "stablehlo.dynamic_slice"(%208, %17, %17, %207) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
%211 = "stablehlo.reshape"(%210) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%212 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
%213 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
%214 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%215 = "stablehlo.compare"(%212, %213) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%216 = "stablehlo.select"(%215, %211, %214) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%217 = "stablehlo.dynamic_slice"(%211, %17, %207) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%218 = "stablehlo.reshape"(%217) : (tensor<1x1xf32>) -> tensor<1xf32>
%219 = "stablehlo.abs"(%211) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%220 = "stablehlo.compare"(%212, %213) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%221 = "stablehlo.select"(%220, %219, %214) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%222 = "stablehlo.reduce"(%221, %3) <{dimensions = array<i64: 1>}> ({
^bb0(%223: tensor<f32>, %224: tensor<f32>):
%225 = "stablehlo.maximum"(%223, %224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%225) : (tensor<f32>) -> ()
}) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%226 = "stablehlo.compare"(%222, %9) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%227 = "stablehlo.select"(%226, %222, %12) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
%229 = "stablehlo.divide"(%216, %228) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%230 = "stablehlo.multiply"(%229, %229) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%231 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%232 = "stablehlo.reduce"(%230, %231) <{dimensions = array<i64: 1>}> ({
^bb0(%233: tensor<f32>, %234: tensor<f32>):
%235 = "stablehlo.add"(%233, %234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%235) : (tensor<f32>) -> ()
}) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%236 = "stablehlo.divide"(%218, %227) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%237 = "stablehlo.multiply"(%236, %236) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%238 = "stablehlo.compare"(%232, %9) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%239 = "stablehlo.add"(%237, %232) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%240 = "stablehlo.sqrt"(%239) : (tensor<1xf32>) -> tensor<1xf32>
%241 = "stablehlo.multiply"(%240, %227) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%242 = "stablehlo.negate"(%241) : (tensor<1xf32>) -> tensor<1xf32>
%243 = "stablehlo.compare"(%218, %9) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%244 = "stablehlo.select"(%243, %242, %241) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%245 = "stablehlo.select"(%238, %12, %244) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%246 = "stablehlo.subtract"(%244, %218) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%247 = "stablehlo.divide"(%246, %245) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%248 = "stablehlo.select"(%238, %9, %247) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%249 = "stablehlo.subtract"(%218, %244) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%250 = "stablehlo.select"(%238, %12, %249) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
%252 = "stablehlo.divide"(%216, %251) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%253 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%254 = "stablehlo.compare"(%212, %213) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%255 = "stablehlo.select"(%254, %253, %252) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%256 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
%257 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
%258 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4x3xi32>
%259 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%260 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%261 = "stablehlo.multiply"(%260, %208) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%262 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%263 = "stablehlo.reduce"(%261, %262) <{dimensions = array<i64: 1>}> ({
^bb0(%264: tensor<f32>, %265: tensor<f32>):
%266 = "stablehlo.add"(%264, %265) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%266) : (tensor<f32>) -> ()
}) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%267 = "stablehlo.multiply"(%263, %259) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
%269 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%270 = "stablehlo.multiply"(%269, %268) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%271 = "stablehlo.subtract"(%208, %270) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%272 = "stablehlo.select"(%238, %218, %244) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%273 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%274 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4x3xf32>
%275 = "stablehlo.compare"(%256, %258) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%276 = "stablehlo.select"(%275, %274, %273) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%277 = "stablehlo.compare"(%256, %258) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%278 = "stablehlo.compare"(%257, %258) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%279 = "stablehlo.and"(%278, %277) : (tensor<1x4x3xi1>, tensor<1x4x3xi1>) -> tensor<1x4x3xi1>
%280 = "stablehlo.select"(%279, %276, %208) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%281 = "stablehlo.compare"(%257, %258) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%282 = "stablehlo.select"(%281, %271, %280) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%283 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%284 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%285 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%286 = "stablehlo.compare"(%283, %285) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%287 = "stablehlo.select"(%286, %284, %209) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%288 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%289 = "stablehlo.add"(%207, %288) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%289, %282, %287) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
%290 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
%291 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
%292 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
%293 = "stablehlo.compare"(%292, %291) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%294 = "stablehlo.select"(%293, %290, %16) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%295 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%296, %297, %298, %299 = "stablehlo.while"(%295, %294, %200, %201) ({
^bb0(%300: tensor<i32>, %301: tensor<1x4x3xf32>, %302: tensor<1x4x3xf32>, %303: tensor<1x3xf32>):
%304 = "stablehlo.compare"(%300, %17) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%304) : (tensor<i1>) -> ()
}, {
^bb0(%305: tensor<i32>, %306: tensor<1x4x3xf32>, %307: tensor<1x4x3xf32>, %308: tensor<1x3xf32>):
%309 = "stablehlo.dynamic_slice"(%308, %17, %305) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%310 = "stablehlo.reshape"(%309) : (tensor<1x1xf32>) -> tensor<1xf32>
%311 = "stablehlo.dynamic_slice"(%307, %17, %17, %305) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
%312 = "stablehlo.reshape"(%311) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%313 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
%314 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
%315 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%316 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%317 = "stablehlo.compare"(%313, %314) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%318 = "stablehlo.select"(%317, %316, %315) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%319 = "stablehlo.compare"(%313, %314) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%320 = "stablehlo.select"(%319, %312, %318) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%321 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%322 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%323 = "stablehlo.multiply"(%322, %306) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%324 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%325 = "stablehlo.reduce"(%323, %324) <{dimensions = array<i64: 1>}> ({
^bb0(%326: tensor<f32>, %327: tensor<f32>):
%328 = "stablehlo.add"(%326, %327) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%328) : (tensor<f32>) -> ()
}) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%329 = "stablehlo.multiply"(%325, %321) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
%331 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%332 = "stablehlo.multiply"(%331, %330) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%333 = "stablehlo.subtract"(%306, %332) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%334 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
%335 = "stablehlo.add"(%305, %334) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%335, %333, %307, %308) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
%336 = "stablehlo.slice"(%200) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
%337 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%338 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%339 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%340 = "stablehlo.compare"(%339, %338) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%341 = "stablehlo.select"(%340, %336, %337) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%342 = "stablehlo.convert"(%17) : (tensor<i32>) -> tensor<f32>
%343 = "stablehlo.reduce"(%341, %342) <{dimensions = array<i64: 2>}> ({
^bb0(%344: tensor<f32>, %345: tensor<f32>):
%346 = "stablehlo.add"(%344, %345) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%346) : (tensor<f32>) -> ()
}) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%347 = "stablehlo.abs"(%343) : (tensor<1x3xf32>) -> tensor<1x3xf32>
%348 = "stablehlo.compare"(%347, %198) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%349 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
%350 = "stablehlo.select"(%348, %349, %347) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%351 = "stablehlo.divide"(%343, %350) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%352 = "stablehlo.select"(%348, %349, %351) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
%354 = "stablehlo.multiply"(%297, %353) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%355 = "stablehlo.slice"(%30) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x3x3xf32>
%356 = "stablehlo.transpose"(%355) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%357 = "stablehlo.gather"(%356, %181) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x3xi32>) -> tensor<1x3x3xf32>
%358 = "stablehlo.reshape"(%188) : (tensor<1x3xf32>) -> tensor<3xf32>
%359 = "stablehlo.reshape"(%354) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
%360 = "stablehlo.reshape"(%357) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%361 = "stablehlo.transpose"(%359) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
%362 = "stablehlo.transpose"(%360) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%363 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%364 = "stablehlo.select"(%191, %363, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%361, %358, %362, %364) : (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
