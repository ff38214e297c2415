"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<0x3FE0000000000000> : tensor<f64>}> : () -> tensor<f64>
%4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%6 = "stablehlo.add"(%5, %4) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%7 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%9 = "stablehlo.convert"(%6) : (tensor<2xui64>) -> tensor<2xui32>
%10 = "stablehlo.convert"(%8) : (tensor<2xui64>) -> tensor<2xui32>
%11 = "stablehlo.constant"() <{value = dense<1> : tensor<2xui32>}> : () -> tensor<2xui32>
%12 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%13 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%1, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.convert"(%9) : (tensor<2xui32>) -> tensor<2xui64>
%18 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%20 = "stablehlo.shift_right_logical"(%19, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%21 = "stablehlo.convert"(%19) : (tensor<2xui64>) -> tensor<2xui32>
%22 = "stablehlo.convert"(%20) : (tensor<2xui64>) -> tensor<2xui32>
%23 = "stablehlo.convert"(%11) : (tensor<2xui32>) -> tensor<2xui64>
%24 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%26 = "stablehlo.shift_right_logical"(%25, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%27 = "stablehlo.convert"(%25) : (tensor<2xui64>) -> tensor<2xui32>
%28 = "stablehlo.convert"(%26) : (tensor<2xui64>) -> tensor<2xui32>
%29 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%30 = "stablehlo.xor"(%28, %10) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%31 = "stablehlo.xor"(%30, %29) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%32 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%33 = "stablehlo.xor"(%22, %12) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%34 = "stablehlo.xor"(%33, %32) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%35 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%36 = "stablehlo.add"(%15, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%38 = "stablehlo.add"(%16, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.convert"(%31) : (tensor<2xui32>) -> tensor<2xui64>
%40 = "stablehlo.multiply"(%39, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%41 = "stablehlo.shift_right_logical"(%40, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%42 = "stablehlo.convert"(%40) : (tensor<2xui64>) -> tensor<2xui32>
%43 = "stablehlo.convert"(%41) : (tensor<2xui64>) -> tensor<2xui32>
%44 = "stablehlo.convert"(%34) : (tensor<2xui32>) -> tensor<2xui64>
%45 = "stablehlo.multiply"(%44, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%46 = "stablehlo.shift_right_logical"(%45, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%47 = "stablehlo.convert"(%45) : (tensor<2xui64>) -> tensor<2xui32>
%48 = "stablehlo.convert"(%46) : (tensor<2xui64>) -> tensor<2xui32>
%49 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%50 = "stablehlo.xor"(%48, %27) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%51 = "stablehlo.xor"(%50, %49) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%52 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%53 = "stablehlo.xor"(%43, %21) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%54 = "stablehlo.xor"(%53, %52) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%55 = "stablehlo.add"(%36, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.add"(%38, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.convert"(%51) : (tensor<2xui32>) -> tensor<2xui64>
%58 = "stablehlo.multiply"(%57, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%59 = "stablehlo.shift_right_logical"(%58, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%60 = "stablehlo.convert"(%58) : (tensor<2xui64>) -> tensor<2xui32>
%61 = "stablehlo.convert"(%59) : (tensor<2xui64>) -> tensor<2xui32>
%62 = "stablehlo.convert"(%54) : (tensor<2xui32>) -> tensor<2xui64>
%63 = "stablehlo.multiply"(%62, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%64 = "stablehlo.shift_right_logical"(%63, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%65 = "stablehlo.convert"(%63) : (tensor<2xui64>) -> tensor<2xui32>
%66 = "stablehlo.convert"(%64) : (tensor<2xui64>) -> tensor<2xui32>
%67 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%68 = "stablehlo.xor"(%66, %47) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%69 = "stablehlo.xor"(%68, %67) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%70 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%71 = "stablehlo.xor"(%61, %42) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%72 = "stablehlo.xor"(%71, %70) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%73 = "stablehlo.add"(%55, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%56, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.convert"(%69) : (tensor<2xui32>) -> tensor<2xui64>
%76 = "stablehlo.multiply"(%75, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%77 = "stablehlo.shift_right_logical"(%76, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%78 = "stablehlo.convert"(%76) : (tensor<2xui64>) -> tensor<2xui32>
%79 = "stablehlo.convert"(%77) : (tensor<2xui64>) -> tensor<2xui32>
%80 = "stablehlo.convert"(%72) : (tensor<2xui32>) -> tensor<2xui64>
%81 = "stablehlo.multiply"(%80, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%82 = "stablehlo.shift_right_logical"(%81, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%83 = "stablehlo.convert"(%81) : (tensor<2xui64>) -> tensor<2xui32>
%84 = "stablehlo.convert"(%82) : (tensor<2xui64>) -> tensor<2xui32>
%85 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%86 = "stablehlo.xor"(%84, %65) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%87 = "stablehlo.xor"(%86, %85) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%88 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%89 = "stablehlo.xor"(%79, %60) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%90 = "stablehlo.xor"(%89, %88) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%91 = "stablehlo.add"(%73, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.add"(%74, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%87) : (tensor<2xui32>) -> tensor<2xui64>
%94 = "stablehlo.multiply"(%93, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%95 = "stablehlo.shift_right_logical"(%94, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%96 = "stablehlo.convert"(%94) : (tensor<2xui64>) -> tensor<2xui32>
%97 = "stablehlo.convert"(%95) : (tensor<2xui64>) -> tensor<2xui32>
%98 = "stablehlo.convert"(%90) : (tensor<2xui32>) -> tensor<2xui64>
%99 = "stablehlo.multiply"(%98, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%100 = "stablehlo.shift_right_logical"(%99, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%101 = "stablehlo.convert"(%99) : (tensor<2xui64>) -> tensor<2xui32>
%102 = "stablehlo.convert"(%100) : (tensor<2xui64>) -> tensor<2xui32>
%103 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%104 = "stablehlo.xor"(%102, %83) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%105 = "stablehlo.xor"(%104, %103) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%106 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%107 = "stablehlo.xor"(%97, %78) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%108 = "stablehlo.xor"(%107, %106) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%109 = "stablehlo.add"(%91, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.add"(%92, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.convert"(%105) : (tensor<2xui32>) -> tensor<2xui64>
%112 = "stablehlo.multiply"(%111, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%113 = "stablehlo.shift_right_logical"(%112, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%114 = "stablehlo.convert"(%112) : (tensor<2xui64>) -> tensor<2xui32>
%115 = "stablehlo.convert"(%113) : (tensor<2xui64>) -> tensor<2xui32>
%116 = "stablehlo.convert"(%108) : (tensor<2xui32>) -> tensor<2xui64>
%117 = "stablehlo.multiply"(%116, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%118 = "stablehlo.shift_right_logical"(%117, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%119 = "stablehlo.convert"(%117) : (tensor<2xui64>) -> tensor<2xui32>
%120 = "stablehlo.convert"(%118) : (tensor<2xui64>) -> tensor<2xui32>
%121 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%122 = "stablehlo.xor"(%120, %101) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%123 = "stablehlo.xor"(%122, %121) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%124 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%125 = "stablehlo.xor"(%115, %96) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%126 = "stablehlo.xor"(%125, %124) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%127 = "stablehlo.add"(%109, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.add"(%110, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.convert"(%123) : (tensor<2xui32>) -> tensor<2xui64>
%130 = "stablehlo.multiply"(%129, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%131 = "stablehlo.shift_right_logical"(%130, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%132 = "stablehlo.convert"(%130) : (tensor<2xui64>) -> tensor<2xui32>
%133 = "stablehlo.convert"(%131) : (tensor<2xui64>) -> tensor<2xui32>
%134 = "stablehlo.convert"(%126) : (tensor<2xui32>) -> tensor<2xui64>
%135 = "stablehlo.multiply"(%134, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%136 = "stablehlo.shift_right_logical"(%135, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%137 = "stablehlo.convert"(%135) : (tensor<2xui64>) -> tensor<2xui32>
%138 = "stablehlo.convert"(%136) : (tensor<2xui64>) -> tensor<2xui32>
%139 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%140 = "stablehlo.xor"(%138, %119) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%141 = "stablehlo.xor"(%140, %139) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%142 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%143 = "stablehlo.xor"(%133, %114) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%144 = "stablehlo.xor"(%143, %142) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%145 = "stablehlo.add"(%127, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%128, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.convert"(%141) : (tensor<2xui32>) -> tensor<2xui64>
%148 = "stablehlo.multiply"(%147, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%149 = "stablehlo.shift_right_logical"(%148, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%150 = "stablehlo.convert"(%148) : (tensor<2xui64>) -> tensor<2xui32>
%151 = "stablehlo.convert"(%149) : (tensor<2xui64>) -> tensor<2xui32>
%152 = "stablehlo.convert"(%144) : (tensor<2xui32>) -> tensor<2xui64>
%153 = "stablehlo.multiply"(%152, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%154 = "stablehlo.shift_right_logical"(%153, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%155 = "stablehlo.convert"(%153) : (tensor<2xui64>) -> tensor<2xui32>
%156 = "stablehlo.convert"(%154) : (tensor<2xui64>) -> tensor<2xui32>
%157 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%158 = "stablehlo.xor"(%156, %137) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%159 = "stablehlo.xor"(%158, %157) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%160 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%161 = "stablehlo.xor"(%151, %132) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%162 = "stablehlo.xor"(%161, %160) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%163 = "stablehlo.add"(%145, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.add"(%146, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%159) : (tensor<2xui32>) -> tensor<2xui64>
%166 = "stablehlo.multiply"(%165, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%167 = "stablehlo.shift_right_logical"(%166, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%168 = "stablehlo.convert"(%166) : (tensor<2xui64>) -> tensor<2xui32>
%169 = "stablehlo.convert"(%167) : (tensor<2xui64>) -> tensor<2xui32>
%170 = "stablehlo.convert"(%162) : (tensor<2xui32>) -> tensor<2xui64>
%171 = "stablehlo.multiply"(%170, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%172 = "stablehlo.shift_right_logical"(%171, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%173 = "stablehlo.convert"(%171) : (tensor<2xui64>) -> tensor<2xui32>
%174 = "stablehlo.convert"(%172) : (tensor<2xui64>) -> tensor<2xui32>
%175 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%176 = "stablehlo.xor"(%174, %155) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%177 = "stablehlo.xor"(%176, %175) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%178 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%179 = "stablehlo.xor"(%169, %150) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%180 = "stablehlo.xor"(%179, %178) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%181 = "stablehlo.add"(%163, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.add"(%164, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.convert"(%177) : (tensor<2xui32>) -> tensor<2xui64>
%184 = "stablehlo.multiply"(%183, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%185 = "stablehlo.shift_right_logical"(%184, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%186 = "stablehlo.convert"(%184) : (tensor<2xui64>) -> tensor<2xui32>
%187 = "stablehlo.convert"(%185) : (tensor<2xui64>) -> tensor<2xui32>
%188 = "stablehlo.convert"(%180) : (tensor<2xui32>) -> tensor<2xui64>
%189 = "stablehlo.multiply"(%188, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%190 = "stablehlo.shift_right_logical"(%189, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%191 = "stablehlo.convert"(%189) : (tensor<2xui64>) -> tensor<2xui32>
%192 = "stablehlo.convert"(%190) : (tensor<2xui64>) -> tensor<2xui32>
%193 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%194 = "stablehlo.xor"(%192, %173) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%195 = "stablehlo.xor"(%194, %193) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%196 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%197 = "stablehlo.xor"(%187, %168) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%198 = "stablehlo.xor"(%197, %196) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%199 = "stablehlo.concatenate"(%195, %191, %198, %186) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%200 = "stablehlo.slice"(%199) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%201 = "stablehlo.reshape"(%200) : (tensor<6xui32>) -> tensor<2x3xui32>
%202 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%203 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%204 = "stablehlo.add"(%203, %202) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%205 = "stablehlo.shift_right_logical"(%204, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%206 = "stablehlo.convert"(%204) : (tensor<2xui64>) -> tensor<2xui32>
%207 = "stablehlo.convert"(%205) : (tensor<2xui64>) -> tensor<2xui32>
%208 = "stablehlo.shift_right_logical"(%1, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%209 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%210 = "stablehlo.convert"(%208) : (tensor<ui64>) -> tensor<ui32>
%211 = "stablehlo.convert"(%206) : (tensor<2xui32>) -> tensor<2xui64>
%212 = "stablehlo.multiply"(%211, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%213 = "stablehlo.shift_right_logical"(%212, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%214 = "stablehlo.convert"(%212) : (tensor<2xui64>) -> tensor<2xui32>
%215 = "stablehlo.convert"(%213) : (tensor<2xui64>) -> tensor<2xui32>
%216 = "stablehlo.convert"(%12) : (tensor<2xui32>) -> tensor<2xui64>
%217 = "stablehlo.multiply"(%216, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%218 = "stablehlo.shift_right_logical"(%217, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%219 = "stablehlo.convert"(%217) : (tensor<2xui64>) -> tensor<2xui32>
%220 = "stablehlo.convert"(%218) : (tensor<2xui64>) -> tensor<2xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%222 = "stablehlo.xor"(%220, %207) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%223 = "stablehlo.xor"(%222, %221) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%224 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%225 = "stablehlo.xor"(%215, %12) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%226 = "stablehlo.xor"(%225, %224) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%227 = "stablehlo.add"(%209, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.add"(%210, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.convert"(%223) : (tensor<2xui32>) -> tensor<2xui64>
%230 = "stablehlo.multiply"(%229, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%231 = "stablehlo.shift_right_logical"(%230, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%232 = "stablehlo.convert"(%230) : (tensor<2xui64>) -> tensor<2xui32>
%233 = "stablehlo.convert"(%231) : (tensor<2xui64>) -> tensor<2xui32>
%234 = "stablehlo.convert"(%226) : (tensor<2xui32>) -> tensor<2xui64>
%235 = "stablehlo.multiply"(%234, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%236 = "stablehlo.shift_right_logical"(%235, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%237 = "stablehlo.convert"(%235) : (tensor<2xui64>) -> tensor<2xui32>
%238 = "stablehlo.convert"(%236) : (tensor<2xui64>) -> tensor<2xui32>
%239 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%240 = "stablehlo.xor"(%238, %219) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%241 = "stablehlo.xor"(%240, %239) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%242 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%243 = "stablehlo.xor"(%233, %214) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%244 = "stablehlo.xor"(%243, %242) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%245 = "stablehlo.add"(%227, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%246 = "stablehlo.add"(%228, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%247 = "stablehlo.convert"(%241) : (tensor<2xui32>) -> tensor<2xui64>
%248 = "stablehlo.multiply"(%247, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%249 = "stablehlo.shift_right_logical"(%248, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%250 = "stablehlo.convert"(%248) : (tensor<2xui64>) -> tensor<2xui32>
%251 = "stablehlo.convert"(%249) : (tensor<2xui64>) -> tensor<2xui32>
%252 = "stablehlo.convert"(%244) : (tensor<2xui32>) -> tensor<2xui64>
%253 = "stablehlo.multiply"(%252, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%254 = "stablehlo.shift_right_logical"(%253, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%255 = "stablehlo.convert"(%253) : (tensor<2xui64>) -> tensor<2xui32>
%256 = "stablehlo.convert"(%254) : (tensor<2xui64>) -> tensor<2xui32>
%257 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%258 = "stablehlo.xor"(%256, %237) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%259 = "stablehlo.xor"(%258, %257) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%260 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%261 = "stablehlo.xor"(%251, %232) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%262 = "stablehlo.xor"(%261, %260) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%263 = "stablehlo.add"(%245, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.add"(%246, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.convert"(%259) : (tensor<2xui32>) -> tensor<2xui64>
%266 = "stablehlo.multiply"(%265, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%267 = "stablehlo.shift_right_logical"(%266, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%268 = "stablehlo.convert"(%266) : (tensor<2xui64>) -> tensor<2xui32>
%269 = "stablehlo.convert"(%267) : (tensor<2xui64>) -> tensor<2xui32>
%270 = "stablehlo.convert"(%262) : (tensor<2xui32>) -> tensor<2xui64>
%271 = "stablehlo.multiply"(%270, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%272 = "stablehlo.shift_right_logical"(%271, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%273 = "stablehlo.convert"(%271) : (tensor<2xui64>) -> tensor<2xui32>
%274 = "stablehlo.convert"(%272) : (tensor<2xui64>) -> tensor<2xui32>
%275 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%276 = "stablehlo.xor"(%274, %255) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%277 = "stablehlo.xor"(%276, %275) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%278 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%279 = "stablehlo.xor"(%269, %250) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%280 = "stablehlo.xor"(%279, %278) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%281 = "stablehlo.add"(%263, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%282 = "stablehlo.add"(%264, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%283 = "stablehlo.convert"(%277) : (tensor<2xui32>) -> tensor<2xui64>
%284 = "stablehlo.multiply"(%283, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%285 = "stablehlo.shift_right_logical"(%284, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%286 = "stablehlo.convert"(%284) : (tensor<2xui64>) -> tensor<2xui32>
%287 = "stablehlo.convert"(%285) : (tensor<2xui64>) -> tensor<2xui32>
%288 = "stablehlo.convert"(%280) : (tensor<2xui32>) -> tensor<2xui64>
%289 = "stablehlo.multiply"(%288, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%290 = "stablehlo.shift_right_logical"(%289, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%291 = "stablehlo.convert"(%289) : (tensor<2xui64>) -> tensor<2xui32>
%292 = "stablehlo.convert"(%290) : (tensor<2xui64>) -> tensor<2xui32>
%293 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%294 = "stablehlo.xor"(%292, %273) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%295 = "stablehlo.xor"(%294, %293) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%296 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%297 = "stablehlo.xor"(%287, %268) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%298 = "stablehlo.xor"(%297, %296) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%299 = "stablehlo.add"(%281, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%300 = "stablehlo.add"(%282, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%301 = "stablehlo.convert"(%295) : (tensor<2xui32>) -> tensor<2xui64>
%302 = "stablehlo.multiply"(%301, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%303 = "stablehlo.shift_right_logical"(%302, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%304 = "stablehlo.convert"(%302) : (tensor<2xui64>) -> tensor<2xui32>
%305 = "stablehlo.convert"(%303) : (tensor<2xui64>) -> tensor<2xui32>
%306 = "stablehlo.convert"(%298) : (tensor<2xui32>) -> tensor<2xui64>
%307 = "stablehlo.multiply"(%306, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%308 = "stablehlo.shift_right_logical"(%307, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%309 = "stablehlo.convert"(%307) : (tensor<2xui64>) -> tensor<2xui32>
%310 = "stablehlo.convert"(%308) : (tensor<2xui64>) -> tensor<2xui32>
%311 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%312 = "stablehlo.xor"(%310, %291) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%313 = "stablehlo.xor"(%312, %311) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%314 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%315 = "stablehlo.xor"(%305, %286) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%316 = "stablehlo.xor"(%315, %314) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%317 = "stablehlo.add"(%299, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%318 = "stablehlo.add"(%300, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%319 = "stablehlo.convert"(%313) : (tensor<2xui32>) -> tensor<2xui64>
%320 = "stablehlo.multiply"(%319, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%321 = "stablehlo.shift_right_logical"(%320, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%322 = "stablehlo.convert"(%320) : (tensor<2xui64>) -> tensor<2xui32>
%323 = "stablehlo.convert"(%321) : (tensor<2xui64>) -> tensor<2xui32>
%324 = "stablehlo.convert"(%316) : (tensor<2xui32>) -> tensor<2xui64>
%325 = "stablehlo.multiply"(%324, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%326 = "stablehlo.shift_right_logical"(%325, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%327 = "stablehlo.convert"(%325) : (tensor<2xui64>) -> tensor<2xui32>
%328 = "stablehlo.convert"(%326) : (tensor<2xui64>) -> tensor<2xui32>
%329 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%330 = "stablehlo.xor"(%328, %309) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%331 = "stablehlo.xor"(%330, %329) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%332 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%333 = "stablehlo.xor"(%323, %304) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%334 = "stablehlo.xor"(%333, %332) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%335 = "stablehlo.add"(%317, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%336 = "stablehlo.add"(%318, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.convert"(%331) : (tensor<2xui32>) -> tensor<2xui64>
%338 = "stablehlo.multiply"(%337, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%339 = "stablehlo.shift_right_logical"(%338, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%340 = "stablehlo.convert"(%338) : (tensor<2xui64>) -> tensor<2xui32>
%341 = "stablehlo.convert"(%339) : (tensor<2xui64>) -> tensor<2xui32>
%342 = "stablehlo.convert"(%334) : (tensor<2xui32>) -> tensor<2xui64>
%343 = "stablehlo.multiply"(%342, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%344 = "stablehlo.shift_right_logical"(%343, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%345 = "stablehlo.convert"(%343) : (tensor<2xui64>) -> tensor<2xui32>
%346 = "stablehlo.convert"(%344) : (tensor<2xui64>) -> tensor<2xui32>
%347 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%348 = "stablehlo.xor"(%346, %327) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%349 = "stablehlo.xor"(%348, %347) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%350 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%351 = "stablehlo.xor"(%341, %322) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%352 = "stablehlo.xor"(%351, %350) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%353 = "stablehlo.add"(%335, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%354 = "stablehlo.add"(%336, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%355 = "stablehlo.convert"(%349) : (tensor<2xui32>) -> tensor<2xui64>
%356 = "stablehlo.multiply"(%355, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%357 = "stablehlo.shift_right_logical"(%356, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%358 = "stablehlo.convert"(%356) : (tensor<2xui64>) -> tensor<2xui32>
%359 = "stablehlo.convert"(%357) : (tensor<2xui64>) -> tensor<2xui32>
%360 = "stablehlo.convert"(%352) : (tensor<2xui32>) -> tensor<2xui64>
%361 = "stablehlo.multiply"(%360, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%362 = "stablehlo.shift_right_logical"(%361, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%363 = "stablehlo.convert"(%361) : (tensor<2xui64>) -> tensor<2xui32>
%364 = "stablehlo.convert"(%362) : (tensor<2xui64>) -> tensor<2xui32>
%365 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%366 = "stablehlo.xor"(%364, %345) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%367 = "stablehlo.xor"(%366, %365) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%368 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%369 = "stablehlo.xor"(%359, %340) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%370 = "stablehlo.xor"(%369, %368) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%371 = "stablehlo.add"(%353, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%372 = "stablehlo.add"(%354, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%373 = "stablehlo.convert"(%367) : (tensor<2xui32>) -> tensor<2xui64>
%374 = "stablehlo.multiply"(%373, %18) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%375 = "stablehlo.shift_right_logical"(%374, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%376 = "stablehlo.convert"(%374) : (tensor<2xui64>) -> tensor<2xui32>
%377 = "stablehlo.convert"(%375) : (tensor<2xui64>) -> tensor<2xui32>
%378 = "stablehlo.convert"(%370) : (tensor<2xui32>) -> tensor<2xui64>
%379 = "stablehlo.multiply"(%378, %24) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%380 = "stablehlo.shift_right_logical"(%379, %7) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%381 = "stablehlo.convert"(%379) : (tensor<2xui64>) -> tensor<2xui32>
%382 = "stablehlo.convert"(%380) : (tensor<2xui64>) -> tensor<2xui32>
%383 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%384 = "stablehlo.xor"(%382, %363) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%385 = "stablehlo.xor"(%384, %383) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%386 = "stablehlo.broadcast_in_dim"(%372) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%387 = "stablehlo.xor"(%377, %358) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%388 = "stablehlo.xor"(%387, %386) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%389 = "stablehlo.concatenate"(%385, %381, %388, %376) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%390 = "stablehlo.slice"(%389) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%391 = "stablehlo.reshape"(%390) : (tensor<6xui32>) -> tensor<2x3xui32>
%392 = "stablehlo.convert"(%391) : (tensor<2x3xui32>) -> tensor<2x3xui64>
%393 = "stablehlo.convert"(%201) : (tensor<2x3xui32>) -> tensor<2x3xui64>
%394 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
%395 = "stablehlo.shift_left"(%392, %394) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
%396 = "stablehlo.or"(%395, %393) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
%397 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
%398 = "stablehlo.shift_right_logical"(%396, %397) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
%399 = "stablehlo.convert"(%398) : (tensor<2x3xui64>) -> tensor<2x3xi64>
%400 = "stablehlo.convert"(%399) : (tensor<2x3xi64>) -> tensor<2x3xf64>
%401 = "stablehlo.constant"() <{value = dense<0x3CA0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
%402 = "stablehlo.multiply"(%400, %401) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%403 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
%404 = "stablehlo.compare"(%402, %403) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%405 = "stablehlo.convert"(%404) : (tensor<2x3xi1>) -> tensor<2x3xf32>
"func.return"(%405) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
