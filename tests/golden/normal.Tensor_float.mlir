"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%4 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%8 = "stablehlo.add"(%7, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%9 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%10 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%11 = "stablehlo.convert"(%8) : (tensor<2xui64>) -> tensor<2xui32>
%12 = "stablehlo.convert"(%10) : (tensor<2xui64>) -> tensor<2xui32>
%13 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%14 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%1, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%11) : (tensor<2xui32>) -> tensor<2xui64>
%19 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%21 = "stablehlo.shift_right_logical"(%20, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%22 = "stablehlo.convert"(%20) : (tensor<2xui64>) -> tensor<2xui32>
%23 = "stablehlo.convert"(%21) : (tensor<2xui64>) -> tensor<2xui32>
%24 = "stablehlo.convert"(%13) : (tensor<2xui32>) -> tensor<2xui64>
%25 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%27 = "stablehlo.shift_right_logical"(%26, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%28 = "stablehlo.convert"(%26) : (tensor<2xui64>) -> tensor<2xui32>
%29 = "stablehlo.convert"(%27) : (tensor<2xui64>) -> tensor<2xui32>
%30 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%31 = "stablehlo.xor"(%29, %12) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%32 = "stablehlo.xor"(%31, %30) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%33 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%34 = "stablehlo.xor"(%23, %13) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%35 = "stablehlo.xor"(%34, %33) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%36 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%37 = "stablehlo.add"(%16, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%39 = "stablehlo.add"(%17, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.convert"(%32) : (tensor<2xui32>) -> tensor<2xui64>
%41 = "stablehlo.multiply"(%40, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%42 = "stablehlo.shift_right_logical"(%41, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%43 = "stablehlo.convert"(%41) : (tensor<2xui64>) -> tensor<2xui32>
%44 = "stablehlo.convert"(%42) : (tensor<2xui64>) -> tensor<2xui32>
%45 = "stablehlo.convert"(%35) : (tensor<2xui32>) -> tensor<2xui64>
%46 = "stablehlo.multiply"(%45, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%47 = "stablehlo.shift_right_logical"(%46, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%48 = "stablehlo.convert"(%46) : (tensor<2xui64>) -> tensor<2xui32>
%49 = "stablehlo.convert"(%47) : (tensor<2xui64>) -> tensor<2xui32>
%50 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%51 = "stablehlo.xor"(%49, %28) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%52 = "stablehlo.xor"(%51, %50) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%53 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%54 = "stablehlo.xor"(%44, %22) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%55 = "stablehlo.xor"(%54, %53) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%56 = "stablehlo.add"(%37, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.add"(%39, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.convert"(%52) : (tensor<2xui32>) -> tensor<2xui64>
%59 = "stablehlo.multiply"(%58, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%60 = "stablehlo.shift_right_logical"(%59, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%61 = "stablehlo.convert"(%59) : (tensor<2xui64>) -> tensor<2xui32>
%62 = "stablehlo.convert"(%60) : (tensor<2xui64>) -> tensor<2xui32>
%63 = "stablehlo.convert"(%55) : (tensor<2xui32>) -> tensor<2xui64>
%64 = "stablehlo.multiply"(%63, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%65 = "stablehlo.shift_right_logical"(%64, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%66 = "stablehlo.convert"(%64) : (tensor<2xui64>) -> tensor<2xui32>
%67 = "stablehlo.convert"(%65) : (tensor<2xui64>) -> tensor<2xui32>
%68 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%69 = "stablehlo.xor"(%67, %48) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%70 = "stablehlo.xor"(%69, %68) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%71 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%72 = "stablehlo.xor"(%62, %43) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%73 = "stablehlo.xor"(%72, %71) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%74 = "stablehlo.add"(%56, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%57, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.convert"(%70) : (tensor<2xui32>) -> tensor<2xui64>
%77 = "stablehlo.multiply"(%76, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%78 = "stablehlo.shift_right_logical"(%77, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%79 = "stablehlo.convert"(%77) : (tensor<2xui64>) -> tensor<2xui32>
%80 = "stablehlo.convert"(%78) : (tensor<2xui64>) -> tensor<2xui32>
%81 = "stablehlo.convert"(%73) : (tensor<2xui32>) -> tensor<2xui64>
%82 = "stablehlo.multiply"(%81, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%83 = "stablehlo.shift_right_logical"(%82, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%84 = "stablehlo.convert"(%82) : (tensor<2xui64>) -> tensor<2xui32>
%85 = "stablehlo.convert"(%83) : (tensor<2xui64>) -> tensor<2xui32>
%86 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%87 = "stablehlo.xor"(%85, %66) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%88 = "stablehlo.xor"(%87, %86) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%89 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%90 = "stablehlo.xor"(%80, %61) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%91 = "stablehlo.xor"(%90, %89) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%92 = "stablehlo.add"(%74, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%75, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%88) : (tensor<2xui32>) -> tensor<2xui64>
%95 = "stablehlo.multiply"(%94, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%96 = "stablehlo.shift_right_logical"(%95, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%97 = "stablehlo.convert"(%95) : (tensor<2xui64>) -> tensor<2xui32>
%98 = "stablehlo.convert"(%96) : (tensor<2xui64>) -> tensor<2xui32>
%99 = "stablehlo.convert"(%91) : (tensor<2xui32>) -> tensor<2xui64>
%100 = "stablehlo.multiply"(%99, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%101 = "stablehlo.shift_right_logical"(%100, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%102 = "stablehlo.convert"(%100) : (tensor<2xui64>) -> tensor<2xui32>
%103 = "stablehlo.convert"(%101) : (tensor<2xui64>) -> tensor<2xui32>
%104 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%105 = "stablehlo.xor"(%103, %84) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%106 = "stablehlo.xor"(%105, %104) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%107 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%108 = "stablehlo.xor"(%98, %79) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%109 = "stablehlo.xor"(%108, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%110 = "stablehlo.add"(%92, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%93, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.convert"(%106) : (tensor<2xui32>) -> tensor<2xui64>
%113 = "stablehlo.multiply"(%112, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%114 = "stablehlo.shift_right_logical"(%113, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%115 = "stablehlo.convert"(%113) : (tensor<2xui64>) -> tensor<2xui32>
%116 = "stablehlo.convert"(%114) : (tensor<2xui64>) -> tensor<2xui32>
%117 = "stablehlo.convert"(%109) : (tensor<2xui32>) -> tensor<2xui64>
%118 = "stablehlo.multiply"(%117, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%119 = "stablehlo.shift_right_logical"(%118, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%120 = "stablehlo.convert"(%118) : (tensor<2xui64>) -> tensor<2xui32>
%121 = "stablehlo.convert"(%119) : (tensor<2xui64>) -> tensor<2xui32>
%122 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%123 = "stablehlo.xor"(%121, %102) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%124 = "stablehlo.xor"(%123, %122) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%125 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%126 = "stablehlo.xor"(%116, %97) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%127 = "stablehlo.xor"(%126, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%128 = "stablehlo.add"(%110, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%111, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.convert"(%124) : (tensor<2xui32>) -> tensor<2xui64>
%131 = "stablehlo.multiply"(%130, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%132 = "stablehlo.shift_right_logical"(%131, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%133 = "stablehlo.convert"(%131) : (tensor<2xui64>) -> tensor<2xui32>
%134 = "stablehlo.convert"(%132) : (tensor<2xui64>) -> tensor<2xui32>
%135 = "stablehlo.convert"(%127) : (tensor<2xui32>) -> tensor<2xui64>
%136 = "stablehlo.multiply"(%135, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%137 = "stablehlo.shift_right_logical"(%136, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%138 = "stablehlo.convert"(%136) : (tensor<2xui64>) -> tensor<2xui32>
%139 = "stablehlo.convert"(%137) : (tensor<2xui64>) -> tensor<2xui32>
%140 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%141 = "stablehlo.xor"(%139, %120) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%142 = "stablehlo.xor"(%141, %140) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%143 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%144 = "stablehlo.xor"(%134, %115) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%145 = "stablehlo.xor"(%144, %143) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%146 = "stablehlo.add"(%128, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%129, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.convert"(%142) : (tensor<2xui32>) -> tensor<2xui64>
%149 = "stablehlo.multiply"(%148, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%150 = "stablehlo.shift_right_logical"(%149, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%151 = "stablehlo.convert"(%149) : (tensor<2xui64>) -> tensor<2xui32>
%152 = "stablehlo.convert"(%150) : (tensor<2xui64>) -> tensor<2xui32>
%153 = "stablehlo.convert"(%145) : (tensor<2xui32>) -> tensor<2xui64>
%154 = "stablehlo.multiply"(%153, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%155 = "stablehlo.shift_right_logical"(%154, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%156 = "stablehlo.convert"(%154) : (tensor<2xui64>) -> tensor<2xui32>
%157 = "stablehlo.convert"(%155) : (tensor<2xui64>) -> tensor<2xui32>
%158 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%159 = "stablehlo.xor"(%157, %138) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%160 = "stablehlo.xor"(%159, %158) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%161 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%162 = "stablehlo.xor"(%152, %133) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%163 = "stablehlo.xor"(%162, %161) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%164 = "stablehlo.add"(%146, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.add"(%147, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%160) : (tensor<2xui32>) -> tensor<2xui64>
%167 = "stablehlo.multiply"(%166, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%168 = "stablehlo.shift_right_logical"(%167, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%169 = "stablehlo.convert"(%167) : (tensor<2xui64>) -> tensor<2xui32>
%170 = "stablehlo.convert"(%168) : (tensor<2xui64>) -> tensor<2xui32>
%171 = "stablehlo.convert"(%163) : (tensor<2xui32>) -> tensor<2xui64>
%172 = "stablehlo.multiply"(%171, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%173 = "stablehlo.shift_right_logical"(%172, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%174 = "stablehlo.convert"(%172) : (tensor<2xui64>) -> tensor<2xui32>
%175 = "stablehlo.convert"(%173) : (tensor<2xui64>) -> tensor<2xui32>
%176 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%177 = "stablehlo.xor"(%175, %156) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%178 = "stablehlo.xor"(%177, %176) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%179 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%180 = "stablehlo.xor"(%170, %151) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%181 = "stablehlo.xor"(%180, %179) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%182 = "stablehlo.add"(%164, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.add"(%165, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.convert"(%178) : (tensor<2xui32>) -> tensor<2xui64>
%185 = "stablehlo.multiply"(%184, %19) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%186 = "stablehlo.shift_right_logical"(%185, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%187 = "stablehlo.convert"(%185) : (tensor<2xui64>) -> tensor<2xui32>
%188 = "stablehlo.convert"(%186) : (tensor<2xui64>) -> tensor<2xui32>
%189 = "stablehlo.convert"(%181) : (tensor<2xui32>) -> tensor<2xui64>
%190 = "stablehlo.multiply"(%189, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%191 = "stablehlo.shift_right_logical"(%190, %9) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%192 = "stablehlo.convert"(%190) : (tensor<2xui64>) -> tensor<2xui32>
%193 = "stablehlo.convert"(%191) : (tensor<2xui64>) -> tensor<2xui32>
%194 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%195 = "stablehlo.xor"(%193, %174) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%196 = "stablehlo.xor"(%195, %194) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%197 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%198 = "stablehlo.xor"(%188, %169) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%199 = "stablehlo.xor"(%198, %197) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%200 = "stablehlo.convert"(%196) : (tensor<2xui32>) -> tensor<2xf32>
%201 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%202 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
%203 = "stablehlo.multiply"(%200, %202) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%204 = "stablehlo.add"(%203, %201) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%205 = "stablehlo.constant"() <{value = dense<0xC0000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%206 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
%207 = "stablehlo.minimum"(%204, %206) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%208 = "stablehlo.log"(%207) : (tensor<2xf32>) -> tensor<2xf32>
%209 = "stablehlo.multiply"(%208, %205) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%210 = "stablehlo.sqrt"(%209) : (tensor<2xf32>) -> tensor<2xf32>
%211 = "stablehlo.constant"() <{value = dense<8> : tensor<2xui32>}> : () -> tensor<2xui32>
%212 = "stablehlo.shift_right_logical"(%192, %211) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%213 = "stablehlo.convert"(%212) : (tensor<2xui32>) -> tensor<2xi32>
%214 = "stablehlo.convert"(%213) : (tensor<2xi32>) -> tensor<2xf32>
%215 = "stablehlo.constant"() <{value = dense<0x34C90FDB> : tensor<2xf32>}> : () -> tensor<2xf32>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%217 = "stablehlo.cosine"(%216) : (tensor<2xf32>) -> tensor<2xf32>
%218 = "stablehlo.multiply"(%210, %217) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%219 = "stablehlo.sine"(%216) : (tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.multiply"(%210, %219) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%221 = "stablehlo.convert"(%199) : (tensor<2xui32>) -> tensor<2xf32>
%222 = "stablehlo.multiply"(%221, %202) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%223 = "stablehlo.add"(%222, %201) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%224 = "stablehlo.minimum"(%223, %206) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%225 = "stablehlo.log"(%224) : (tensor<2xf32>) -> tensor<2xf32>
%226 = "stablehlo.multiply"(%225, %205) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%227 = "stablehlo.sqrt"(%226) : (tensor<2xf32>) -> tensor<2xf32>
%228 = "stablehlo.shift_right_logical"(%187, %211) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%229 = "stablehlo.convert"(%228) : (tensor<2xui32>) -> tensor<2xi32>
%230 = "stablehlo.convert"(%229) : (tensor<2xi32>) -> tensor<2xf32>
%231 = "stablehlo.multiply"(%230, %215) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%232 = "stablehlo.cosine"(%231) : (tensor<2xf32>) -> tensor<2xf32>
%233 = "stablehlo.multiply"(%227, %232) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%234 = "stablehlo.sine"(%231) : (tensor<2xf32>) -> tensor<2xf32>
%235 = "stablehlo.multiply"(%227, %234) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%236 = "stablehlo.concatenate"(%218, %220, %233, %235) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<8xf32>
%237 = "stablehlo.slice"(%236) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<6xf32>
%238 = "stablehlo.reshape"(%237) : (tensor<6xf32>) -> tensor<2x3xf32>
%239 = "stablehlo.multiply"(%238, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%240 = "stablehlo.add"(%239, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%240) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
