"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%7 = "stablehlo.and"(%6, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.not"(%7) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.or"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%16 = "stablehlo.add"(%15, %14) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%17 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%18 = "stablehlo.shift_right_logical"(%16, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%19 = "stablehlo.convert"(%16) : (tensor<2xui64>) -> tensor<2xui32>
%20 = "stablehlo.convert"(%18) : (tensor<2xui64>) -> tensor<2xui32>
%21 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%22 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%23 = "stablehlo.shift_right_logical"(%1, %22) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%24 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%25 = "stablehlo.convert"(%23) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%19) : (tensor<2xui32>) -> tensor<2xui64>
%27 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%29 = "stablehlo.shift_right_logical"(%28, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%30 = "stablehlo.convert"(%28) : (tensor<2xui64>) -> tensor<2xui32>
%31 = "stablehlo.convert"(%29) : (tensor<2xui64>) -> tensor<2xui32>
%32 = "stablehlo.convert"(%21) : (tensor<2xui32>) -> tensor<2xui64>
%33 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%35 = "stablehlo.shift_right_logical"(%34, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%36 = "stablehlo.convert"(%34) : (tensor<2xui64>) -> tensor<2xui32>
%37 = "stablehlo.convert"(%35) : (tensor<2xui64>) -> tensor<2xui32>
%38 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%39 = "stablehlo.xor"(%37, %20) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%40 = "stablehlo.xor"(%39, %38) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%41 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%42 = "stablehlo.xor"(%31, %21) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%43 = "stablehlo.xor"(%42, %41) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%44 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%45 = "stablehlo.add"(%24, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%47 = "stablehlo.add"(%25, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.convert"(%40) : (tensor<2xui32>) -> tensor<2xui64>
%49 = "stablehlo.multiply"(%48, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%50 = "stablehlo.shift_right_logical"(%49, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%51 = "stablehlo.convert"(%49) : (tensor<2xui64>) -> tensor<2xui32>
%52 = "stablehlo.convert"(%50) : (tensor<2xui64>) -> tensor<2xui32>
%53 = "stablehlo.convert"(%43) : (tensor<2xui32>) -> tensor<2xui64>
%54 = "stablehlo.multiply"(%53, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%55 = "stablehlo.shift_right_logical"(%54, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%56 = "stablehlo.convert"(%54) : (tensor<2xui64>) -> tensor<2xui32>
%57 = "stablehlo.convert"(%55) : (tensor<2xui64>) -> tensor<2xui32>
%58 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%59 = "stablehlo.xor"(%57, %36) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%60 = "stablehlo.xor"(%59, %58) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%61 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%62 = "stablehlo.xor"(%52, %30) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%63 = "stablehlo.xor"(%62, %61) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%64 = "stablehlo.add"(%45, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.add"(%47, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%60) : (tensor<2xui32>) -> tensor<2xui64>
%67 = "stablehlo.multiply"(%66, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%68 = "stablehlo.shift_right_logical"(%67, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%69 = "stablehlo.convert"(%67) : (tensor<2xui64>) -> tensor<2xui32>
%70 = "stablehlo.convert"(%68) : (tensor<2xui64>) -> tensor<2xui32>
%71 = "stablehlo.convert"(%63) : (tensor<2xui32>) -> tensor<2xui64>
%72 = "stablehlo.multiply"(%71, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%73 = "stablehlo.shift_right_logical"(%72, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%74 = "stablehlo.convert"(%72) : (tensor<2xui64>) -> tensor<2xui32>
%75 = "stablehlo.convert"(%73) : (tensor<2xui64>) -> tensor<2xui32>
%76 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%77 = "stablehlo.xor"(%75, %56) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%78 = "stablehlo.xor"(%77, %76) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%79 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%80 = "stablehlo.xor"(%70, %51) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%81 = "stablehlo.xor"(%80, %79) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%82 = "stablehlo.add"(%64, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%65, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.convert"(%78) : (tensor<2xui32>) -> tensor<2xui64>
%85 = "stablehlo.multiply"(%84, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%86 = "stablehlo.shift_right_logical"(%85, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%87 = "stablehlo.convert"(%85) : (tensor<2xui64>) -> tensor<2xui32>
%88 = "stablehlo.convert"(%86) : (tensor<2xui64>) -> tensor<2xui32>
%89 = "stablehlo.convert"(%81) : (tensor<2xui32>) -> tensor<2xui64>
%90 = "stablehlo.multiply"(%89, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%91 = "stablehlo.shift_right_logical"(%90, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%92 = "stablehlo.convert"(%90) : (tensor<2xui64>) -> tensor<2xui32>
%93 = "stablehlo.convert"(%91) : (tensor<2xui64>) -> tensor<2xui32>
%94 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%95 = "stablehlo.xor"(%93, %74) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%96 = "stablehlo.xor"(%95, %94) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%97 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%98 = "stablehlo.xor"(%88, %69) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%99 = "stablehlo.xor"(%98, %97) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%100 = "stablehlo.add"(%82, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.add"(%83, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.convert"(%96) : (tensor<2xui32>) -> tensor<2xui64>
%103 = "stablehlo.multiply"(%102, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%104 = "stablehlo.shift_right_logical"(%103, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%105 = "stablehlo.convert"(%103) : (tensor<2xui64>) -> tensor<2xui32>
%106 = "stablehlo.convert"(%104) : (tensor<2xui64>) -> tensor<2xui32>
%107 = "stablehlo.convert"(%99) : (tensor<2xui32>) -> tensor<2xui64>
%108 = "stablehlo.multiply"(%107, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%109 = "stablehlo.shift_right_logical"(%108, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%110 = "stablehlo.convert"(%108) : (tensor<2xui64>) -> tensor<2xui32>
%111 = "stablehlo.convert"(%109) : (tensor<2xui64>) -> tensor<2xui32>
%112 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%113 = "stablehlo.xor"(%111, %92) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%114 = "stablehlo.xor"(%113, %112) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%115 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%116 = "stablehlo.xor"(%106, %87) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%117 = "stablehlo.xor"(%116, %115) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%118 = "stablehlo.add"(%100, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.add"(%101, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.convert"(%114) : (tensor<2xui32>) -> tensor<2xui64>
%121 = "stablehlo.multiply"(%120, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%122 = "stablehlo.shift_right_logical"(%121, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%123 = "stablehlo.convert"(%121) : (tensor<2xui64>) -> tensor<2xui32>
%124 = "stablehlo.convert"(%122) : (tensor<2xui64>) -> tensor<2xui32>
%125 = "stablehlo.convert"(%117) : (tensor<2xui32>) -> tensor<2xui64>
%126 = "stablehlo.multiply"(%125, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%127 = "stablehlo.shift_right_logical"(%126, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%128 = "stablehlo.convert"(%126) : (tensor<2xui64>) -> tensor<2xui32>
%129 = "stablehlo.convert"(%127) : (tensor<2xui64>) -> tensor<2xui32>
%130 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%131 = "stablehlo.xor"(%129, %110) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%132 = "stablehlo.xor"(%131, %130) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%133 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%134 = "stablehlo.xor"(%124, %105) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%135 = "stablehlo.xor"(%134, %133) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%136 = "stablehlo.add"(%118, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%119, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%132) : (tensor<2xui32>) -> tensor<2xui64>
%139 = "stablehlo.multiply"(%138, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%140 = "stablehlo.shift_right_logical"(%139, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%141 = "stablehlo.convert"(%139) : (tensor<2xui64>) -> tensor<2xui32>
%142 = "stablehlo.convert"(%140) : (tensor<2xui64>) -> tensor<2xui32>
%143 = "stablehlo.convert"(%135) : (tensor<2xui32>) -> tensor<2xui64>
%144 = "stablehlo.multiply"(%143, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%145 = "stablehlo.shift_right_logical"(%144, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%146 = "stablehlo.convert"(%144) : (tensor<2xui64>) -> tensor<2xui32>
%147 = "stablehlo.convert"(%145) : (tensor<2xui64>) -> tensor<2xui32>
%148 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%149 = "stablehlo.xor"(%147, %128) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%150 = "stablehlo.xor"(%149, %148) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%151 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%152 = "stablehlo.xor"(%142, %123) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%153 = "stablehlo.xor"(%152, %151) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%154 = "stablehlo.add"(%136, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.add"(%137, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.convert"(%150) : (tensor<2xui32>) -> tensor<2xui64>
%157 = "stablehlo.multiply"(%156, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%158 = "stablehlo.shift_right_logical"(%157, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%159 = "stablehlo.convert"(%157) : (tensor<2xui64>) -> tensor<2xui32>
%160 = "stablehlo.convert"(%158) : (tensor<2xui64>) -> tensor<2xui32>
%161 = "stablehlo.convert"(%153) : (tensor<2xui32>) -> tensor<2xui64>
%162 = "stablehlo.multiply"(%161, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%163 = "stablehlo.shift_right_logical"(%162, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%164 = "stablehlo.convert"(%162) : (tensor<2xui64>) -> tensor<2xui32>
%165 = "stablehlo.convert"(%163) : (tensor<2xui64>) -> tensor<2xui32>
%166 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%167 = "stablehlo.xor"(%165, %146) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%168 = "stablehlo.xor"(%167, %166) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%169 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%170 = "stablehlo.xor"(%160, %141) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%171 = "stablehlo.xor"(%170, %169) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%172 = "stablehlo.add"(%154, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.add"(%155, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.convert"(%168) : (tensor<2xui32>) -> tensor<2xui64>
%175 = "stablehlo.multiply"(%174, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%176 = "stablehlo.shift_right_logical"(%175, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%177 = "stablehlo.convert"(%175) : (tensor<2xui64>) -> tensor<2xui32>
%178 = "stablehlo.convert"(%176) : (tensor<2xui64>) -> tensor<2xui32>
%179 = "stablehlo.convert"(%171) : (tensor<2xui32>) -> tensor<2xui64>
%180 = "stablehlo.multiply"(%179, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%181 = "stablehlo.shift_right_logical"(%180, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%182 = "stablehlo.convert"(%180) : (tensor<2xui64>) -> tensor<2xui32>
%183 = "stablehlo.convert"(%181) : (tensor<2xui64>) -> tensor<2xui32>
%184 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%185 = "stablehlo.xor"(%183, %164) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%186 = "stablehlo.xor"(%185, %184) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%187 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%188 = "stablehlo.xor"(%178, %159) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%189 = "stablehlo.xor"(%188, %187) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%190 = "stablehlo.add"(%172, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.add"(%173, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.convert"(%186) : (tensor<2xui32>) -> tensor<2xui64>
%193 = "stablehlo.multiply"(%192, %27) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%194 = "stablehlo.shift_right_logical"(%193, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%195 = "stablehlo.convert"(%193) : (tensor<2xui64>) -> tensor<2xui32>
%196 = "stablehlo.convert"(%194) : (tensor<2xui64>) -> tensor<2xui32>
%197 = "stablehlo.convert"(%189) : (tensor<2xui32>) -> tensor<2xui64>
%198 = "stablehlo.multiply"(%197, %33) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%199 = "stablehlo.shift_right_logical"(%198, %17) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%200 = "stablehlo.convert"(%198) : (tensor<2xui64>) -> tensor<2xui32>
%201 = "stablehlo.convert"(%199) : (tensor<2xui64>) -> tensor<2xui32>
%202 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%203 = "stablehlo.xor"(%201, %182) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%204 = "stablehlo.xor"(%203, %202) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%205 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%206 = "stablehlo.xor"(%196, %177) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%207 = "stablehlo.xor"(%206, %205) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%208 = "stablehlo.concatenate"(%204, %200, %207, %195) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%209 = "stablehlo.slice"(%208) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%210 = "stablehlo.reshape"(%209) : (tensor<6xui32>) -> tensor<2x3xui32>
%211 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
%212 = "stablehlo.shift_right_logical"(%210, %211) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3xui32>) -> tensor<2x3xi32>
%214 = "stablehlo.convert"(%213) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%215 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%217 = "stablehlo.compare"(%216, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%218 = "stablehlo.convert"(%217) : (tensor<2x3xi1>) -> tensor<2x3xf32>
%219 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%220 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%221 = "stablehlo.select"(%10, %220, %219) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%218, %221) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
