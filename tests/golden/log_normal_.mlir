"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<0x4000000000000000> : tensor<f64>}> : () -> tensor<f64>
%4 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
%5 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%8 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%9 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%11 = "stablehlo.add"(%10, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%12 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%13 = "stablehlo.shift_right_logical"(%11, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%14 = "stablehlo.convert"(%11) : (tensor<2xui64>) -> tensor<2xui32>
%15 = "stablehlo.convert"(%13) : (tensor<2xui64>) -> tensor<2xui32>
%16 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%17 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%1, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%14) : (tensor<2xui32>) -> tensor<2xui64>
%22 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%24 = "stablehlo.shift_right_logical"(%23, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%25 = "stablehlo.convert"(%23) : (tensor<2xui64>) -> tensor<2xui32>
%26 = "stablehlo.convert"(%24) : (tensor<2xui64>) -> tensor<2xui32>
%27 = "stablehlo.convert"(%16) : (tensor<2xui32>) -> tensor<2xui64>
%28 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%30 = "stablehlo.shift_right_logical"(%29, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%31 = "stablehlo.convert"(%29) : (tensor<2xui64>) -> tensor<2xui32>
%32 = "stablehlo.convert"(%30) : (tensor<2xui64>) -> tensor<2xui32>
%33 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%34 = "stablehlo.xor"(%32, %15) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%35 = "stablehlo.xor"(%34, %33) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%36 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%37 = "stablehlo.xor"(%26, %16) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%38 = "stablehlo.xor"(%37, %36) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%39 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%40 = "stablehlo.add"(%19, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%42 = "stablehlo.add"(%20, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.convert"(%35) : (tensor<2xui32>) -> tensor<2xui64>
%44 = "stablehlo.multiply"(%43, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%45 = "stablehlo.shift_right_logical"(%44, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%46 = "stablehlo.convert"(%44) : (tensor<2xui64>) -> tensor<2xui32>
%47 = "stablehlo.convert"(%45) : (tensor<2xui64>) -> tensor<2xui32>
%48 = "stablehlo.convert"(%38) : (tensor<2xui32>) -> tensor<2xui64>
%49 = "stablehlo.multiply"(%48, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%50 = "stablehlo.shift_right_logical"(%49, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%51 = "stablehlo.convert"(%49) : (tensor<2xui64>) -> tensor<2xui32>
%52 = "stablehlo.convert"(%50) : (tensor<2xui64>) -> tensor<2xui32>
%53 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%54 = "stablehlo.xor"(%52, %31) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%55 = "stablehlo.xor"(%54, %53) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%56 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%57 = "stablehlo.xor"(%47, %25) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%58 = "stablehlo.xor"(%57, %56) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%59 = "stablehlo.add"(%40, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.add"(%42, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.convert"(%55) : (tensor<2xui32>) -> tensor<2xui64>
%62 = "stablehlo.multiply"(%61, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%63 = "stablehlo.shift_right_logical"(%62, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%64 = "stablehlo.convert"(%62) : (tensor<2xui64>) -> tensor<2xui32>
%65 = "stablehlo.convert"(%63) : (tensor<2xui64>) -> tensor<2xui32>
%66 = "stablehlo.convert"(%58) : (tensor<2xui32>) -> tensor<2xui64>
%67 = "stablehlo.multiply"(%66, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%68 = "stablehlo.shift_right_logical"(%67, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%69 = "stablehlo.convert"(%67) : (tensor<2xui64>) -> tensor<2xui32>
%70 = "stablehlo.convert"(%68) : (tensor<2xui64>) -> tensor<2xui32>
%71 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%72 = "stablehlo.xor"(%70, %51) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%73 = "stablehlo.xor"(%72, %71) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%74 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%75 = "stablehlo.xor"(%65, %46) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%76 = "stablehlo.xor"(%75, %74) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%77 = "stablehlo.add"(%59, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.add"(%60, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.convert"(%73) : (tensor<2xui32>) -> tensor<2xui64>
%80 = "stablehlo.multiply"(%79, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%81 = "stablehlo.shift_right_logical"(%80, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%82 = "stablehlo.convert"(%80) : (tensor<2xui64>) -> tensor<2xui32>
%83 = "stablehlo.convert"(%81) : (tensor<2xui64>) -> tensor<2xui32>
%84 = "stablehlo.convert"(%76) : (tensor<2xui32>) -> tensor<2xui64>
%85 = "stablehlo.multiply"(%84, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%86 = "stablehlo.shift_right_logical"(%85, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%87 = "stablehlo.convert"(%85) : (tensor<2xui64>) -> tensor<2xui32>
%88 = "stablehlo.convert"(%86) : (tensor<2xui64>) -> tensor<2xui32>
%89 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%90 = "stablehlo.xor"(%88, %69) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%91 = "stablehlo.xor"(%90, %89) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%92 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%93 = "stablehlo.xor"(%83, %64) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%94 = "stablehlo.xor"(%93, %92) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%95 = "stablehlo.add"(%77, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.add"(%78, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.convert"(%91) : (tensor<2xui32>) -> tensor<2xui64>
%98 = "stablehlo.multiply"(%97, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%99 = "stablehlo.shift_right_logical"(%98, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%100 = "stablehlo.convert"(%98) : (tensor<2xui64>) -> tensor<2xui32>
%101 = "stablehlo.convert"(%99) : (tensor<2xui64>) -> tensor<2xui32>
%102 = "stablehlo.convert"(%94) : (tensor<2xui32>) -> tensor<2xui64>
%103 = "stablehlo.multiply"(%102, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%104 = "stablehlo.shift_right_logical"(%103, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%105 = "stablehlo.convert"(%103) : (tensor<2xui64>) -> tensor<2xui32>
%106 = "stablehlo.convert"(%104) : (tensor<2xui64>) -> tensor<2xui32>
%107 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%108 = "stablehlo.xor"(%106, %87) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%109 = "stablehlo.xor"(%108, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%110 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%111 = "stablehlo.xor"(%101, %82) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%112 = "stablehlo.xor"(%111, %110) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%113 = "stablehlo.add"(%95, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%96, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.convert"(%109) : (tensor<2xui32>) -> tensor<2xui64>
%116 = "stablehlo.multiply"(%115, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%117 = "stablehlo.shift_right_logical"(%116, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%118 = "stablehlo.convert"(%116) : (tensor<2xui64>) -> tensor<2xui32>
%119 = "stablehlo.convert"(%117) : (tensor<2xui64>) -> tensor<2xui32>
%120 = "stablehlo.convert"(%112) : (tensor<2xui32>) -> tensor<2xui64>
%121 = "stablehlo.multiply"(%120, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%122 = "stablehlo.shift_right_logical"(%121, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%123 = "stablehlo.convert"(%121) : (tensor<2xui64>) -> tensor<2xui32>
%124 = "stablehlo.convert"(%122) : (tensor<2xui64>) -> tensor<2xui32>
%125 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%126 = "stablehlo.xor"(%124, %105) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%127 = "stablehlo.xor"(%126, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%128 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%129 = "stablehlo.xor"(%119, %100) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%130 = "stablehlo.xor"(%129, %128) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%131 = "stablehlo.add"(%113, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.add"(%114, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.convert"(%127) : (tensor<2xui32>) -> tensor<2xui64>
%134 = "stablehlo.multiply"(%133, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%135 = "stablehlo.shift_right_logical"(%134, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%136 = "stablehlo.convert"(%134) : (tensor<2xui64>) -> tensor<2xui32>
%137 = "stablehlo.convert"(%135) : (tensor<2xui64>) -> tensor<2xui32>
%138 = "stablehlo.convert"(%130) : (tensor<2xui32>) -> tensor<2xui64>
%139 = "stablehlo.multiply"(%138, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%140 = "stablehlo.shift_right_logical"(%139, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%141 = "stablehlo.convert"(%139) : (tensor<2xui64>) -> tensor<2xui32>
%142 = "stablehlo.convert"(%140) : (tensor<2xui64>) -> tensor<2xui32>
%143 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%144 = "stablehlo.xor"(%142, %123) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%145 = "stablehlo.xor"(%144, %143) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%146 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%147 = "stablehlo.xor"(%137, %118) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%148 = "stablehlo.xor"(%147, %146) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%149 = "stablehlo.add"(%131, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.add"(%132, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.convert"(%145) : (tensor<2xui32>) -> tensor<2xui64>
%152 = "stablehlo.multiply"(%151, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%153 = "stablehlo.shift_right_logical"(%152, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%154 = "stablehlo.convert"(%152) : (tensor<2xui64>) -> tensor<2xui32>
%155 = "stablehlo.convert"(%153) : (tensor<2xui64>) -> tensor<2xui32>
%156 = "stablehlo.convert"(%148) : (tensor<2xui32>) -> tensor<2xui64>
%157 = "stablehlo.multiply"(%156, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%158 = "stablehlo.shift_right_logical"(%157, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%159 = "stablehlo.convert"(%157) : (tensor<2xui64>) -> tensor<2xui32>
%160 = "stablehlo.convert"(%158) : (tensor<2xui64>) -> tensor<2xui32>
%161 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%162 = "stablehlo.xor"(%160, %141) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%163 = "stablehlo.xor"(%162, %161) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%164 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%165 = "stablehlo.xor"(%155, %136) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%166 = "stablehlo.xor"(%165, %164) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%167 = "stablehlo.add"(%149, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%150, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.convert"(%163) : (tensor<2xui32>) -> tensor<2xui64>
%170 = "stablehlo.multiply"(%169, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%171 = "stablehlo.shift_right_logical"(%170, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%172 = "stablehlo.convert"(%170) : (tensor<2xui64>) -> tensor<2xui32>
%173 = "stablehlo.convert"(%171) : (tensor<2xui64>) -> tensor<2xui32>
%174 = "stablehlo.convert"(%166) : (tensor<2xui32>) -> tensor<2xui64>
%175 = "stablehlo.multiply"(%174, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%176 = "stablehlo.shift_right_logical"(%175, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%177 = "stablehlo.convert"(%175) : (tensor<2xui64>) -> tensor<2xui32>
%178 = "stablehlo.convert"(%176) : (tensor<2xui64>) -> tensor<2xui32>
%179 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%180 = "stablehlo.xor"(%178, %159) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%181 = "stablehlo.xor"(%180, %179) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%182 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%183 = "stablehlo.xor"(%173, %154) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%184 = "stablehlo.xor"(%183, %182) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%185 = "stablehlo.add"(%167, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.add"(%168, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.convert"(%181) : (tensor<2xui32>) -> tensor<2xui64>
%188 = "stablehlo.multiply"(%187, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%189 = "stablehlo.shift_right_logical"(%188, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%190 = "stablehlo.convert"(%188) : (tensor<2xui64>) -> tensor<2xui32>
%191 = "stablehlo.convert"(%189) : (tensor<2xui64>) -> tensor<2xui32>
%192 = "stablehlo.convert"(%184) : (tensor<2xui32>) -> tensor<2xui64>
%193 = "stablehlo.multiply"(%192, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%194 = "stablehlo.shift_right_logical"(%193, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%195 = "stablehlo.convert"(%193) : (tensor<2xui64>) -> tensor<2xui32>
%196 = "stablehlo.convert"(%194) : (tensor<2xui64>) -> tensor<2xui32>
%197 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%198 = "stablehlo.xor"(%196, %177) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%199 = "stablehlo.xor"(%198, %197) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%200 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%201 = "stablehlo.xor"(%191, %172) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%202 = "stablehlo.xor"(%201, %200) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%203 = "stablehlo.convert"(%199) : (tensor<2xui32>) -> tensor<2xf32>
%204 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%205 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
%206 = "stablehlo.multiply"(%203, %205) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%207 = "stablehlo.add"(%206, %204) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%208 = "stablehlo.constant"() <{value = dense<0xC0000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%209 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
%210 = "stablehlo.minimum"(%207, %209) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%211 = "stablehlo.log"(%210) : (tensor<2xf32>) -> tensor<2xf32>
%212 = "stablehlo.multiply"(%211, %208) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%213 = "stablehlo.sqrt"(%212) : (tensor<2xf32>) -> tensor<2xf32>
%214 = "stablehlo.constant"() <{value = dense<8> : tensor<2xui32>}> : () -> tensor<2xui32>
%215 = "stablehlo.shift_right_logical"(%195, %214) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%216 = "stablehlo.convert"(%215) : (tensor<2xui32>) -> tensor<2xi32>
%217 = "stablehlo.convert"(%216) : (tensor<2xi32>) -> tensor<2xf32>
%218 = "stablehlo.constant"() <{value = dense<0x34C90FDB> : tensor<2xf32>}> : () -> tensor<2xf32>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.cosine"(%219) : (tensor<2xf32>) -> tensor<2xf32>
%221 = "stablehlo.multiply"(%213, %220) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.sine"(%219) : (tensor<2xf32>) -> tensor<2xf32>
%223 = "stablehlo.multiply"(%213, %222) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%224 = "stablehlo.convert"(%202) : (tensor<2xui32>) -> tensor<2xf32>
%225 = "stablehlo.multiply"(%224, %205) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%226 = "stablehlo.add"(%225, %204) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%227 = "stablehlo.minimum"(%226, %209) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%228 = "stablehlo.log"(%227) : (tensor<2xf32>) -> tensor<2xf32>
%229 = "stablehlo.multiply"(%228, %208) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%230 = "stablehlo.sqrt"(%229) : (tensor<2xf32>) -> tensor<2xf32>
%231 = "stablehlo.shift_right_logical"(%190, %214) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%232 = "stablehlo.convert"(%231) : (tensor<2xui32>) -> tensor<2xi32>
%233 = "stablehlo.convert"(%232) : (tensor<2xi32>) -> tensor<2xf32>
%234 = "stablehlo.multiply"(%233, %218) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%235 = "stablehlo.cosine"(%234) : (tensor<2xf32>) -> tensor<2xf32>
%236 = "stablehlo.multiply"(%230, %235) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%237 = "stablehlo.sine"(%234) : (tensor<2xf32>) -> tensor<2xf32>
%238 = "stablehlo.multiply"(%230, %237) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%239 = "stablehlo.concatenate"(%221, %223, %236, %238) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<8xf32>
%240 = "stablehlo.slice"(%239) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<6xf32>
%241 = "stablehlo.reshape"(%240) : (tensor<6xf32>) -> tensor<2x3xf32>
%242 = "stablehlo.multiply"(%241, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%243 = "stablehlo.add"(%242, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%244 = "stablehlo.exponential"(%243) : (tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%244) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
