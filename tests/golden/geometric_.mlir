"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<f32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>, tensor<i32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<f32>, %2: tensor<ui64>, %3: tensor<ui64>):
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%5 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.or"(%7, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%10 = "stablehlo.log_plus_one"(%9) : (tensor<f32>) -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%12 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%14 = "stablehlo.add"(%13, %12) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%15 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%16 = "stablehlo.shift_right_logical"(%14, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%17 = "stablehlo.convert"(%14) : (tensor<2xui64>) -> tensor<2xui32>
%18 = "stablehlo.convert"(%16) : (tensor<2xui64>) -> tensor<2xui32>
%19 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%20 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%21 = "stablehlo.shift_right_logical"(%2, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%2) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.convert"(%17) : (tensor<2xui32>) -> tensor<2xui64>
%25 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%27 = "stablehlo.shift_right_logical"(%26, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%28 = "stablehlo.convert"(%26) : (tensor<2xui64>) -> tensor<2xui32>
%29 = "stablehlo.convert"(%27) : (tensor<2xui64>) -> tensor<2xui32>
%30 = "stablehlo.convert"(%19) : (tensor<2xui32>) -> tensor<2xui64>
%31 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%33 = "stablehlo.shift_right_logical"(%32, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%34 = "stablehlo.convert"(%32) : (tensor<2xui64>) -> tensor<2xui32>
%35 = "stablehlo.convert"(%33) : (tensor<2xui64>) -> tensor<2xui32>
%36 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%37 = "stablehlo.xor"(%35, %18) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%38 = "stablehlo.xor"(%37, %36) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%39 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%40 = "stablehlo.xor"(%29, %19) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%41 = "stablehlo.xor"(%40, %39) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%42 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%43 = "stablehlo.add"(%22, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%45 = "stablehlo.add"(%23, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.convert"(%38) : (tensor<2xui32>) -> tensor<2xui64>
%47 = "stablehlo.multiply"(%46, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%48 = "stablehlo.shift_right_logical"(%47, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%49 = "stablehlo.convert"(%47) : (tensor<2xui64>) -> tensor<2xui32>
%50 = "stablehlo.convert"(%48) : (tensor<2xui64>) -> tensor<2xui32>
%51 = "stablehlo.convert"(%41) : (tensor<2xui32>) -> tensor<2xui64>
%52 = "stablehlo.multiply"(%51, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%53 = "stablehlo.shift_right_logical"(%52, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%54 = "stablehlo.convert"(%52) : (tensor<2xui64>) -> tensor<2xui32>
%55 = "stablehlo.convert"(%53) : (tensor<2xui64>) -> tensor<2xui32>
%56 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%57 = "stablehlo.xor"(%55, %34) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%58 = "stablehlo.xor"(%57, %56) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%59 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%60 = "stablehlo.xor"(%50, %28) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%61 = "stablehlo.xor"(%60, %59) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%62 = "stablehlo.add"(%43, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.add"(%45, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.convert"(%58) : (tensor<2xui32>) -> tensor<2xui64>
%65 = "stablehlo.multiply"(%64, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%66 = "stablehlo.shift_right_logical"(%65, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%67 = "stablehlo.convert"(%65) : (tensor<2xui64>) -> tensor<2xui32>
%68 = "stablehlo.convert"(%66) : (tensor<2xui64>) -> tensor<2xui32>
%69 = "stablehlo.convert"(%61) : (tensor<2xui32>) -> tensor<2xui64>
%70 = "stablehlo.multiply"(%69, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%71 = "stablehlo.shift_right_logical"(%70, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%72 = "stablehlo.convert"(%70) : (tensor<2xui64>) -> tensor<2xui32>
%73 = "stablehlo.convert"(%71) : (tensor<2xui64>) -> tensor<2xui32>
%74 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%75 = "stablehlo.xor"(%73, %54) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%76 = "stablehlo.xor"(%75, %74) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%77 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%78 = "stablehlo.xor"(%68, %49) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%79 = "stablehlo.xor"(%78, %77) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%80 = "stablehlo.add"(%62, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%63, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.convert"(%76) : (tensor<2xui32>) -> tensor<2xui64>
%83 = "stablehlo.multiply"(%82, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%84 = "stablehlo.shift_right_logical"(%83, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%85 = "stablehlo.convert"(%83) : (tensor<2xui64>) -> tensor<2xui32>
%86 = "stablehlo.convert"(%84) : (tensor<2xui64>) -> tensor<2xui32>
%87 = "stablehlo.convert"(%79) : (tensor<2xui32>) -> tensor<2xui64>
%88 = "stablehlo.multiply"(%87, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%89 = "stablehlo.shift_right_logical"(%88, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%90 = "stablehlo.convert"(%88) : (tensor<2xui64>) -> tensor<2xui32>
%91 = "stablehlo.convert"(%89) : (tensor<2xui64>) -> tensor<2xui32>
%92 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%93 = "stablehlo.xor"(%91, %72) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%94 = "stablehlo.xor"(%93, %92) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%95 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%96 = "stablehlo.xor"(%86, %67) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%97 = "stablehlo.xor"(%96, %95) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%98 = "stablehlo.add"(%80, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.add"(%81, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.convert"(%94) : (tensor<2xui32>) -> tensor<2xui64>
%101 = "stablehlo.multiply"(%100, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%102 = "stablehlo.shift_right_logical"(%101, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%103 = "stablehlo.convert"(%101) : (tensor<2xui64>) -> tensor<2xui32>
%104 = "stablehlo.convert"(%102) : (tensor<2xui64>) -> tensor<2xui32>
%105 = "stablehlo.convert"(%97) : (tensor<2xui32>) -> tensor<2xui64>
%106 = "stablehlo.multiply"(%105, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%107 = "stablehlo.shift_right_logical"(%106, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%108 = "stablehlo.convert"(%106) : (tensor<2xui64>) -> tensor<2xui32>
%109 = "stablehlo.convert"(%107) : (tensor<2xui64>) -> tensor<2xui32>
%110 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%111 = "stablehlo.xor"(%109, %90) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%112 = "stablehlo.xor"(%111, %110) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%113 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%114 = "stablehlo.xor"(%104, %85) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%115 = "stablehlo.xor"(%114, %113) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%116 = "stablehlo.add"(%98, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.add"(%99, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.convert"(%112) : (tensor<2xui32>) -> tensor<2xui64>
%119 = "stablehlo.multiply"(%118, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%120 = "stablehlo.shift_right_logical"(%119, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%121 = "stablehlo.convert"(%119) : (tensor<2xui64>) -> tensor<2xui32>
%122 = "stablehlo.convert"(%120) : (tensor<2xui64>) -> tensor<2xui32>
%123 = "stablehlo.convert"(%115) : (tensor<2xui32>) -> tensor<2xui64>
%124 = "stablehlo.multiply"(%123, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%125 = "stablehlo.shift_right_logical"(%124, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%126 = "stablehlo.convert"(%124) : (tensor<2xui64>) -> tensor<2xui32>
%127 = "stablehlo.convert"(%125) : (tensor<2xui64>) -> tensor<2xui32>
%128 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%129 = "stablehlo.xor"(%127, %108) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%130 = "stablehlo.xor"(%129, %128) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%131 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%132 = "stablehlo.xor"(%122, %103) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%133 = "stablehlo.xor"(%132, %131) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%134 = "stablehlo.add"(%116, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.add"(%117, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.convert"(%130) : (tensor<2xui32>) -> tensor<2xui64>
%137 = "stablehlo.multiply"(%136, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%138 = "stablehlo.shift_right_logical"(%137, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%139 = "stablehlo.convert"(%137) : (tensor<2xui64>) -> tensor<2xui32>
%140 = "stablehlo.convert"(%138) : (tensor<2xui64>) -> tensor<2xui32>
%141 = "stablehlo.convert"(%133) : (tensor<2xui32>) -> tensor<2xui64>
%142 = "stablehlo.multiply"(%141, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%143 = "stablehlo.shift_right_logical"(%142, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%144 = "stablehlo.convert"(%142) : (tensor<2xui64>) -> tensor<2xui32>
%145 = "stablehlo.convert"(%143) : (tensor<2xui64>) -> tensor<2xui32>
%146 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%147 = "stablehlo.xor"(%145, %126) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%148 = "stablehlo.xor"(%147, %146) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%149 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%150 = "stablehlo.xor"(%140, %121) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%151 = "stablehlo.xor"(%150, %149) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%152 = "stablehlo.add"(%134, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%135, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.convert"(%148) : (tensor<2xui32>) -> tensor<2xui64>
%155 = "stablehlo.multiply"(%154, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%156 = "stablehlo.shift_right_logical"(%155, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%157 = "stablehlo.convert"(%155) : (tensor<2xui64>) -> tensor<2xui32>
%158 = "stablehlo.convert"(%156) : (tensor<2xui64>) -> tensor<2xui32>
%159 = "stablehlo.convert"(%151) : (tensor<2xui32>) -> tensor<2xui64>
%160 = "stablehlo.multiply"(%159, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%161 = "stablehlo.shift_right_logical"(%160, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%162 = "stablehlo.convert"(%160) : (tensor<2xui64>) -> tensor<2xui32>
%163 = "stablehlo.convert"(%161) : (tensor<2xui64>) -> tensor<2xui32>
%164 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%165 = "stablehlo.xor"(%163, %144) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%166 = "stablehlo.xor"(%165, %164) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%167 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%168 = "stablehlo.xor"(%158, %139) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%169 = "stablehlo.xor"(%168, %167) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%170 = "stablehlo.add"(%152, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%153, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.convert"(%166) : (tensor<2xui32>) -> tensor<2xui64>
%173 = "stablehlo.multiply"(%172, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%174 = "stablehlo.shift_right_logical"(%173, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%175 = "stablehlo.convert"(%173) : (tensor<2xui64>) -> tensor<2xui32>
%176 = "stablehlo.convert"(%174) : (tensor<2xui64>) -> tensor<2xui32>
%177 = "stablehlo.convert"(%169) : (tensor<2xui32>) -> tensor<2xui64>
%178 = "stablehlo.multiply"(%177, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%179 = "stablehlo.shift_right_logical"(%178, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%180 = "stablehlo.convert"(%178) : (tensor<2xui64>) -> tensor<2xui32>
%181 = "stablehlo.convert"(%179) : (tensor<2xui64>) -> tensor<2xui32>
%182 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%183 = "stablehlo.xor"(%181, %162) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%184 = "stablehlo.xor"(%183, %182) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%185 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%186 = "stablehlo.xor"(%176, %157) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%187 = "stablehlo.xor"(%186, %185) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%188 = "stablehlo.add"(%170, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.add"(%171, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.convert"(%184) : (tensor<2xui32>) -> tensor<2xui64>
%191 = "stablehlo.multiply"(%190, %25) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%192 = "stablehlo.shift_right_logical"(%191, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%193 = "stablehlo.convert"(%191) : (tensor<2xui64>) -> tensor<2xui32>
%194 = "stablehlo.convert"(%192) : (tensor<2xui64>) -> tensor<2xui32>
%195 = "stablehlo.convert"(%187) : (tensor<2xui32>) -> tensor<2xui64>
%196 = "stablehlo.multiply"(%195, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%197 = "stablehlo.shift_right_logical"(%196, %15) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%198 = "stablehlo.convert"(%196) : (tensor<2xui64>) -> tensor<2xui32>
%199 = "stablehlo.convert"(%197) : (tensor<2xui64>) -> tensor<2xui32>
%200 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%201 = "stablehlo.xor"(%199, %180) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%202 = "stablehlo.xor"(%201, %200) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%203 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%204 = "stablehlo.xor"(%194, %175) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%205 = "stablehlo.xor"(%204, %203) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%206 = "stablehlo.concatenate"(%202, %198, %205, %193) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%207 = "stablehlo.slice"(%206) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%208 = "stablehlo.reshape"(%207) : (tensor<6xui32>) -> tensor<2x3xui32>
%209 = "stablehlo.convert"(%208) : (tensor<2x3xui32>) -> tensor<2x3xf32>
%210 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%211 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%213 = "stablehlo.add"(%212, %210) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%214 = "stablehlo.log"(%213) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%215 = "stablehlo.divide"(%214, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%216 = "stablehlo.ceil"(%215) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%217 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%218 = "stablehlo.maximum"(%216, %217) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%219 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%220 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%221 = "stablehlo.select"(%8, %220, %219) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%218, %221) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
