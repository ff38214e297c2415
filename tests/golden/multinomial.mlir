"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x1xi64>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%5 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
%6 = "stablehlo.and"(%5, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%7 = "stablehlo.not"(%6) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%14 = "stablehlo.reduce"(%0, %13) <{dimensions = array<i64: 1>}> ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%18 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%19 = "stablehlo.compare"(%14, %18) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%20 = "stablehlo.reduce"(%19, %8) <{dimensions = array<i64: 0>}> ({
^bb0(%21: tensor<i1>, %22: tensor<i1>):
%23 = "stablehlo.or"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%26 = "stablehlo.add"(%25, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%27 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%28 = "stablehlo.shift_right_logical"(%26, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%29 = "stablehlo.convert"(%26) : (tensor<2xui64>) -> tensor<2xui32>
%30 = "stablehlo.convert"(%28) : (tensor<2xui64>) -> tensor<2xui32>
%31 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%32 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%33 = "stablehlo.shift_right_logical"(%1, %32) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%34 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%35 = "stablehlo.convert"(%33) : (tensor<ui64>) -> tensor<ui32>
%36 = "stablehlo.convert"(%29) : (tensor<2xui32>) -> tensor<2xui64>
%37 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%38 = "stablehlo.multiply"(%36, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%39 = "stablehlo.shift_right_logical"(%38, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%40 = "stablehlo.convert"(%38) : (tensor<2xui64>) -> tensor<2xui32>
%41 = "stablehlo.convert"(%39) : (tensor<2xui64>) -> tensor<2xui32>
%42 = "stablehlo.convert"(%31) : (tensor<2xui32>) -> tensor<2xui64>
%43 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%45 = "stablehlo.shift_right_logical"(%44, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%46 = "stablehlo.convert"(%44) : (tensor<2xui64>) -> tensor<2xui32>
%47 = "stablehlo.convert"(%45) : (tensor<2xui64>) -> tensor<2xui32>
%48 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%49 = "stablehlo.xor"(%47, %30) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%50 = "stablehlo.xor"(%49, %48) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%51 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%52 = "stablehlo.xor"(%41, %31) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%53 = "stablehlo.xor"(%52, %51) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%54 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%55 = "stablehlo.add"(%34, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%57 = "stablehlo.add"(%35, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.convert"(%50) : (tensor<2xui32>) -> tensor<2xui64>
%59 = "stablehlo.multiply"(%58, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%60 = "stablehlo.shift_right_logical"(%59, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%61 = "stablehlo.convert"(%59) : (tensor<2xui64>) -> tensor<2xui32>
%62 = "stablehlo.convert"(%60) : (tensor<2xui64>) -> tensor<2xui32>
%63 = "stablehlo.convert"(%53) : (tensor<2xui32>) -> tensor<2xui64>
%64 = "stablehlo.multiply"(%63, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%65 = "stablehlo.shift_right_logical"(%64, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%66 = "stablehlo.convert"(%64) : (tensor<2xui64>) -> tensor<2xui32>
%67 = "stablehlo.convert"(%65) : (tensor<2xui64>) -> tensor<2xui32>
%68 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%69 = "stablehlo.xor"(%67, %46) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%70 = "stablehlo.xor"(%69, %68) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%71 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%72 = "stablehlo.xor"(%62, %40) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%73 = "stablehlo.xor"(%72, %71) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%74 = "stablehlo.add"(%55, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%57, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.convert"(%70) : (tensor<2xui32>) -> tensor<2xui64>
%77 = "stablehlo.multiply"(%76, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%78 = "stablehlo.shift_right_logical"(%77, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%79 = "stablehlo.convert"(%77) : (tensor<2xui64>) -> tensor<2xui32>
%80 = "stablehlo.convert"(%78) : (tensor<2xui64>) -> tensor<2xui32>
%81 = "stablehlo.convert"(%73) : (tensor<2xui32>) -> tensor<2xui64>
%82 = "stablehlo.multiply"(%81, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%83 = "stablehlo.shift_right_logical"(%82, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%84 = "stablehlo.convert"(%82) : (tensor<2xui64>) -> tensor<2xui32>
%85 = "stablehlo.convert"(%83) : (tensor<2xui64>) -> tensor<2xui32>
%86 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%87 = "stablehlo.xor"(%85, %66) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%88 = "stablehlo.xor"(%87, %86) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%89 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%90 = "stablehlo.xor"(%80, %61) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%91 = "stablehlo.xor"(%90, %89) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%92 = "stablehlo.add"(%74, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%75, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%88) : (tensor<2xui32>) -> tensor<2xui64>
%95 = "stablehlo.multiply"(%94, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%96 = "stablehlo.shift_right_logical"(%95, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%97 = "stablehlo.convert"(%95) : (tensor<2xui64>) -> tensor<2xui32>
%98 = "stablehlo.convert"(%96) : (tensor<2xui64>) -> tensor<2xui32>
%99 = "stablehlo.convert"(%91) : (tensor<2xui32>) -> tensor<2xui64>
%100 = "stablehlo.multiply"(%99, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%101 = "stablehlo.shift_right_logical"(%100, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%102 = "stablehlo.convert"(%100) : (tensor<2xui64>) -> tensor<2xui32>
%103 = "stablehlo.convert"(%101) : (tensor<2xui64>) -> tensor<2xui32>
%104 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%105 = "stablehlo.xor"(%103, %84) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%106 = "stablehlo.xor"(%105, %104) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%107 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%108 = "stablehlo.xor"(%98, %79) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%109 = "stablehlo.xor"(%108, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%110 = "stablehlo.add"(%92, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%93, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.convert"(%106) : (tensor<2xui32>) -> tensor<2xui64>
%113 = "stablehlo.multiply"(%112, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%114 = "stablehlo.shift_right_logical"(%113, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%115 = "stablehlo.convert"(%113) : (tensor<2xui64>) -> tensor<2xui32>
%116 = "stablehlo.convert"(%114) : (tensor<2xui64>) -> tensor<2xui32>
%117 = "stablehlo.convert"(%109) : (tensor<2xui32>) -> tensor<2xui64>
%118 = "stablehlo.multiply"(%117, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%119 = "stablehlo.shift_right_logical"(%118, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%120 = "stablehlo.convert"(%118) : (tensor<2xui64>) -> tensor<2xui32>
%121 = "stablehlo.convert"(%119) : (tensor<2xui64>) -> tensor<2xui32>
%122 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%123 = "stablehlo.xor"(%121, %102) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%124 = "stablehlo.xor"(%123, %122) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%125 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%126 = "stablehlo.xor"(%116, %97) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%127 = "stablehlo.xor"(%126, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%128 = "stablehlo.add"(%110, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%111, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.convert"(%124) : (tensor<2xui32>) -> tensor<2xui64>
%131 = "stablehlo.multiply"(%130, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%132 = "stablehlo.shift_right_logical"(%131, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%133 = "stablehlo.convert"(%131) : (tensor<2xui64>) -> tensor<2xui32>
%134 = "stablehlo.convert"(%132) : (tensor<2xui64>) -> tensor<2xui32>
%135 = "stablehlo.convert"(%127) : (tensor<2xui32>) -> tensor<2xui64>
%136 = "stablehlo.multiply"(%135, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%137 = "stablehlo.shift_right_logical"(%136, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%138 = "stablehlo.convert"(%136) : (tensor<2xui64>) -> tensor<2xui32>
%139 = "stablehlo.convert"(%137) : (tensor<2xui64>) -> tensor<2xui32>
%140 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%141 = "stablehlo.xor"(%139, %120) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%142 = "stablehlo.xor"(%141, %140) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%143 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%144 = "stablehlo.xor"(%134, %115) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%145 = "stablehlo.xor"(%144, %143) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%146 = "stablehlo.add"(%128, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%129, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.convert"(%142) : (tensor<2xui32>) -> tensor<2xui64>
%149 = "stablehlo.multiply"(%148, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%150 = "stablehlo.shift_right_logical"(%149, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%151 = "stablehlo.convert"(%149) : (tensor<2xui64>) -> tensor<2xui32>
%152 = "stablehlo.convert"(%150) : (tensor<2xui64>) -> tensor<2xui32>
%153 = "stablehlo.convert"(%145) : (tensor<2xui32>) -> tensor<2xui64>
%154 = "stablehlo.multiply"(%153, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%155 = "stablehlo.shift_right_logical"(%154, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%156 = "stablehlo.convert"(%154) : (tensor<2xui64>) -> tensor<2xui32>
%157 = "stablehlo.convert"(%155) : (tensor<2xui64>) -> tensor<2xui32>
%158 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%159 = "stablehlo.xor"(%157, %138) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%160 = "stablehlo.xor"(%159, %158) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%161 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%162 = "stablehlo.xor"(%152, %133) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%163 = "stablehlo.xor"(%162, %161) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%164 = "stablehlo.add"(%146, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.add"(%147, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%160) : (tensor<2xui32>) -> tensor<2xui64>
%167 = "stablehlo.multiply"(%166, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%168 = "stablehlo.shift_right_logical"(%167, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%169 = "stablehlo.convert"(%167) : (tensor<2xui64>) -> tensor<2xui32>
%170 = "stablehlo.convert"(%168) : (tensor<2xui64>) -> tensor<2xui32>
%171 = "stablehlo.convert"(%163) : (tensor<2xui32>) -> tensor<2xui64>
%172 = "stablehlo.multiply"(%171, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%173 = "stablehlo.shift_right_logical"(%172, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%174 = "stablehlo.convert"(%172) : (tensor<2xui64>) -> tensor<2xui32>
%175 = "stablehlo.convert"(%173) : (tensor<2xui64>) -> tensor<2xui32>
%176 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%177 = "stablehlo.xor"(%175, %156) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%178 = "stablehlo.xor"(%177, %176) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%179 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%180 = "stablehlo.xor"(%170, %151) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%181 = "stablehlo.xor"(%180, %179) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%182 = "stablehlo.add"(%164, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.add"(%165, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.convert"(%178) : (tensor<2xui32>) -> tensor<2xui64>
%185 = "stablehlo.multiply"(%184, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%186 = "stablehlo.shift_right_logical"(%185, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%187 = "stablehlo.convert"(%185) : (tensor<2xui64>) -> tensor<2xui32>
%188 = "stablehlo.convert"(%186) : (tensor<2xui64>) -> tensor<2xui32>
%189 = "stablehlo.convert"(%181) : (tensor<2xui32>) -> tensor<2xui64>
%190 = "stablehlo.multiply"(%189, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%191 = "stablehlo.shift_right_logical"(%190, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%192 = "stablehlo.convert"(%190) : (tensor<2xui64>) -> tensor<2xui32>
%193 = "stablehlo.convert"(%191) : (tensor<2xui64>) -> tensor<2xui32>
%194 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%195 = "stablehlo.xor"(%193, %174) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%196 = "stablehlo.xor"(%195, %194) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%197 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%198 = "stablehlo.xor"(%188, %169) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%199 = "stablehlo.xor"(%198, %197) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%200 = "stablehlo.add"(%182, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.add"(%183, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.convert"(%196) : (tensor<2xui32>) -> tensor<2xui64>
%203 = "stablehlo.multiply"(%202, %37) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%204 = "stablehlo.shift_right_logical"(%203, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%205 = "stablehlo.convert"(%203) : (tensor<2xui64>) -> tensor<2xui32>
%206 = "stablehlo.convert"(%204) : (tensor<2xui64>) -> tensor<2xui32>
%207 = "stablehlo.convert"(%199) : (tensor<2xui32>) -> tensor<2xui64>
%208 = "stablehlo.multiply"(%207, %43) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%209 = "stablehlo.shift_right_logical"(%208, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%210 = "stablehlo.convert"(%208) : (tensor<2xui64>) -> tensor<2xui32>
%211 = "stablehlo.convert"(%209) : (tensor<2xui64>) -> tensor<2xui32>
%212 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%213 = "stablehlo.xor"(%211, %192) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%214 = "stablehlo.xor"(%213, %212) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%215 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%216 = "stablehlo.xor"(%206, %187) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%217 = "stablehlo.xor"(%216, %215) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%218 = "stablehlo.concatenate"(%214, %210, %217, %205) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%219 = "stablehlo.slice"(%218) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%220 = "stablehlo.reshape"(%219) : (tensor<6xui32>) -> tensor<2x3xui32>
%221 = "stablehlo.convert"(%220) : (tensor<2x3xui32>) -> tensor<2x3xf32>
%222 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%223 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%225 = "stablehlo.add"(%224, %222) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%226 = "stablehlo.log"(%225) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%227 = "stablehlo.negate"(%226) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%228 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%229 = "stablehlo.maximum"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%230 = "stablehlo.divide"(%0, %229) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%231 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi64>
%232 = "stablehlo.constant"() <{value = dense<0xBF800000> : tensor<f32>}> : () -> tensor<f32>
%233 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%234, %235 = "stablehlo.reduce"(%230, %231, %232, %233) <{dimensions = array<i64: 1>}> ({
^bb0(%236: tensor<f32>, %237: tensor<i64>, %238: tensor<f32>, %239: tensor<i64>):
%240 = "stablehlo.compare"(%238, %236) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%241 = "stablehlo.compare"(%239, %237) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
%242 = "stablehlo.compare"(%238, %236) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%243 = "stablehlo.and"(%242, %241) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%244 = "stablehlo.or"(%240, %243) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%245 = "stablehlo.select"(%244, %238, %236) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%246 = "stablehlo.select"(%244, %239, %237) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%245, %246) : (tensor<f32>, tensor<i64>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<f32>, tensor<i64>) -> (tensor<2xf32>, tensor<2xi64>)
%247 = "stablehlo.reshape"(%235) : (tensor<2xi64>) -> tensor<2x1xi64>
%248 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%249 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%250 = "stablehlo.select"(%20, %249, %248) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%251 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%252 = "stablehlo.select"(%9, %251, %250) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%247, %252) : (tensor<2x1xi64>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
