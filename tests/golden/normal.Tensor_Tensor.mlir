"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>, %2: tensor<ui64>, %3: tensor<ui64>):
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%6 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%13 = "stablehlo.add"(%12, %11) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%14 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%15 = "stablehlo.shift_right_logical"(%13, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%16 = "stablehlo.convert"(%13) : (tensor<2xui64>) -> tensor<2xui32>
%17 = "stablehlo.convert"(%15) : (tensor<2xui64>) -> tensor<2xui32>
%18 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%19 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%2, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%2) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.convert"(%16) : (tensor<2xui32>) -> tensor<2xui64>
%24 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%26 = "stablehlo.shift_right_logical"(%25, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%27 = "stablehlo.convert"(%25) : (tensor<2xui64>) -> tensor<2xui32>
%28 = "stablehlo.convert"(%26) : (tensor<2xui64>) -> tensor<2xui32>
%29 = "stablehlo.convert"(%18) : (tensor<2xui32>) -> tensor<2xui64>
%30 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%32 = "stablehlo.shift_right_logical"(%31, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%33 = "stablehlo.convert"(%31) : (tensor<2xui64>) -> tensor<2xui32>
%34 = "stablehlo.convert"(%32) : (tensor<2xui64>) -> tensor<2xui32>
%35 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%36 = "stablehlo.xor"(%34, %17) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%37 = "stablehlo.xor"(%36, %35) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%38 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%39 = "stablehlo.xor"(%28, %18) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%40 = "stablehlo.xor"(%39, %38) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%41 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%42 = "stablehlo.add"(%21, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%44 = "stablehlo.add"(%22, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<2xui32>) -> tensor<2xui64>
%46 = "stablehlo.multiply"(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%47 = "stablehlo.shift_right_logical"(%46, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%48 = "stablehlo.convert"(%46) : (tensor<2xui64>) -> tensor<2xui32>
%49 = "stablehlo.convert"(%47) : (tensor<2xui64>) -> tensor<2xui32>
%50 = "stablehlo.convert"(%40) : (tensor<2xui32>) -> tensor<2xui64>
%51 = "stablehlo.multiply"(%50, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%52 = "stablehlo.shift_right_logical"(%51, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%53 = "stablehlo.convert"(%51) : (tensor<2xui64>) -> tensor<2xui32>
%54 = "stablehlo.convert"(%52) : (tensor<2xui64>) -> tensor<2xui32>
%55 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%56 = "stablehlo.xor"(%54, %33) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%57 = "stablehlo.xor"(%56, %55) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%58 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%59 = "stablehlo.xor"(%49, %27) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%60 = "stablehlo.xor"(%59, %58) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%61 = "stablehlo.add"(%42, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.add"(%44, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.convert"(%57) : (tensor<2xui32>) -> tensor<2xui64>
%64 = "stablehlo.multiply"(%63, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%65 = "stablehlo.shift_right_logical"(%64, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%66 = "stablehlo.convert"(%64) : (tensor<2xui64>) -> tensor<2xui32>
%67 = "stablehlo.convert"(%65) : (tensor<2xui64>) -> tensor<2xui32>
%68 = "stablehlo.convert"(%60) : (tensor<2xui32>) -> tensor<2xui64>
%69 = "stablehlo.multiply"(%68, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%70 = "stablehlo.shift_right_logical"(%69, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%71 = "stablehlo.convert"(%69) : (tensor<2xui64>) -> tensor<2xui32>
%72 = "stablehlo.convert"(%70) : (tensor<2xui64>) -> tensor<2xui32>
%73 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%74 = "stablehlo.xor"(%72, %53) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%75 = "stablehlo.xor"(%74, %73) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%76 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%77 = "stablehlo.xor"(%67, %48) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%78 = "stablehlo.xor"(%77, %76) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%79 = "stablehlo.add"(%61, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.add"(%62, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.convert"(%75) : (tensor<2xui32>) -> tensor<2xui64>
%82 = "stablehlo.multiply"(%81, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%83 = "stablehlo.shift_right_logical"(%82, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%84 = "stablehlo.convert"(%82) : (tensor<2xui64>) -> tensor<2xui32>
%85 = "stablehlo.convert"(%83) : (tensor<2xui64>) -> tensor<2xui32>
%86 = "stablehlo.convert"(%78) : (tensor<2xui32>) -> tensor<2xui64>
%87 = "stablehlo.multiply"(%86, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%88 = "stablehlo.shift_right_logical"(%87, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%89 = "stablehlo.convert"(%87) : (tensor<2xui64>) -> tensor<2xui32>
%90 = "stablehlo.convert"(%88) : (tensor<2xui64>) -> tensor<2xui32>
%91 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%92 = "stablehlo.xor"(%90, %71) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%93 = "stablehlo.xor"(%92, %91) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%94 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%95 = "stablehlo.xor"(%85, %66) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%96 = "stablehlo.xor"(%95, %94) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%97 = "stablehlo.add"(%79, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%80, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.convert"(%93) : (tensor<2xui32>) -> tensor<2xui64>
%100 = "stablehlo.multiply"(%99, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%101 = "stablehlo.shift_right_logical"(%100, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%102 = "stablehlo.convert"(%100) : (tensor<2xui64>) -> tensor<2xui32>
%103 = "stablehlo.convert"(%101) : (tensor<2xui64>) -> tensor<2xui32>
%104 = "stablehlo.convert"(%96) : (tensor<2xui32>) -> tensor<2xui64>
%105 = "stablehlo.multiply"(%104, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%106 = "stablehlo.shift_right_logical"(%105, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%107 = "stablehlo.convert"(%105) : (tensor<2xui64>) -> tensor<2xui32>
%108 = "stablehlo.convert"(%106) : (tensor<2xui64>) -> tensor<2xui32>
%109 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%110 = "stablehlo.xor"(%108, %89) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%111 = "stablehlo.xor"(%110, %109) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%112 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%113 = "stablehlo.xor"(%103, %84) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%114 = "stablehlo.xor"(%113, %112) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%115 = "stablehlo.add"(%97, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%98, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%111) : (tensor<2xui32>) -> tensor<2xui64>
%118 = "stablehlo.multiply"(%117, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%119 = "stablehlo.shift_right_logical"(%118, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%120 = "stablehlo.convert"(%118) : (tensor<2xui64>) -> tensor<2xui32>
%121 = "stablehlo.convert"(%119) : (tensor<2xui64>) -> tensor<2xui32>
%122 = "stablehlo.convert"(%114) : (tensor<2xui32>) -> tensor<2xui64>
%123 = "stablehlo.multiply"(%122, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%124 = "stablehlo.shift_right_logical"(%123, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%125 = "stablehlo.convert"(%123) : (tensor<2xui64>) -> tensor<2xui32>
%126 = "stablehlo.convert"(%124) : (tensor<2xui64>) -> tensor<2xui32>
%127 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%128 = "stablehlo.xor"(%126, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%129 = "stablehlo.xor"(%128, %127) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%130 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%131 = "stablehlo.xor"(%121, %102) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%132 = "stablehlo.xor"(%131, %130) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%133 = "stablehlo.add"(%115, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.add"(%116, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.convert"(%129) : (tensor<2xui32>) -> tensor<2xui64>
%136 = "stablehlo.multiply"(%135, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%137 = "stablehlo.shift_right_logical"(%136, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%138 = "stablehlo.convert"(%136) : (tensor<2xui64>) -> tensor<2xui32>
%139 = "stablehlo.convert"(%137) : (tensor<2xui64>) -> tensor<2xui32>
%140 = "stablehlo.convert"(%132) : (tensor<2xui32>) -> tensor<2xui64>
%141 = "stablehlo.multiply"(%140, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%142 = "stablehlo.shift_right_logical"(%141, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%143 = "stablehlo.convert"(%141) : (tensor<2xui64>) -> tensor<2xui32>
%144 = "stablehlo.convert"(%142) : (tensor<2xui64>) -> tensor<2xui32>
%145 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%146 = "stablehlo.xor"(%144, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%147 = "stablehlo.xor"(%146, %145) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%148 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%149 = "stablehlo.xor"(%139, %120) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%150 = "stablehlo.xor"(%149, %148) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%151 = "stablehlo.add"(%133, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%134, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.convert"(%147) : (tensor<2xui32>) -> tensor<2xui64>
%154 = "stablehlo.multiply"(%153, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%155 = "stablehlo.shift_right_logical"(%154, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%156 = "stablehlo.convert"(%154) : (tensor<2xui64>) -> tensor<2xui32>
%157 = "stablehlo.convert"(%155) : (tensor<2xui64>) -> tensor<2xui32>
%158 = "stablehlo.convert"(%150) : (tensor<2xui32>) -> tensor<2xui64>
%159 = "stablehlo.multiply"(%158, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%160 = "stablehlo.shift_right_logical"(%159, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%161 = "stablehlo.convert"(%159) : (tensor<2xui64>) -> tensor<2xui32>
%162 = "stablehlo.convert"(%160) : (tensor<2xui64>) -> tensor<2xui32>
%163 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%164 = "stablehlo.xor"(%162, %143) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%165 = "stablehlo.xor"(%164, %163) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%166 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%167 = "stablehlo.xor"(%157, %138) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%168 = "stablehlo.xor"(%167, %166) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%169 = "stablehlo.add"(%151, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%152, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.convert"(%165) : (tensor<2xui32>) -> tensor<2xui64>
%172 = "stablehlo.multiply"(%171, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%173 = "stablehlo.shift_right_logical"(%172, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%174 = "stablehlo.convert"(%172) : (tensor<2xui64>) -> tensor<2xui32>
%175 = "stablehlo.convert"(%173) : (tensor<2xui64>) -> tensor<2xui32>
%176 = "stablehlo.convert"(%168) : (tensor<2xui32>) -> tensor<2xui64>
%177 = "stablehlo.multiply"(%176, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%178 = "stablehlo.shift_right_logical"(%177, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%179 = "stablehlo.convert"(%177) : (tensor<2xui64>) -> tensor<2xui32>
%180 = "stablehlo.convert"(%178) : (tensor<2xui64>) -> tensor<2xui32>
%181 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%182 = "stablehlo.xor"(%180, %161) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%183 = "stablehlo.xor"(%182, %181) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%184 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%185 = "stablehlo.xor"(%175, %156) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%186 = "stablehlo.xor"(%185, %184) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%187 = "stablehlo.add"(%169, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.add"(%170, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%183) : (tensor<2xui32>) -> tensor<2xui64>
%190 = "stablehlo.multiply"(%189, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%191 = "stablehlo.shift_right_logical"(%190, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%192 = "stablehlo.convert"(%190) : (tensor<2xui64>) -> tensor<2xui32>
%193 = "stablehlo.convert"(%191) : (tensor<2xui64>) -> tensor<2xui32>
%194 = "stablehlo.convert"(%186) : (tensor<2xui32>) -> tensor<2xui64>
%195 = "stablehlo.multiply"(%194, %30) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%196 = "stablehlo.shift_right_logical"(%195, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%197 = "stablehlo.convert"(%195) : (tensor<2xui64>) -> tensor<2xui32>
%198 = "stablehlo.convert"(%196) : (tensor<2xui64>) -> tensor<2xui32>
%199 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%200 = "stablehlo.xor"(%198, %179) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%201 = "stablehlo.xor"(%200, %199) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%202 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%203 = "stablehlo.xor"(%193, %174) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%204 = "stablehlo.xor"(%203, %202) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%205 = "stablehlo.convert"(%201) : (tensor<2xui32>) -> tensor<2xf32>
%206 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%207 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
%208 = "stablehlo.multiply"(%205, %207) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%209 = "stablehlo.add"(%208, %206) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%210 = "stablehlo.constant"() <{value = dense<0xC0000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%211 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
%212 = "stablehlo.minimum"(%209, %211) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%213 = "stablehlo.log"(%212) : (tensor<2xf32>) -> tensor<2xf32>
%214 = "stablehlo.multiply"(%213, %210) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%215 = "stablehlo.sqrt"(%214) : (tensor<2xf32>) -> tensor<2xf32>
%216 = "stablehlo.constant"() <{value = dense<8> : tensor<2xui32>}> : () -> tensor<2xui32>
%217 = "stablehlo.shift_right_logical"(%197, %216) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%218 = "stablehlo.convert"(%217) : (tensor<2xui32>) -> tensor<2xi32>
%219 = "stablehlo.convert"(%218) : (tensor<2xi32>) -> tensor<2xf32>
%220 = "stablehlo.constant"() <{value = dense<0x34C90FDB> : tensor<2xf32>}> : () -> tensor<2xf32>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.cosine"(%221) : (tensor<2xf32>) -> tensor<2xf32>
%223 = "stablehlo.multiply"(%215, %222) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%224 = "stablehlo.sine"(%221) : (tensor<2xf32>) -> tensor<2xf32>
%225 = "stablehlo.multiply"(%215, %224) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%226 = "stablehlo.convert"(%204) : (tensor<2xui32>) -> tensor<2xf32>
%227 = "stablehlo.multiply"(%226, %207) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%228 = "stablehlo.add"(%227, %206) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%229 = "stablehlo.minimum"(%228, %211) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%230 = "stablehlo.log"(%229) : (tensor<2xf32>) -> tensor<2xf32>
%231 = "stablehlo.multiply"(%230, %210) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%232 = "stablehlo.sqrt"(%231) : (tensor<2xf32>) -> tensor<2xf32>
%233 = "stablehlo.shift_right_logical"(%192, %216) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%234 = "stablehlo.convert"(%233) : (tensor<2xui32>) -> tensor<2xi32>
%235 = "stablehlo.convert"(%234) : (tensor<2xi32>) -> tensor<2xf32>
%236 = "stablehlo.multiply"(%235, %220) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%237 = "stablehlo.cosine"(%236) : (tensor<2xf32>) -> tensor<2xf32>
%238 = "stablehlo.multiply"(%232, %237) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%239 = "stablehlo.sine"(%236) : (tensor<2xf32>) -> tensor<2xf32>
%240 = "stablehlo.multiply"(%232, %239) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%241 = "stablehlo.concatenate"(%223, %225, %238, %240) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<8xf32>
%242 = "stablehlo.slice"(%241) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<6xf32>
%243 = "stablehlo.reshape"(%242) : (tensor<6xf32>) -> tensor<2x3xf32>
%244 = "stablehlo.multiply"(%243, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%245 = "stablehlo.add"(%244, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%246 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%247 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%248 = "stablehlo.select"(%7, %247, %246) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%245, %248) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
