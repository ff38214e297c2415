"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>, tensor<i32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>, %2: tensor<ui64>, %3: tensor<ui64>):
%4 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%6 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.compare"(%1, %6) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.and"(%7, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%9 = "stablehlo.not"(%8) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.or"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%17 = "stablehlo.add"(%16, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%18 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%19 = "stablehlo.shift_right_logical"(%17, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%20 = "stablehlo.convert"(%17) : (tensor<2xui64>) -> tensor<2xui32>
%21 = "stablehlo.convert"(%19) : (tensor<2xui64>) -> tensor<2xui32>
%22 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%23 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%2, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%2) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.convert"(%20) : (tensor<2xui32>) -> tensor<2xui64>
%28 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%30 = "stablehlo.shift_right_logical"(%29, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%31 = "stablehlo.convert"(%29) : (tensor<2xui64>) -> tensor<2xui32>
%32 = "stablehlo.convert"(%30) : (tensor<2xui64>) -> tensor<2xui32>
%33 = "stablehlo.convert"(%22) : (tensor<2xui32>) -> tensor<2xui64>
%34 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%36 = "stablehlo.shift_right_logical"(%35, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%37 = "stablehlo.convert"(%35) : (tensor<2xui64>) -> tensor<2xui32>
%38 = "stablehlo.convert"(%36) : (tensor<2xui64>) -> tensor<2xui32>
%39 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%40 = "stablehlo.xor"(%38, %21) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%41 = "stablehlo.xor"(%40, %39) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%42 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%43 = "stablehlo.xor"(%32, %22) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%44 = "stablehlo.xor"(%43, %42) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%45 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%46 = "stablehlo.add"(%25, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%48 = "stablehlo.add"(%26, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.convert"(%41) : (tensor<2xui32>) -> tensor<2xui64>
%50 = "stablehlo.multiply"(%49, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%51 = "stablehlo.shift_right_logical"(%50, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%52 = "stablehlo.convert"(%50) : (tensor<2xui64>) -> tensor<2xui32>
%53 = "stablehlo.convert"(%51) : (tensor<2xui64>) -> tensor<2xui32>
%54 = "stablehlo.convert"(%44) : (tensor<2xui32>) -> tensor<2xui64>
%55 = "stablehlo.multiply"(%54, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%56 = "stablehlo.shift_right_logical"(%55, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%57 = "stablehlo.convert"(%55) : (tensor<2xui64>) -> tensor<2xui32>
%58 = "stablehlo.convert"(%56) : (tensor<2xui64>) -> tensor<2xui32>
%59 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%60 = "stablehlo.xor"(%58, %37) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%61 = "stablehlo.xor"(%60, %59) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%62 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%63 = "stablehlo.xor"(%53, %31) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%64 = "stablehlo.xor"(%63, %62) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%65 = "stablehlo.add"(%46, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.add"(%48, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.convert"(%61) : (tensor<2xui32>) -> tensor<2xui64>
%68 = "stablehlo.multiply"(%67, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%69 = "stablehlo.shift_right_logical"(%68, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%70 = "stablehlo.convert"(%68) : (tensor<2xui64>) -> tensor<2xui32>
%71 = "stablehlo.convert"(%69) : (tensor<2xui64>) -> tensor<2xui32>
%72 = "stablehlo.convert"(%64) : (tensor<2xui32>) -> tensor<2xui64>
%73 = "stablehlo.multiply"(%72, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%74 = "stablehlo.shift_right_logical"(%73, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%75 = "stablehlo.convert"(%73) : (tensor<2xui64>) -> tensor<2xui32>
%76 = "stablehlo.convert"(%74) : (tensor<2xui64>) -> tensor<2xui32>
%77 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%78 = "stablehlo.xor"(%76, %57) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%79 = "stablehlo.xor"(%78, %77) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%80 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%81 = "stablehlo.xor"(%71, %52) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%82 = "stablehlo.xor"(%81, %80) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%83 = "stablehlo.add"(%65, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%66, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.convert"(%79) : (tensor<2xui32>) -> tensor<2xui64>
%86 = "stablehlo.multiply"(%85, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%87 = "stablehlo.shift_right_logical"(%86, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%88 = "stablehlo.convert"(%86) : (tensor<2xui64>) -> tensor<2xui32>
%89 = "stablehlo.convert"(%87) : (tensor<2xui64>) -> tensor<2xui32>
%90 = "stablehlo.convert"(%82) : (tensor<2xui32>) -> tensor<2xui64>
%91 = "stablehlo.multiply"(%90, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%92 = "stablehlo.shift_right_logical"(%91, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%93 = "stablehlo.convert"(%91) : (tensor<2xui64>) -> tensor<2xui32>
%94 = "stablehlo.convert"(%92) : (tensor<2xui64>) -> tensor<2xui32>
%95 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%96 = "stablehlo.xor"(%94, %75) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%97 = "stablehlo.xor"(%96, %95) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%98 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%99 = "stablehlo.xor"(%89, %70) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%100 = "stablehlo.xor"(%99, %98) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%101 = "stablehlo.add"(%83, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.add"(%84, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.convert"(%97) : (tensor<2xui32>) -> tensor<2xui64>
%104 = "stablehlo.multiply"(%103, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%105 = "stablehlo.shift_right_logical"(%104, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%106 = "stablehlo.convert"(%104) : (tensor<2xui64>) -> tensor<2xui32>
%107 = "stablehlo.convert"(%105) : (tensor<2xui64>) -> tensor<2xui32>
%108 = "stablehlo.convert"(%100) : (tensor<2xui32>) -> tensor<2xui64>
%109 = "stablehlo.multiply"(%108, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%110 = "stablehlo.shift_right_logical"(%109, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%111 = "stablehlo.convert"(%109) : (tensor<2xui64>) -> tensor<2xui32>
%112 = "stablehlo.convert"(%110) : (tensor<2xui64>) -> tensor<2xui32>
%113 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%114 = "stablehlo.xor"(%112, %93) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%115 = "stablehlo.xor"(%114, %113) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%116 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%117 = "stablehlo.xor"(%107, %88) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%118 = "stablehlo.xor"(%117, %116) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%119 = "stablehlo.add"(%101, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%102, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.convert"(%115) : (tensor<2xui32>) -> tensor<2xui64>
%122 = "stablehlo.multiply"(%121, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%123 = "stablehlo.shift_right_logical"(%122, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%124 = "stablehlo.convert"(%122) : (tensor<2xui64>) -> tensor<2xui32>
%125 = "stablehlo.convert"(%123) : (tensor<2xui64>) -> tensor<2xui32>
%126 = "stablehlo.convert"(%118) : (tensor<2xui32>) -> tensor<2xui64>
%127 = "stablehlo.multiply"(%126, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%128 = "stablehlo.shift_right_logical"(%127, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%129 = "stablehlo.convert"(%127) : (tensor<2xui64>) -> tensor<2xui32>
%130 = "stablehlo.convert"(%128) : (tensor<2xui64>) -> tensor<2xui32>
%131 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%132 = "stablehlo.xor"(%130, %111) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%133 = "stablehlo.xor"(%132, %131) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%134 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%135 = "stablehlo.xor"(%125, %106) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%136 = "stablehlo.xor"(%135, %134) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%137 = "stablehlo.add"(%119, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%120, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.convert"(%133) : (tensor<2xui32>) -> tensor<2xui64>
%140 = "stablehlo.multiply"(%139, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%141 = "stablehlo.shift_right_logical"(%140, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%142 = "stablehlo.convert"(%140) : (tensor<2xui64>) -> tensor<2xui32>
%143 = "stablehlo.convert"(%141) : (tensor<2xui64>) -> tensor<2xui32>
%144 = "stablehlo.convert"(%136) : (tensor<2xui32>) -> tensor<2xui64>
%145 = "stablehlo.multiply"(%144, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%146 = "stablehlo.shift_right_logical"(%145, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%147 = "stablehlo.convert"(%145) : (tensor<2xui64>) -> tensor<2xui32>
%148 = "stablehlo.convert"(%146) : (tensor<2xui64>) -> tensor<2xui32>
%149 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%150 = "stablehlo.xor"(%148, %129) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%151 = "stablehlo.xor"(%150, %149) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%152 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%153 = "stablehlo.xor"(%143, %124) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%154 = "stablehlo.xor"(%153, %152) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%155 = "stablehlo.add"(%137, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.add"(%138, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.convert"(%151) : (tensor<2xui32>) -> tensor<2xui64>
%158 = "stablehlo.multiply"(%157, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%159 = "stablehlo.shift_right_logical"(%158, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%160 = "stablehlo.convert"(%158) : (tensor<2xui64>) -> tensor<2xui32>
%161 = "stablehlo.convert"(%159) : (tensor<2xui64>) -> tensor<2xui32>
%162 = "stablehlo.convert"(%154) : (tensor<2xui32>) -> tensor<2xui64>
%163 = "stablehlo.multiply"(%162, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%164 = "stablehlo.shift_right_logical"(%163, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%165 = "stablehlo.convert"(%163) : (tensor<2xui64>) -> tensor<2xui32>
%166 = "stablehlo.convert"(%164) : (tensor<2xui64>) -> tensor<2xui32>
%167 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%168 = "stablehlo.xor"(%166, %147) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%169 = "stablehlo.xor"(%168, %167) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%170 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%171 = "stablehlo.xor"(%161, %142) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%172 = "stablehlo.xor"(%171, %170) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%173 = "stablehlo.add"(%155, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.add"(%156, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.convert"(%169) : (tensor<2xui32>) -> tensor<2xui64>
%176 = "stablehlo.multiply"(%175, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%177 = "stablehlo.shift_right_logical"(%176, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%178 = "stablehlo.convert"(%176) : (tensor<2xui64>) -> tensor<2xui32>
%179 = "stablehlo.convert"(%177) : (tensor<2xui64>) -> tensor<2xui32>
%180 = "stablehlo.convert"(%172) : (tensor<2xui32>) -> tensor<2xui64>
%181 = "stablehlo.multiply"(%180, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%182 = "stablehlo.shift_right_logical"(%181, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%183 = "stablehlo.convert"(%181) : (tensor<2xui64>) -> tensor<2xui32>
%184 = "stablehlo.convert"(%182) : (tensor<2xui64>) -> tensor<2xui32>
%185 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%186 = "stablehlo.xor"(%184, %165) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%187 = "stablehlo.xor"(%186, %185) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%188 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%189 = "stablehlo.xor"(%179, %160) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%190 = "stablehlo.xor"(%189, %188) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%191 = "stablehlo.add"(%173, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.add"(%174, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.convert"(%187) : (tensor<2xui32>) -> tensor<2xui64>
%194 = "stablehlo.multiply"(%193, %28) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%195 = "stablehlo.shift_right_logical"(%194, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%196 = "stablehlo.convert"(%194) : (tensor<2xui64>) -> tensor<2xui32>
%197 = "stablehlo.convert"(%195) : (tensor<2xui64>) -> tensor<2xui32>
%198 = "stablehlo.convert"(%190) : (tensor<2xui32>) -> tensor<2xui64>
%199 = "stablehlo.multiply"(%198, %34) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%200 = "stablehlo.shift_right_logical"(%199, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%201 = "stablehlo.convert"(%199) : (tensor<2xui64>) -> tensor<2xui32>
%202 = "stablehlo.convert"(%200) : (tensor<2xui64>) -> tensor<2xui32>
%203 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%204 = "stablehlo.xor"(%202, %183) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%205 = "stablehlo.xor"(%204, %203) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%206 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%207 = "stablehlo.xor"(%197, %178) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%208 = "stablehlo.xor"(%207, %206) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%209 = "stablehlo.concatenate"(%205, %201, %208, %196) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%210 = "stablehlo.slice"(%209) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%211 = "stablehlo.reshape"(%210) : (tensor<6xui32>) -> tensor<2x3xui32>
%212 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
%214 = "stablehlo.convert"(%213) : (tensor<2x3xui32>) -> tensor<2x3xi32>
%215 = "stablehlo.convert"(%214) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%216 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%218 = "stablehlo.compare"(%217, %1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%219 = "stablehlo.convert"(%218) : (tensor<2x3xi1>) -> tensor<2x3xf32>
%220 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%221 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%222 = "stablehlo.select"(%11, %221, %220) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%219, %222) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
