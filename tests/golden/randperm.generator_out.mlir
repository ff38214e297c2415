"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<i32>, tensor<i32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<ui64>, %4: tensor<ui64>):
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
%6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xui64>
%7 = "stablehlo.add"(%6, %5) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%8 = "stablehlo.constant"() <{value = dense<32> : tensor<1xui64>}> : () -> tensor<1xui64>
%9 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%10 = "stablehlo.convert"(%7) : (tensor<1xui64>) -> tensor<1xui32>
%11 = "stablehlo.convert"(%9) : (tensor<1xui64>) -> tensor<1xui32>
%12 = "stablehlo.constant"() <{value = dense<1> : tensor<1xui32>}> : () -> tensor<1xui32>
%13 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui32>}> : () -> tensor<1xui32>
%14 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%3, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%10) : (tensor<1xui32>) -> tensor<1xui64>
%19 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1xui64>}> : () -> tensor<1xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%21 = "stablehlo.shift_right_logical"(%20, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%22 = "stablehlo.convert"(%20) : (tensor<1xui64>) -> tensor<1xui32>
%23 = "stablehlo.convert"(%21) : (tensor<1xui64>) -> tensor<1xui32>
%24 = "stablehlo.convert"(%12) : (tensor<1xui32>) -> tensor<1xui64>
%25 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1xui64>}> : () -> tensor<1xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%27 = "stablehlo.shift_right_logical"(%26, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%28 = "stablehlo.convert"(%26) : (tensor<1xui64>) -> tensor<1xui32>
%29 = "stablehlo.convert"(%27) : (tensor<1xui64>) -> tensor<1xui32>
%30 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%31 = "stablehlo.xor"(%29, %11) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%32 = "stablehlo.xor"(%31, %30) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%33 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%34 = "stablehlo.xor"(%23, %13) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%35 = "stablehlo.xor"(%34, %33) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%36 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%37 = "stablehlo.add"(%16, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%39 = "stablehlo.add"(%17, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.convert"(%32) : (tensor<1xui32>) -> tensor<1xui64>
%41 = "stablehlo.multiply"(%40, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%42 = "stablehlo.shift_right_logical"(%41, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%43 = "stablehlo.convert"(%41) : (tensor<1xui64>) -> tensor<1xui32>
%44 = "stablehlo.convert"(%42) : (tensor<1xui64>) -> tensor<1xui32>
%45 = "stablehlo.convert"(%35) : (tensor<1xui32>) -> tensor<1xui64>
%46 = "stablehlo.multiply"(%45, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%47 = "stablehlo.shift_right_logical"(%46, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%48 = "stablehlo.convert"(%46) : (tensor<1xui64>) -> tensor<1xui32>
%49 = "stablehlo.convert"(%47) : (tensor<1xui64>) -> tensor<1xui32>
%50 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%51 = "stablehlo.xor"(%49, %28) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%52 = "stablehlo.xor"(%51, %50) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%53 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%54 = "stablehlo.xor"(%44, %22) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%55 = "stablehlo.xor"(%54, %53) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%56 = "stablehlo.add"(%37, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.add"(%39, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.convert"(%52) : (tensor<1xui32>) -> tensor<1xui64>
%59 = "stablehlo.multiply"(%58, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%60 = "stablehlo.shift_right_logical"(%59, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%61 = "stablehlo.convert"(%59) : (tensor<1xui64>) -> tensor<1xui32>
%62 = "stablehlo.convert"(%60) : (tensor<1xui64>) -> tensor<1xui32>
%63 = "stablehlo.convert"(%55) : (tensor<1xui32>) -> tensor<1xui64>
%64 = "stablehlo.multiply"(%63, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%65 = "stablehlo.shift_right_logical"(%64, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%66 = "stablehlo.convert"(%64) : (tensor<1xui64>) -> tensor<1xui32>
%67 = "stablehlo.convert"(%65) : (tensor<1xui64>) -> tensor<1xui32>
%68 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%69 = "stablehlo.xor"(%67, %48) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%70 = "stablehlo.xor"(%69, %68) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%71 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%72 = "stablehlo.xor"(%62, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%73 = "stablehlo.xor"(%72, %71) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%74 = "stablehlo.add"(%56, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%57, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.convert"(%70) : (tensor<1xui32>) -> tensor<1xui64>
%77 = "stablehlo.multiply"(%76, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%78 = "stablehlo.shift_right_logical"(%77, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%79 = "stablehlo.convert"(%77) : (tensor<1xui64>) -> tensor<1xui32>
%80 = "stablehlo.convert"(%78) : (tensor<1xui64>) -> tensor<1xui32>
%81 = "stablehlo.convert"(%73) : (tensor<1xui32>) -> tensor<1xui64>
%82 = "stablehlo.multiply"(%81, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%83 = "stablehlo.shift_right_logical"(%82, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%84 = "stablehlo.convert"(%82) : (tensor<1xui64>) -> tensor<1xui32>
%85 = "stablehlo.convert"(%83) : (tensor<1xui64>) -> tensor<1xui32>
%86 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%87 = "stablehlo.xor"(%85, %66) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%88 = "stablehlo.xor"(%87, %86) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%89 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%90 = "stablehlo.xor"(%80, %61) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%91 = "stablehlo.xor"(%90, %89) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%92 = "stablehlo.add"(%74, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%75, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%88) : (tensor<1xui32>) -> tensor<1xui64>
%95 = "stablehlo.multiply"(%94, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%96 = "stablehlo.shift_right_logical"(%95, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%97 = "stablehlo.convert"(%95) : (tensor<1xui64>) -> tensor<1xui32>
%98 = "stablehlo.convert"(%96) : (tensor<1xui64>) -> tensor<1xui32>
%99 = "stablehlo.convert"(%91) : (tensor<1xui32>) -> tensor<1xui64>
%100 = "stablehlo.multiply"(%99, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%101 = "stablehlo.shift_right_logical"(%100, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%102 = "stablehlo.convert"(%100) : (tensor<1xui64>) -> tensor<1xui32>
%103 = "stablehlo.convert"(%101) : (tensor<1xui64>) -> tensor<1xui32>
%104 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%105 = "stablehlo.xor"(%103, %84) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%106 = "stablehlo.xor"(%105, %104) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%107 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%108 = "stablehlo.xor"(%98, %79) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%109 = "stablehlo.xor"(%108, %107) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%110 = "stablehlo.add"(%92, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%93, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.convert"(%106) : (tensor<1xui32>) -> tensor<1xui64>
%113 = "stablehlo.multiply"(%112, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%114 = "stablehlo.shift_right_logical"(%113, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%115 = "stablehlo.convert"(%113) : (tensor<1xui64>) -> tensor<1xui32>
%116 = "stablehlo.convert"(%114) : (tensor<1xui64>) -> tensor<1xui32>
%117 = "stablehlo.convert"(%109) : (tensor<1xui32>) -> tensor<1xui64>
%118 = "stablehlo.multiply"(%117, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%119 = "stablehlo.shift_right_logical"(%118, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%120 = "stablehlo.convert"(%118) : (tensor<1xui64>) -> tensor<1xui32>
%121 = "stablehlo.convert"(%119) : (tensor<1xui64>) -> tensor<1xui32>
%122 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%123 = "stablehlo.xor"(%121, %102) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%124 = "stablehlo.xor"(%123, %122) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%125 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%126 = "stablehlo.xor"(%116, %97) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%127 = "stablehlo.xor"(%126, %125) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%128 = "stablehlo.add"(%110, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%111, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.convert"(%124) : (tensor<1xui32>) -> tensor<1xui64>
%131 = "stablehlo.multiply"(%130, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%132 = "stablehlo.shift_right_logical"(%131, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%133 = "stablehlo.convert"(%131) : (tensor<1xui64>) -> tensor<1xui32>
%134 = "stablehlo.convert"(%132) : (tensor<1xui64>) -> tensor<1xui32>
%135 = "stablehlo.convert"(%127) : (tensor<1xui32>) -> tensor<1xui64>
%136 = "stablehlo.multiply"(%135, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%137 = "stablehlo.shift_right_logical"(%136, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%138 = "stablehlo.convert"(%136) : (tensor<1xui64>) -> tensor<1xui32>
%139 = "stablehlo.convert"(%137) : (tensor<1xui64>) -> tensor<1xui32>
%140 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%141 = "stablehlo.xor"(%139, %120) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%142 = "stablehlo.xor"(%141, %140) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%143 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%144 = "stablehlo.xor"(%134, %115) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%145 = "stablehlo.xor"(%144, %143) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%146 = "stablehlo.add"(%128, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%129, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.convert"(%142) : (tensor<1xui32>) -> tensor<1xui64>
%149 = "stablehlo.multiply"(%148, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%150 = "stablehlo.shift_right_logical"(%149, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%151 = "stablehlo.convert"(%149) : (tensor<1xui64>) -> tensor<1xui32>
%152 = "stablehlo.convert"(%150) : (tensor<1xui64>) -> tensor<1xui32>
%153 = "stablehlo.convert"(%145) : (tensor<1xui32>) -> tensor<1xui64>
%154 = "stablehlo.multiply"(%153, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%155 = "stablehlo.shift_right_logical"(%154, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%156 = "stablehlo.convert"(%154) : (tensor<1xui64>) -> tensor<1xui32>
%157 = "stablehlo.convert"(%155) : (tensor<1xui64>) -> tensor<1xui32>
%158 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%159 = "stablehlo.xor"(%157, %138) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%160 = "stablehlo.xor"(%159, %158) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%161 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%162 = "stablehlo.xor"(%152, %133) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%163 = "stablehlo.xor"(%162, %161) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%164 = "stablehlo.add"(%146, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.add"(%147, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%160) : (tensor<1xui32>) -> tensor<1xui64>
%167 = "stablehlo.multiply"(%166, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%168 = "stablehlo.shift_right_logical"(%167, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%169 = "stablehlo.convert"(%167) : (tensor<1xui64>) -> tensor<1xui32>
%170 = "stablehlo.convert"(%168) : (tensor<1xui64>) -> tensor<1xui32>
%171 = "stablehlo.convert"(%163) : (tensor<1xui32>) -> tensor<1xui64>
%172 = "stablehlo.multiply"(%171, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%173 = "stablehlo.shift_right_logical"(%172, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%174 = "stablehlo.convert"(%172) : (tensor<1xui64>) -> tensor<1xui32>
%175 = "stablehlo.convert"(%173) : (tensor<1xui64>) -> tensor<1xui32>
%176 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%177 = "stablehlo.xor"(%175, %156) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%178 = "stablehlo.xor"(%177, %176) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%179 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%180 = "stablehlo.xor"(%170, %151) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%181 = "stablehlo.xor"(%180, %179) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%182 = "stablehlo.add"(%164, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.add"(%165, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.convert"(%178) : (tensor<1xui32>) -> tensor<1xui64>
%185 = "stablehlo.multiply"(%184, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%186 = "stablehlo.shift_right_logical"(%185, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%187 = "stablehlo.convert"(%185) : (tensor<1xui64>) -> tensor<1xui32>
%188 = "stablehlo.convert"(%186) : (tensor<1xui64>) -> tensor<1xui32>
%189 = "stablehlo.convert"(%181) : (tensor<1xui32>) -> tensor<1xui64>
%190 = "stablehlo.multiply"(%189, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%191 = "stablehlo.shift_right_logical"(%190, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%192 = "stablehlo.convert"(%190) : (tensor<1xui64>) -> tensor<1xui32>
%193 = "stablehlo.convert"(%191) : (tensor<1xui64>) -> tensor<1xui32>
%194 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%195 = "stablehlo.xor"(%193, %174) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%196 = "stablehlo.xor"(%195, %194) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%197 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%198 = "stablehlo.xor"(%188, %169) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%199 = "stablehlo.xor"(%198, %197) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%200 = "stablehlo.concatenate"(%196, %192, %199, %187) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>) -> tensor<4xui32>
%201 = "stablehlo.slice"(%200) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<2xui32>
%202 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
%203 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xui64>
%204 = "stablehlo.add"(%203, %202) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%205 = "stablehlo.shift_right_logical"(%204, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%206 = "stablehlo.convert"(%204) : (tensor<1xui64>) -> tensor<1xui32>
%207 = "stablehlo.convert"(%205) : (tensor<1xui64>) -> tensor<1xui32>
%208 = "stablehlo.shift_right_logical"(%3, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%209 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%210 = "stablehlo.convert"(%208) : (tensor<ui64>) -> tensor<ui32>
%211 = "stablehlo.convert"(%206) : (tensor<1xui32>) -> tensor<1xui64>
%212 = "stablehlo.multiply"(%211, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%213 = "stablehlo.shift_right_logical"(%212, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%214 = "stablehlo.convert"(%212) : (tensor<1xui64>) -> tensor<1xui32>
%215 = "stablehlo.convert"(%213) : (tensor<1xui64>) -> tensor<1xui32>
%216 = "stablehlo.convert"(%13) : (tensor<1xui32>) -> tensor<1xui64>
%217 = "stablehlo.multiply"(%216, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%218 = "stablehlo.shift_right_logical"(%217, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%219 = "stablehlo.convert"(%217) : (tensor<1xui64>) -> tensor<1xui32>
%220 = "stablehlo.convert"(%218) : (tensor<1xui64>) -> tensor<1xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%222 = "stablehlo.xor"(%220, %207) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%223 = "stablehlo.xor"(%222, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%224 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%225 = "stablehlo.xor"(%215, %13) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%226 = "stablehlo.xor"(%225, %224) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.add"(%209, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.add"(%210, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.convert"(%223) : (tensor<1xui32>) -> tensor<1xui64>
%230 = "stablehlo.multiply"(%229, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%231 = "stablehlo.shift_right_logical"(%230, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%232 = "stablehlo.convert"(%230) : (tensor<1xui64>) -> tensor<1xui32>
%233 = "stablehlo.convert"(%231) : (tensor<1xui64>) -> tensor<1xui32>
%234 = "stablehlo.convert"(%226) : (tensor<1xui32>) -> tensor<1xui64>
%235 = "stablehlo.multiply"(%234, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%236 = "stablehlo.shift_right_logical"(%235, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%237 = "stablehlo.convert"(%235) : (tensor<1xui64>) -> tensor<1xui32>
%238 = "stablehlo.convert"(%236) : (tensor<1xui64>) -> tensor<1xui32>
%239 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%240 = "stablehlo.xor"(%238, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%241 = "stablehlo.xor"(%240, %239) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%243 = "stablehlo.xor"(%233, %214) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.xor"(%243, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.add"(%227, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%246 = "stablehlo.add"(%228, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%247 = "stablehlo.convert"(%241) : (tensor<1xui32>) -> tensor<1xui64>
%248 = "stablehlo.multiply"(%247, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%249 = "stablehlo.shift_right_logical"(%248, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%250 = "stablehlo.convert"(%248) : (tensor<1xui64>) -> tensor<1xui32>
%251 = "stablehlo.convert"(%249) : (tensor<1xui64>) -> tensor<1xui32>
%252 = "stablehlo.convert"(%244) : (tensor<1xui32>) -> tensor<1xui64>
%253 = "stablehlo.multiply"(%252, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%254 = "stablehlo.shift_right_logical"(%253, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%255 = "stablehlo.convert"(%253) : (tensor<1xui64>) -> tensor<1xui32>
%256 = "stablehlo.convert"(%254) : (tensor<1xui64>) -> tensor<1xui32>
%257 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%256, %237) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.xor"(%258, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%261 = "stablehlo.xor"(%251, %232) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.xor"(%261, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.add"(%245, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.add"(%246, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.convert"(%259) : (tensor<1xui32>) -> tensor<1xui64>
%266 = "stablehlo.multiply"(%265, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%267 = "stablehlo.shift_right_logical"(%266, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%268 = "stablehlo.convert"(%266) : (tensor<1xui64>) -> tensor<1xui32>
%269 = "stablehlo.convert"(%267) : (tensor<1xui64>) -> tensor<1xui32>
%270 = "stablehlo.convert"(%262) : (tensor<1xui32>) -> tensor<1xui64>
%271 = "stablehlo.multiply"(%270, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%272 = "stablehlo.shift_right_logical"(%271, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%273 = "stablehlo.convert"(%271) : (tensor<1xui64>) -> tensor<1xui32>
%274 = "stablehlo.convert"(%272) : (tensor<1xui64>) -> tensor<1xui32>
%275 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%276 = "stablehlo.xor"(%274, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.xor"(%276, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%279 = "stablehlo.xor"(%269, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.xor"(%279, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.add"(%263, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%282 = "stablehlo.add"(%264, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%283 = "stablehlo.convert"(%277) : (tensor<1xui32>) -> tensor<1xui64>
%284 = "stablehlo.multiply"(%283, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%285 = "stablehlo.shift_right_logical"(%284, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%286 = "stablehlo.convert"(%284) : (tensor<1xui64>) -> tensor<1xui32>
%287 = "stablehlo.convert"(%285) : (tensor<1xui64>) -> tensor<1xui32>
%288 = "stablehlo.convert"(%280) : (tensor<1xui32>) -> tensor<1xui64>
%289 = "stablehlo.multiply"(%288, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%290 = "stablehlo.shift_right_logical"(%289, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%291 = "stablehlo.convert"(%289) : (tensor<1xui64>) -> tensor<1xui32>
%292 = "stablehlo.convert"(%290) : (tensor<1xui64>) -> tensor<1xui32>
%293 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%294 = "stablehlo.xor"(%292, %273) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.xor"(%294, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%297 = "stablehlo.xor"(%287, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.xor"(%297, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.add"(%281, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%300 = "stablehlo.add"(%282, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%301 = "stablehlo.convert"(%295) : (tensor<1xui32>) -> tensor<1xui64>
%302 = "stablehlo.multiply"(%301, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%303 = "stablehlo.shift_right_logical"(%302, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%304 = "stablehlo.convert"(%302) : (tensor<1xui64>) -> tensor<1xui32>
%305 = "stablehlo.convert"(%303) : (tensor<1xui64>) -> tensor<1xui32>
%306 = "stablehlo.convert"(%298) : (tensor<1xui32>) -> tensor<1xui64>
%307 = "stablehlo.multiply"(%306, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%308 = "stablehlo.shift_right_logical"(%307, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%309 = "stablehlo.convert"(%307) : (tensor<1xui64>) -> tensor<1xui32>
%310 = "stablehlo.convert"(%308) : (tensor<1xui64>) -> tensor<1xui32>
%311 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%312 = "stablehlo.xor"(%310, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.xor"(%312, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%315 = "stablehlo.xor"(%305, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.xor"(%315, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.add"(%299, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%318 = "stablehlo.add"(%300, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%319 = "stablehlo.convert"(%313) : (tensor<1xui32>) -> tensor<1xui64>
%320 = "stablehlo.multiply"(%319, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%321 = "stablehlo.shift_right_logical"(%320, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%322 = "stablehlo.convert"(%320) : (tensor<1xui64>) -> tensor<1xui32>
%323 = "stablehlo.convert"(%321) : (tensor<1xui64>) -> tensor<1xui32>
%324 = "stablehlo.convert"(%316) : (tensor<1xui32>) -> tensor<1xui64>
%325 = "stablehlo.multiply"(%324, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%326 = "stablehlo.shift_right_logical"(%325, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%327 = "stablehlo.convert"(%325) : (tensor<1xui64>) -> tensor<1xui32>
%328 = "stablehlo.convert"(%326) : (tensor<1xui64>) -> tensor<1xui32>
%329 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%330 = "stablehlo.xor"(%328, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.xor"(%330, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%333 = "stablehlo.xor"(%323, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.xor"(%333, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.add"(%317, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%336 = "stablehlo.add"(%318, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.convert"(%331) : (tensor<1xui32>) -> tensor<1xui64>
%338 = "stablehlo.multiply"(%337, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%339 = "stablehlo.shift_right_logical"(%338, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%340 = "stablehlo.convert"(%338) : (tensor<1xui64>) -> tensor<1xui32>
%341 = "stablehlo.convert"(%339) : (tensor<1xui64>) -> tensor<1xui32>
%342 = "stablehlo.convert"(%334) : (tensor<1xui32>) -> tensor<1xui64>
%343 = "stablehlo.multiply"(%342, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%344 = "stablehlo.shift_right_logical"(%343, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%345 = "stablehlo.convert"(%343) : (tensor<1xui64>) -> tensor<1xui32>
%346 = "stablehlo.convert"(%344) : (tensor<1xui64>) -> tensor<1xui32>
%347 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%348 = "stablehlo.xor"(%346, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.xor"(%348, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%351 = "stablehlo.xor"(%341, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.xor"(%351, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.add"(%335, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%354 = "stablehlo.add"(%336, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%355 = "stablehlo.convert"(%349) : (tensor<1xui32>) -> tensor<1xui64>
%356 = "stablehlo.multiply"(%355, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%357 = "stablehlo.shift_right_logical"(%356, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%358 = "stablehlo.convert"(%356) : (tensor<1xui64>) -> tensor<1xui32>
%359 = "stablehlo.convert"(%357) : (tensor<1xui64>) -> tensor<1xui32>
%360 = "stablehlo.convert"(%352) : (tensor<1xui32>) -> tensor<1xui64>
%361 = "stablehlo.multiply"(%360, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%362 = "stablehlo.shift_right_logical"(%361, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%363 = "stablehlo.convert"(%361) : (tensor<1xui64>) -> tensor<1xui32>
%364 = "stablehlo.convert"(%362) : (tensor<1xui64>) -> tensor<1xui32>
%365 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%366 = "stablehlo.xor"(%364, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.xor"(%366, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%369 = "stablehlo.xor"(%359, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.xor"(%369, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.add"(%353, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%372 = "stablehlo.add"(%354, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%373 = "stablehlo.convert"(%367) : (tensor<1xui32>) -> tensor<1xui64>
%374 = "stablehlo.multiply"(%373, %19) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%375 = "stablehlo.shift_right_logical"(%374, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%376 = "stablehlo.convert"(%374) : (tensor<1xui64>) -> tensor<1xui32>
%377 = "stablehlo.convert"(%375) : (tensor<1xui64>) -> tensor<1xui32>
%378 = "stablehlo.convert"(%370) : (tensor<1xui32>) -> tensor<1xui64>
%379 = "stablehlo.multiply"(%378, %25) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%380 = "stablehlo.shift_right_logical"(%379, %8) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%381 = "stablehlo.convert"(%379) : (tensor<1xui64>) -> tensor<1xui32>
%382 = "stablehlo.convert"(%380) : (tensor<1xui64>) -> tensor<1xui32>
%383 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%384 = "stablehlo.xor"(%382, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.xor"(%384, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.broadcast_in_dim"(%372) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
%387 = "stablehlo.xor"(%377, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.xor"(%387, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.concatenate"(%385, %381, %388, %376) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>) -> tensor<4xui32>
%390 = "stablehlo.slice"(%389) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<2xui32>
%391 = "stablehlo.convert"(%390) : (tensor<2xui32>) -> tensor<2xui64>
%392 = "stablehlo.convert"(%201) : (tensor<2xui32>) -> tensor<2xui64>
%393 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%394 = "stablehlo.shift_left"(%391, %393) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%395 = "stablehlo.or"(%394, %392) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%396 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
%397, %398 = "stablehlo.sort"(%395, %396) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%399: tensor<ui64>, %400: tensor<ui64>, %401: tensor<i64>, %402: tensor<i64>):
%403 = "stablehlo.compare"(%399, %400) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%403) : (tensor<i1>) -> ()
}) : (tensor<2xui64>, tensor<2xi64>) -> (tensor<2xui64>, tensor<2xi64>)
%404 = "stablehlo.convert"(%398) : (tensor<2xi64>) -> tensor<2xf32>
%405 = "stablehlo.reshape"(%404) : (tensor<2xf32>) -> tensor<1x2xf32>
%406 = "stablehlo.dynamic_update_slice"(%0, %405, %1, %2) : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
"func.return"(%406) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
