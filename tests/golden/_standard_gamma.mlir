"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<16> : tensor<ui64>}> : () -> tensor<ui64>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%5 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.select"(%7, %6, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<12x2x3xf32>
%12 = "stablehlo.constant"() <{value = dense<0x41100000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%14 = "stablehlo.sqrt"(%13) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%15 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%16 = "stablehlo.divide"(%15, %14) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%17 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<18xui64>
%18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<18xui64>
%19 = "stablehlo.add"(%18, %17) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%20 = "stablehlo.constant"() <{value = dense<32> : tensor<18xui64>}> : () -> tensor<18xui64>
%21 = "stablehlo.shift_right_logical"(%19, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%22 = "stablehlo.convert"(%19) : (tensor<18xui64>) -> tensor<18xui32>
%23 = "stablehlo.convert"(%21) : (tensor<18xui64>) -> tensor<18xui32>
%24 = "stablehlo.constant"() <{value = dense<64> : tensor<18xui32>}> : () -> tensor<18xui32>
%25 = "stablehlo.constant"() <{value = dense<0> : tensor<18xui32>}> : () -> tensor<18xui32>
%26 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%27 = "stablehlo.shift_right_logical"(%1, %26) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%28 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%29 = "stablehlo.convert"(%27) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.convert"(%22) : (tensor<18xui32>) -> tensor<18xui64>
%31 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<18xui64>}> : () -> tensor<18xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%33 = "stablehlo.shift_right_logical"(%32, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%34 = "stablehlo.convert"(%32) : (tensor<18xui64>) -> tensor<18xui32>
%35 = "stablehlo.convert"(%33) : (tensor<18xui64>) -> tensor<18xui32>
%36 = "stablehlo.convert"(%24) : (tensor<18xui32>) -> tensor<18xui64>
%37 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<18xui64>}> : () -> tensor<18xui64>
%38 = "stablehlo.multiply"(%36, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%39 = "stablehlo.shift_right_logical"(%38, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%40 = "stablehlo.convert"(%38) : (tensor<18xui64>) -> tensor<18xui32>
%41 = "stablehlo.convert"(%39) : (tensor<18xui64>) -> tensor<18xui32>
%42 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%43 = "stablehlo.xor"(%41, %23) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%44 = "stablehlo.xor"(%43, %42) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%45 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%46 = "stablehlo.xor"(%35, %25) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%47 = "stablehlo.xor"(%46, %45) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%48 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%49 = "stablehlo.add"(%28, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%51 = "stablehlo.add"(%29, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.convert"(%44) : (tensor<18xui32>) -> tensor<18xui64>
%53 = "stablehlo.multiply"(%52, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%54 = "stablehlo.shift_right_logical"(%53, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%55 = "stablehlo.convert"(%53) : (tensor<18xui64>) -> tensor<18xui32>
%56 = "stablehlo.convert"(%54) : (tensor<18xui64>) -> tensor<18xui32>
%57 = "stablehlo.convert"(%47) : (tensor<18xui32>) -> tensor<18xui64>
%58 = "stablehlo.multiply"(%57, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%59 = "stablehlo.shift_right_logical"(%58, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%60 = "stablehlo.convert"(%58) : (tensor<18xui64>) -> tensor<18xui32>
%61 = "stablehlo.convert"(%59) : (tensor<18xui64>) -> tensor<18xui32>
%62 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%63 = "stablehlo.xor"(%61, %40) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%64 = "stablehlo.xor"(%63, %62) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%65 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%66 = "stablehlo.xor"(%56, %34) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%67 = "stablehlo.xor"(%66, %65) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%68 = "stablehlo.add"(%49, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.add"(%51, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.convert"(%64) : (tensor<18xui32>) -> tensor<18xui64>
%71 = "stablehlo.multiply"(%70, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%72 = "stablehlo.shift_right_logical"(%71, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%73 = "stablehlo.convert"(%71) : (tensor<18xui64>) -> tensor<18xui32>
%74 = "stablehlo.convert"(%72) : (tensor<18xui64>) -> tensor<18xui32>
%75 = "stablehlo.convert"(%67) : (tensor<18xui32>) -> tensor<18xui64>
%76 = "stablehlo.multiply"(%75, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%77 = "stablehlo.shift_right_logical"(%76, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%78 = "stablehlo.convert"(%76) : (tensor<18xui64>) -> tensor<18xui32>
%79 = "stablehlo.convert"(%77) : (tensor<18xui64>) -> tensor<18xui32>
%80 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%81 = "stablehlo.xor"(%79, %60) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%82 = "stablehlo.xor"(%81, %80) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%83 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%84 = "stablehlo.xor"(%74, %55) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%85 = "stablehlo.xor"(%84, %83) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%86 = "stablehlo.add"(%68, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.add"(%69, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.convert"(%82) : (tensor<18xui32>) -> tensor<18xui64>
%89 = "stablehlo.multiply"(%88, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%90 = "stablehlo.shift_right_logical"(%89, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%91 = "stablehlo.convert"(%89) : (tensor<18xui64>) -> tensor<18xui32>
%92 = "stablehlo.convert"(%90) : (tensor<18xui64>) -> tensor<18xui32>
%93 = "stablehlo.convert"(%85) : (tensor<18xui32>) -> tensor<18xui64>
%94 = "stablehlo.multiply"(%93, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%95 = "stablehlo.shift_right_logical"(%94, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%96 = "stablehlo.convert"(%94) : (tensor<18xui64>) -> tensor<18xui32>
%97 = "stablehlo.convert"(%95) : (tensor<18xui64>) -> tensor<18xui32>
%98 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%99 = "stablehlo.xor"(%97, %78) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%100 = "stablehlo.xor"(%99, %98) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%101 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%102 = "stablehlo.xor"(%92, %73) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%103 = "stablehlo.xor"(%102, %101) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%104 = "stablehlo.add"(%86, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%87, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.convert"(%100) : (tensor<18xui32>) -> tensor<18xui64>
%107 = "stablehlo.multiply"(%106, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%108 = "stablehlo.shift_right_logical"(%107, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%109 = "stablehlo.convert"(%107) : (tensor<18xui64>) -> tensor<18xui32>
%110 = "stablehlo.convert"(%108) : (tensor<18xui64>) -> tensor<18xui32>
%111 = "stablehlo.convert"(%103) : (tensor<18xui32>) -> tensor<18xui64>
%112 = "stablehlo.multiply"(%111, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%113 = "stablehlo.shift_right_logical"(%112, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%114 = "stablehlo.convert"(%112) : (tensor<18xui64>) -> tensor<18xui32>
%115 = "stablehlo.convert"(%113) : (tensor<18xui64>) -> tensor<18xui32>
%116 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%117 = "stablehlo.xor"(%115, %96) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%118 = "stablehlo.xor"(%117, %116) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%119 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%120 = "stablehlo.xor"(%110, %91) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%121 = "stablehlo.xor"(%120, %119) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%122 = "stablehlo.add"(%104, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.add"(%105, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.convert"(%118) : (tensor<18xui32>) -> tensor<18xui64>
%125 = "stablehlo.multiply"(%124, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%126 = "stablehlo.shift_right_logical"(%125, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%127 = "stablehlo.convert"(%125) : (tensor<18xui64>) -> tensor<18xui32>
%128 = "stablehlo.convert"(%126) : (tensor<18xui64>) -> tensor<18xui32>
%129 = "stablehlo.convert"(%121) : (tensor<18xui32>) -> tensor<18xui64>
%130 = "stablehlo.multiply"(%129, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%131 = "stablehlo.shift_right_logical"(%130, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%132 = "stablehlo.convert"(%130) : (tensor<18xui64>) -> tensor<18xui32>
%133 = "stablehlo.convert"(%131) : (tensor<18xui64>) -> tensor<18xui32>
%134 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%135 = "stablehlo.xor"(%133, %114) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%136 = "stablehlo.xor"(%135, %134) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%137 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%138 = "stablehlo.xor"(%128, %109) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%139 = "stablehlo.xor"(%138, %137) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%140 = "stablehlo.add"(%122, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.add"(%123, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.convert"(%136) : (tensor<18xui32>) -> tensor<18xui64>
%143 = "stablehlo.multiply"(%142, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%144 = "stablehlo.shift_right_logical"(%143, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%145 = "stablehlo.convert"(%143) : (tensor<18xui64>) -> tensor<18xui32>
%146 = "stablehlo.convert"(%144) : (tensor<18xui64>) -> tensor<18xui32>
%147 = "stablehlo.convert"(%139) : (tensor<18xui32>) -> tensor<18xui64>
%148 = "stablehlo.multiply"(%147, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%149 = "stablehlo.shift_right_logical"(%148, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%150 = "stablehlo.convert"(%148) : (tensor<18xui64>) -> tensor<18xui32>
%151 = "stablehlo.convert"(%149) : (tensor<18xui64>) -> tensor<18xui32>
%152 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%153 = "stablehlo.xor"(%151, %132) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%154 = "stablehlo.xor"(%153, %152) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%155 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%156 = "stablehlo.xor"(%146, %127) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%157 = "stablehlo.xor"(%156, %155) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%158 = "stablehlo.add"(%140, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%141, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.convert"(%154) : (tensor<18xui32>) -> tensor<18xui64>
%161 = "stablehlo.multiply"(%160, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%162 = "stablehlo.shift_right_logical"(%161, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%163 = "stablehlo.convert"(%161) : (tensor<18xui64>) -> tensor<18xui32>
%164 = "stablehlo.convert"(%162) : (tensor<18xui64>) -> tensor<18xui32>
%165 = "stablehlo.convert"(%157) : (tensor<18xui32>) -> tensor<18xui64>
%166 = "stablehlo.multiply"(%165, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%167 = "stablehlo.shift_right_logical"(%166, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%168 = "stablehlo.convert"(%166) : (tensor<18xui64>) -> tensor<18xui32>
%169 = "stablehlo.convert"(%167) : (tensor<18xui64>) -> tensor<18xui32>
%170 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%171 = "stablehlo.xor"(%169, %150) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%172 = "stablehlo.xor"(%171, %170) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%173 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%174 = "stablehlo.xor"(%164, %145) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%175 = "stablehlo.xor"(%174, %173) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%176 = "stablehlo.add"(%158, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%159, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.convert"(%172) : (tensor<18xui32>) -> tensor<18xui64>
%179 = "stablehlo.multiply"(%178, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%180 = "stablehlo.shift_right_logical"(%179, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%181 = "stablehlo.convert"(%179) : (tensor<18xui64>) -> tensor<18xui32>
%182 = "stablehlo.convert"(%180) : (tensor<18xui64>) -> tensor<18xui32>
%183 = "stablehlo.convert"(%175) : (tensor<18xui32>) -> tensor<18xui64>
%184 = "stablehlo.multiply"(%183, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%185 = "stablehlo.shift_right_logical"(%184, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%186 = "stablehlo.convert"(%184) : (tensor<18xui64>) -> tensor<18xui32>
%187 = "stablehlo.convert"(%185) : (tensor<18xui64>) -> tensor<18xui32>
%188 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%189 = "stablehlo.xor"(%187, %168) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%190 = "stablehlo.xor"(%189, %188) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%191 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%192 = "stablehlo.xor"(%182, %163) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%193 = "stablehlo.xor"(%192, %191) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%194 = "stablehlo.add"(%176, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.add"(%177, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.convert"(%190) : (tensor<18xui32>) -> tensor<18xui64>
%197 = "stablehlo.multiply"(%196, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%198 = "stablehlo.shift_right_logical"(%197, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%199 = "stablehlo.convert"(%197) : (tensor<18xui64>) -> tensor<18xui32>
%200 = "stablehlo.convert"(%198) : (tensor<18xui64>) -> tensor<18xui32>
%201 = "stablehlo.convert"(%193) : (tensor<18xui32>) -> tensor<18xui64>
%202 = "stablehlo.multiply"(%201, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%203 = "stablehlo.shift_right_logical"(%202, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%204 = "stablehlo.convert"(%202) : (tensor<18xui64>) -> tensor<18xui32>
%205 = "stablehlo.convert"(%203) : (tensor<18xui64>) -> tensor<18xui32>
%206 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%207 = "stablehlo.xor"(%205, %186) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%208 = "stablehlo.xor"(%207, %206) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%209 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%210 = "stablehlo.xor"(%200, %181) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%211 = "stablehlo.xor"(%210, %209) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%212 = "stablehlo.convert"(%208) : (tensor<18xui32>) -> tensor<18xf32>
%213 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<18xf32>}> : () -> tensor<18xf32>
%214 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<18xf32>}> : () -> tensor<18xf32>
%215 = "stablehlo.multiply"(%212, %214) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%216 = "stablehlo.add"(%215, %213) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%217 = "stablehlo.constant"() <{value = dense<0xC0000000> : tensor<18xf32>}> : () -> tensor<18xf32>
%218 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<18xf32>}> : () -> tensor<18xf32>
%219 = "stablehlo.minimum"(%216, %218) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%220 = "stablehlo.log"(%219) : (tensor<18xf32>) -> tensor<18xf32>
%221 = "stablehlo.multiply"(%220, %217) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%222 = "stablehlo.sqrt"(%221) : (tensor<18xf32>) -> tensor<18xf32>
%223 = "stablehlo.constant"() <{value = dense<8> : tensor<18xui32>}> : () -> tensor<18xui32>
%224 = "stablehlo.shift_right_logical"(%204, %223) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%225 = "stablehlo.convert"(%224) : (tensor<18xui32>) -> tensor<18xi32>
%226 = "stablehlo.convert"(%225) : (tensor<18xi32>) -> tensor<18xf32>
%227 = "stablehlo.constant"() <{value = dense<0x34C90FDB> : tensor<18xf32>}> : () -> tensor<18xf32>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%229 = "stablehlo.cosine"(%228) : (tensor<18xf32>) -> tensor<18xf32>
%230 = "stablehlo.multiply"(%222, %229) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%231 = "stablehlo.sine"(%228) : (tensor<18xf32>) -> tensor<18xf32>
%232 = "stablehlo.multiply"(%222, %231) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%233 = "stablehlo.convert"(%211) : (tensor<18xui32>) -> tensor<18xf32>
%234 = "stablehlo.multiply"(%233, %214) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%235 = "stablehlo.add"(%234, %213) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%236 = "stablehlo.minimum"(%235, %218) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%237 = "stablehlo.log"(%236) : (tensor<18xf32>) -> tensor<18xf32>
%238 = "stablehlo.multiply"(%237, %217) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%239 = "stablehlo.sqrt"(%238) : (tensor<18xf32>) -> tensor<18xf32>
%240 = "stablehlo.shift_right_logical"(%199, %223) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%241 = "stablehlo.convert"(%240) : (tensor<18xui32>) -> tensor<18xi32>
%242 = "stablehlo.convert"(%241) : (tensor<18xi32>) -> tensor<18xf32>
%243 = "stablehlo.multiply"(%242, %227) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%244 = "stablehlo.cosine"(%243) : (tensor<18xf32>) -> tensor<18xf32>
%245 = "stablehlo.multiply"(%239, %244) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%246 = "stablehlo.sine"(%243) : (tensor<18xf32>) -> tensor<18xf32>
%247 = "stablehlo.multiply"(%239, %246) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
%248 = "stablehlo.concatenate"(%230, %232, %245, %247) <{dimension = 0 : i64}> : (tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<72xf32>
%249 = "stablehlo.reshape"(%248) : (tensor<72xf32>) -> tensor<12x2x3xf32>
%250 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<18xui64>
%251 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<18xui64>
%252 = "stablehlo.add"(%251, %250) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%253 = "stablehlo.shift_right_logical"(%252, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%254 = "stablehlo.convert"(%252) : (tensor<18xui64>) -> tensor<18xui32>
%255 = "stablehlo.convert"(%253) : (tensor<18xui64>) -> tensor<18xui32>
%256 = "stablehlo.constant"() <{value = dense<72> : tensor<18xui32>}> : () -> tensor<18xui32>
%257 = "stablehlo.shift_right_logical"(%1, %26) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%258 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%259 = "stablehlo.convert"(%257) : (tensor<ui64>) -> tensor<ui32>
%260 = "stablehlo.convert"(%254) : (tensor<18xui32>) -> tensor<18xui64>
%261 = "stablehlo.multiply"(%260, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%262 = "stablehlo.shift_right_logical"(%261, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%263 = "stablehlo.convert"(%261) : (tensor<18xui64>) -> tensor<18xui32>
%264 = "stablehlo.convert"(%262) : (tensor<18xui64>) -> tensor<18xui32>
%265 = "stablehlo.convert"(%256) : (tensor<18xui32>) -> tensor<18xui64>
%266 = "stablehlo.multiply"(%265, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%267 = "stablehlo.shift_right_logical"(%266, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%268 = "stablehlo.convert"(%266) : (tensor<18xui64>) -> tensor<18xui32>
%269 = "stablehlo.convert"(%267) : (tensor<18xui64>) -> tensor<18xui32>
%270 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%271 = "stablehlo.xor"(%269, %255) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%272 = "stablehlo.xor"(%271, %270) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%273 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%274 = "stablehlo.xor"(%264, %25) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%275 = "stablehlo.xor"(%274, %273) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%276 = "stablehlo.add"(%258, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%277 = "stablehlo.add"(%259, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%278 = "stablehlo.convert"(%272) : (tensor<18xui32>) -> tensor<18xui64>
%279 = "stablehlo.multiply"(%278, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%280 = "stablehlo.shift_right_logical"(%279, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%281 = "stablehlo.convert"(%279) : (tensor<18xui64>) -> tensor<18xui32>
%282 = "stablehlo.convert"(%280) : (tensor<18xui64>) -> tensor<18xui32>
%283 = "stablehlo.convert"(%275) : (tensor<18xui32>) -> tensor<18xui64>
%284 = "stablehlo.multiply"(%283, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%285 = "stablehlo.shift_right_logical"(%284, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%286 = "stablehlo.convert"(%284) : (tensor<18xui64>) -> tensor<18xui32>
%287 = "stablehlo.convert"(%285) : (tensor<18xui64>) -> tensor<18xui32>
%288 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%289 = "stablehlo.xor"(%287, %268) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%290 = "stablehlo.xor"(%289, %288) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%291 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%292 = "stablehlo.xor"(%282, %263) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%293 = "stablehlo.xor"(%292, %291) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%294 = "stablehlo.add"(%276, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%295 = "stablehlo.add"(%277, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%296 = "stablehlo.convert"(%290) : (tensor<18xui32>) -> tensor<18xui64>
%297 = "stablehlo.multiply"(%296, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%298 = "stablehlo.shift_right_logical"(%297, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%299 = "stablehlo.convert"(%297) : (tensor<18xui64>) -> tensor<18xui32>
%300 = "stablehlo.convert"(%298) : (tensor<18xui64>) -> tensor<18xui32>
%301 = "stablehlo.convert"(%293) : (tensor<18xui32>) -> tensor<18xui64>
%302 = "stablehlo.multiply"(%301, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%303 = "stablehlo.shift_right_logical"(%302, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%304 = "stablehlo.convert"(%302) : (tensor<18xui64>) -> tensor<18xui32>
%305 = "stablehlo.convert"(%303) : (tensor<18xui64>) -> tensor<18xui32>
%306 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%307 = "stablehlo.xor"(%305, %286) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%308 = "stablehlo.xor"(%307, %306) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%309 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%310 = "stablehlo.xor"(%300, %281) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%311 = "stablehlo.xor"(%310, %309) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%312 = "stablehlo.add"(%294, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%313 = "stablehlo.add"(%295, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%314 = "stablehlo.convert"(%308) : (tensor<18xui32>) -> tensor<18xui64>
%315 = "stablehlo.multiply"(%314, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%316 = "stablehlo.shift_right_logical"(%315, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%317 = "stablehlo.convert"(%315) : (tensor<18xui64>) -> tensor<18xui32>
%318 = "stablehlo.convert"(%316) : (tensor<18xui64>) -> tensor<18xui32>
%319 = "stablehlo.convert"(%311) : (tensor<18xui32>) -> tensor<18xui64>
%320 = "stablehlo.multiply"(%319, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%321 = "stablehlo.shift_right_logical"(%320, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%322 = "stablehlo.convert"(%320) : (tensor<18xui64>) -> tensor<18xui32>
%323 = "stablehlo.convert"(%321) : (tensor<18xui64>) -> tensor<18xui32>
%324 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%325 = "stablehlo.xor"(%323, %304) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%326 = "stablehlo.xor"(%325, %324) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%327 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%328 = "stablehlo.xor"(%318, %299) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%329 = "stablehlo.xor"(%328, %327) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%330 = "stablehlo.add"(%312, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%331 = "stablehlo.add"(%313, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%332 = "stablehlo.convert"(%326) : (tensor<18xui32>) -> tensor<18xui64>
%333 = "stablehlo.multiply"(%332, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%334 = "stablehlo.shift_right_logical"(%333, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%335 = "stablehlo.convert"(%333) : (tensor<18xui64>) -> tensor<18xui32>
%336 = "stablehlo.convert"(%334) : (tensor<18xui64>) -> tensor<18xui32>
%337 = "stablehlo.convert"(%329) : (tensor<18xui32>) -> tensor<18xui64>
%338 = "stablehlo.multiply"(%337, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%339 = "stablehlo.shift_right_logical"(%338, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%340 = "stablehlo.convert"(%338) : (tensor<18xui64>) -> tensor<18xui32>
%341 = "stablehlo.convert"(%339) : (tensor<18xui64>) -> tensor<18xui32>
%342 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%343 = "stablehlo.xor"(%341, %322) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%344 = "stablehlo.xor"(%343, %342) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%345 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%346 = "stablehlo.xor"(%336, %317) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%347 = "stablehlo.xor"(%346, %345) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%348 = "stablehlo.add"(%330, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%349 = "stablehlo.add"(%331, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%350 = "stablehlo.convert"(%344) : (tensor<18xui32>) -> tensor<18xui64>
%351 = "stablehlo.multiply"(%350, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%352 = "stablehlo.shift_right_logical"(%351, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%353 = "stablehlo.convert"(%351) : (tensor<18xui64>) -> tensor<18xui32>
%354 = "stablehlo.convert"(%352) : (tensor<18xui64>) -> tensor<18xui32>
%355 = "stablehlo.convert"(%347) : (tensor<18xui32>) -> tensor<18xui64>
%356 = "stablehlo.multiply"(%355, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%357 = "stablehlo.shift_right_logical"(%356, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%358 = "stablehlo.convert"(%356) : (tensor<18xui64>) -> tensor<18xui32>
%359 = "stablehlo.convert"(%357) : (tensor<18xui64>) -> tensor<18xui32>
%360 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%361 = "stablehlo.xor"(%359, %340) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%362 = "stablehlo.xor"(%361, %360) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%363 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%364 = "stablehlo.xor"(%354, %335) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%365 = "stablehlo.xor"(%364, %363) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%366 = "stablehlo.add"(%348, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%367 = "stablehlo.add"(%349, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%368 = "stablehlo.convert"(%362) : (tensor<18xui32>) -> tensor<18xui64>
%369 = "stablehlo.multiply"(%368, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%370 = "stablehlo.shift_right_logical"(%369, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%371 = "stablehlo.convert"(%369) : (tensor<18xui64>) -> tensor<18xui32>
%372 = "stablehlo.convert"(%370) : (tensor<18xui64>) -> tensor<18xui32>
%373 = "stablehlo.convert"(%365) : (tensor<18xui32>) -> tensor<18xui64>
%374 = "stablehlo.multiply"(%373, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%375 = "stablehlo.shift_right_logical"(%374, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%376 = "stablehlo.convert"(%374) : (tensor<18xui64>) -> tensor<18xui32>
%377 = "stablehlo.convert"(%375) : (tensor<18xui64>) -> tensor<18xui32>
%378 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%379 = "stablehlo.xor"(%377, %358) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%380 = "stablehlo.xor"(%379, %378) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%381 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%382 = "stablehlo.xor"(%372, %353) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%383 = "stablehlo.xor"(%382, %381) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%384 = "stablehlo.add"(%366, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%385 = "stablehlo.add"(%367, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%386 = "stablehlo.convert"(%380) : (tensor<18xui32>) -> tensor<18xui64>
%387 = "stablehlo.multiply"(%386, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%388 = "stablehlo.shift_right_logical"(%387, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%389 = "stablehlo.convert"(%387) : (tensor<18xui64>) -> tensor<18xui32>
%390 = "stablehlo.convert"(%388) : (tensor<18xui64>) -> tensor<18xui32>
%391 = "stablehlo.convert"(%383) : (tensor<18xui32>) -> tensor<18xui64>
%392 = "stablehlo.multiply"(%391, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%393 = "stablehlo.shift_right_logical"(%392, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%394 = "stablehlo.convert"(%392) : (tensor<18xui64>) -> tensor<18xui32>
%395 = "stablehlo.convert"(%393) : (tensor<18xui64>) -> tensor<18xui32>
%396 = "stablehlo.broadcast_in_dim"(%384) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%397 = "stablehlo.xor"(%395, %376) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%398 = "stablehlo.xor"(%397, %396) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%399 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%400 = "stablehlo.xor"(%390, %371) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%401 = "stablehlo.xor"(%400, %399) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%402 = "stablehlo.add"(%384, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%403 = "stablehlo.add"(%385, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%404 = "stablehlo.convert"(%398) : (tensor<18xui32>) -> tensor<18xui64>
%405 = "stablehlo.multiply"(%404, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%406 = "stablehlo.shift_right_logical"(%405, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%407 = "stablehlo.convert"(%405) : (tensor<18xui64>) -> tensor<18xui32>
%408 = "stablehlo.convert"(%406) : (tensor<18xui64>) -> tensor<18xui32>
%409 = "stablehlo.convert"(%401) : (tensor<18xui32>) -> tensor<18xui64>
%410 = "stablehlo.multiply"(%409, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%411 = "stablehlo.shift_right_logical"(%410, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%412 = "stablehlo.convert"(%410) : (tensor<18xui64>) -> tensor<18xui32>
%413 = "stablehlo.convert"(%411) : (tensor<18xui64>) -> tensor<18xui32>
%414 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%415 = "stablehlo.xor"(%413, %394) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%416 = "stablehlo.xor"(%415, %414) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%417 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%418 = "stablehlo.xor"(%408, %389) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%419 = "stablehlo.xor"(%418, %417) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%420 = "stablehlo.add"(%402, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.add"(%403, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.convert"(%416) : (tensor<18xui32>) -> tensor<18xui64>
%423 = "stablehlo.multiply"(%422, %31) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%424 = "stablehlo.shift_right_logical"(%423, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%425 = "stablehlo.convert"(%423) : (tensor<18xui64>) -> tensor<18xui32>
%426 = "stablehlo.convert"(%424) : (tensor<18xui64>) -> tensor<18xui32>
%427 = "stablehlo.convert"(%419) : (tensor<18xui32>) -> tensor<18xui64>
%428 = "stablehlo.multiply"(%427, %37) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%429 = "stablehlo.shift_right_logical"(%428, %20) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%430 = "stablehlo.convert"(%428) : (tensor<18xui64>) -> tensor<18xui32>
%431 = "stablehlo.convert"(%429) : (tensor<18xui64>) -> tensor<18xui32>
%432 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%433 = "stablehlo.xor"(%431, %412) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%434 = "stablehlo.xor"(%433, %432) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%435 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%436 = "stablehlo.xor"(%426, %407) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%437 = "stablehlo.xor"(%436, %435) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%438 = "stablehlo.concatenate"(%434, %430, %437, %425) <{dimension = 0 : i64}> : (tensor<18xui32>, tensor<18xui32>, tensor<18xui32>, tensor<18xui32>) -> tensor<72xui32>
%439 = "stablehlo.reshape"(%438) : (tensor<72xui32>) -> tensor<12x2x3xui32>
%440 = "stablehlo.convert"(%439) : (tensor<12x2x3xui32>) -> tensor<12x2x3xf32>
%441 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%442 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%443 = "stablehlo.multiply"(%440, %442) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%444 = "stablehlo.add"(%443, %441) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%445 = "stablehlo.multiply"(%16, %249) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%446 = "stablehlo.add"(%445, %15) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%447 = "stablehlo.multiply"(%446, %446) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%448 = "stablehlo.multiply"(%447, %446) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%449 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%450 = "stablehlo.compare"(%448, %449) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%451 = "stablehlo.select"(%450, %448, %15) : (tensor<12x2x3xi1>, tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%452 = "stablehlo.log"(%451) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%453 = "stablehlo.multiply"(%11, %452) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%454 = "stablehlo.multiply"(%11, %448) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%455 = "stablehlo.multiply"(%249, %249) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%456 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%457 = "stablehlo.multiply"(%455, %456) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%458 = "stablehlo.add"(%457, %11) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%459 = "stablehlo.subtract"(%458, %454) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%460 = "stablehlo.add"(%459, %453) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%461 = "stablehlo.log"(%444) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%462 = "stablehlo.compare"(%461, %460) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%463 = "stablehlo.compare"(%448, %449) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%464 = "stablehlo.and"(%463, %462) : (tensor<12x2x3xi1>, tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%465 = "stablehlo.multiply"(%11, %448) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%466 = "stablehlo.slice"(%465) <{start_indices = array<i64: 11, 0, 0>, limit_indices = array<i64: 12, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%467 = "stablehlo.reshape"(%466) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%468 = "stablehlo.slice"(%464) <{start_indices = array<i64: 11, 0, 0>, limit_indices = array<i64: 12, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%469 = "stablehlo.reshape"(%468) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%470 = "stablehlo.select"(%469, %467, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%471 = "stablehlo.slice"(%465) <{start_indices = array<i64: 10, 0, 0>, limit_indices = array<i64: 11, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%472 = "stablehlo.reshape"(%471) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%473 = "stablehlo.slice"(%464) <{start_indices = array<i64: 10, 0, 0>, limit_indices = array<i64: 11, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%474 = "stablehlo.reshape"(%473) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%475 = "stablehlo.select"(%474, %472, %470) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%476 = "stablehlo.slice"(%465) <{start_indices = array<i64: 9, 0, 0>, limit_indices = array<i64: 10, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%477 = "stablehlo.reshape"(%476) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%478 = "stablehlo.slice"(%464) <{start_indices = array<i64: 9, 0, 0>, limit_indices = array<i64: 10, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%479 = "stablehlo.reshape"(%478) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%480 = "stablehlo.select"(%479, %477, %475) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%481 = "stablehlo.slice"(%465) <{start_indices = array<i64: 8, 0, 0>, limit_indices = array<i64: 9, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%482 = "stablehlo.reshape"(%481) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%483 = "stablehlo.slice"(%464) <{start_indices = array<i64: 8, 0, 0>, limit_indices = array<i64: 9, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%484 = "stablehlo.reshape"(%483) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%485 = "stablehlo.select"(%484, %482, %480) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%486 = "stablehlo.slice"(%465) <{start_indices = array<i64: 7, 0, 0>, limit_indices = array<i64: 8, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%487 = "stablehlo.reshape"(%486) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%488 = "stablehlo.slice"(%464) <{start_indices = array<i64: 7, 0, 0>, limit_indices = array<i64: 8, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%489 = "stablehlo.reshape"(%488) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%490 = "stablehlo.select"(%489, %487, %485) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%491 = "stablehlo.slice"(%465) <{start_indices = array<i64: 6, 0, 0>, limit_indices = array<i64: 7, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%492 = "stablehlo.reshape"(%491) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%493 = "stablehlo.slice"(%464) <{start_indices = array<i64: 6, 0, 0>, limit_indices = array<i64: 7, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%494 = "stablehlo.reshape"(%493) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%495 = "stablehlo.select"(%494, %492, %490) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%496 = "stablehlo.slice"(%465) <{start_indices = array<i64: 5, 0, 0>, limit_indices = array<i64: 6, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%497 = "stablehlo.reshape"(%496) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%498 = "stablehlo.slice"(%464) <{start_indices = array<i64: 5, 0, 0>, limit_indices = array<i64: 6, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%499 = "stablehlo.reshape"(%498) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%500 = "stablehlo.select"(%499, %497, %495) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%501 = "stablehlo.slice"(%465) <{start_indices = array<i64: 4, 0, 0>, limit_indices = array<i64: 5, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%502 = "stablehlo.reshape"(%501) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%503 = "stablehlo.slice"(%464) <{start_indices = array<i64: 4, 0, 0>, limit_indices = array<i64: 5, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%504 = "stablehlo.reshape"(%503) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%505 = "stablehlo.select"(%504, %502, %500) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%506 = "stablehlo.slice"(%465) <{start_indices = array<i64: 3, 0, 0>, limit_indices = array<i64: 4, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%507 = "stablehlo.reshape"(%506) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%508 = "stablehlo.slice"(%464) <{start_indices = array<i64: 3, 0, 0>, limit_indices = array<i64: 4, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%509 = "stablehlo.reshape"(%508) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%510 = "stablehlo.select"(%509, %507, %505) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%511 = "stablehlo.slice"(%465) <{start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 3, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%512 = "stablehlo.reshape"(%511) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%513 = "stablehlo.slice"(%464) <{start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 3, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%514 = "stablehlo.reshape"(%513) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%515 = "stablehlo.select"(%514, %512, %510) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%516 = "stablehlo.slice"(%465) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%517 = "stablehlo.reshape"(%516) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%518 = "stablehlo.slice"(%464) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%519 = "stablehlo.reshape"(%518) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%520 = "stablehlo.select"(%519, %517, %515) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%521 = "stablehlo.slice"(%465) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%522 = "stablehlo.reshape"(%521) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%523 = "stablehlo.slice"(%464) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%524 = "stablehlo.reshape"(%523) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%525 = "stablehlo.select"(%524, %522, %520) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%526 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%527 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%528 = "stablehlo.add"(%527, %526) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%529 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%530 = "stablehlo.shift_right_logical"(%528, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%531 = "stablehlo.convert"(%528) : (tensor<2xui64>) -> tensor<2xui32>
%532 = "stablehlo.convert"(%530) : (tensor<2xui64>) -> tensor<2xui32>
%533 = "stablehlo.constant"() <{value = dense<80> : tensor<2xui32>}> : () -> tensor<2xui32>
%534 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%535 = "stablehlo.shift_right_logical"(%1, %26) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%536 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%537 = "stablehlo.convert"(%535) : (tensor<ui64>) -> tensor<ui32>
%538 = "stablehlo.convert"(%531) : (tensor<2xui32>) -> tensor<2xui64>
%539 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%540 = "stablehlo.multiply"(%538, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%541 = "stablehlo.shift_right_logical"(%540, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%542 = "stablehlo.convert"(%540) : (tensor<2xui64>) -> tensor<2xui32>
%543 = "stablehlo.convert"(%541) : (tensor<2xui64>) -> tensor<2xui32>
%544 = "stablehlo.convert"(%533) : (tensor<2xui32>) -> tensor<2xui64>
%545 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%546 = "stablehlo.multiply"(%544, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%547 = "stablehlo.shift_right_logical"(%546, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%548 = "stablehlo.convert"(%546) : (tensor<2xui64>) -> tensor<2xui32>
%549 = "stablehlo.convert"(%547) : (tensor<2xui64>) -> tensor<2xui32>
%550 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%551 = "stablehlo.xor"(%549, %532) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%552 = "stablehlo.xor"(%551, %550) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%553 = "stablehlo.broadcast_in_dim"(%537) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%554 = "stablehlo.xor"(%543, %534) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%555 = "stablehlo.xor"(%554, %553) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%556 = "stablehlo.add"(%536, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.add"(%537, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.convert"(%552) : (tensor<2xui32>) -> tensor<2xui64>
%559 = "stablehlo.multiply"(%558, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%560 = "stablehlo.shift_right_logical"(%559, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%561 = "stablehlo.convert"(%559) : (tensor<2xui64>) -> tensor<2xui32>
%562 = "stablehlo.convert"(%560) : (tensor<2xui64>) -> tensor<2xui32>
%563 = "stablehlo.convert"(%555) : (tensor<2xui32>) -> tensor<2xui64>
%564 = "stablehlo.multiply"(%563, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%565 = "stablehlo.shift_right_logical"(%564, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%566 = "stablehlo.convert"(%564) : (tensor<2xui64>) -> tensor<2xui32>
%567 = "stablehlo.convert"(%565) : (tensor<2xui64>) -> tensor<2xui32>
%568 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%569 = "stablehlo.xor"(%567, %548) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%570 = "stablehlo.xor"(%569, %568) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%571 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%572 = "stablehlo.xor"(%562, %542) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%573 = "stablehlo.xor"(%572, %571) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%574 = "stablehlo.add"(%556, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.add"(%557, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.convert"(%570) : (tensor<2xui32>) -> tensor<2xui64>
%577 = "stablehlo.multiply"(%576, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%578 = "stablehlo.shift_right_logical"(%577, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%579 = "stablehlo.convert"(%577) : (tensor<2xui64>) -> tensor<2xui32>
%580 = "stablehlo.convert"(%578) : (tensor<2xui64>) -> tensor<2xui32>
%581 = "stablehlo.convert"(%573) : (tensor<2xui32>) -> tensor<2xui64>
%582 = "stablehlo.multiply"(%581, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%583 = "stablehlo.shift_right_logical"(%582, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%584 = "stablehlo.convert"(%582) : (tensor<2xui64>) -> tensor<2xui32>
%585 = "stablehlo.convert"(%583) : (tensor<2xui64>) -> tensor<2xui32>
%586 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%587 = "stablehlo.xor"(%585, %566) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%588 = "stablehlo.xor"(%587, %586) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%589 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%590 = "stablehlo.xor"(%580, %561) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%591 = "stablehlo.xor"(%590, %589) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%592 = "stablehlo.add"(%574, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.add"(%575, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.convert"(%588) : (tensor<2xui32>) -> tensor<2xui64>
%595 = "stablehlo.multiply"(%594, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%596 = "stablehlo.shift_right_logical"(%595, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%597 = "stablehlo.convert"(%595) : (tensor<2xui64>) -> tensor<2xui32>
%598 = "stablehlo.convert"(%596) : (tensor<2xui64>) -> tensor<2xui32>
%599 = "stablehlo.convert"(%591) : (tensor<2xui32>) -> tensor<2xui64>
%600 = "stablehlo.multiply"(%599, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%601 = "stablehlo.shift_right_logical"(%600, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%602 = "stablehlo.convert"(%600) : (tensor<2xui64>) -> tensor<2xui32>
%603 = "stablehlo.convert"(%601) : (tensor<2xui64>) -> tensor<2xui32>
%604 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%605 = "stablehlo.xor"(%603, %584) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%606 = "stablehlo.xor"(%605, %604) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%607 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%608 = "stablehlo.xor"(%598, %579) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%609 = "stablehlo.xor"(%608, %607) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%610 = "stablehlo.add"(%592, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.add"(%593, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.convert"(%606) : (tensor<2xui32>) -> tensor<2xui64>
%613 = "stablehlo.multiply"(%612, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%614 = "stablehlo.shift_right_logical"(%613, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%615 = "stablehlo.convert"(%613) : (tensor<2xui64>) -> tensor<2xui32>
%616 = "stablehlo.convert"(%614) : (tensor<2xui64>) -> tensor<2xui32>
%617 = "stablehlo.convert"(%609) : (tensor<2xui32>) -> tensor<2xui64>
%618 = "stablehlo.multiply"(%617, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%619 = "stablehlo.shift_right_logical"(%618, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%620 = "stablehlo.convert"(%618) : (tensor<2xui64>) -> tensor<2xui32>
%621 = "stablehlo.convert"(%619) : (tensor<2xui64>) -> tensor<2xui32>
%622 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%623 = "stablehlo.xor"(%621, %602) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%624 = "stablehlo.xor"(%623, %622) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%625 = "stablehlo.broadcast_in_dim"(%611) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%626 = "stablehlo.xor"(%616, %597) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%627 = "stablehlo.xor"(%626, %625) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%628 = "stablehlo.add"(%610, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%629 = "stablehlo.add"(%611, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%630 = "stablehlo.convert"(%624) : (tensor<2xui32>) -> tensor<2xui64>
%631 = "stablehlo.multiply"(%630, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%632 = "stablehlo.shift_right_logical"(%631, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%633 = "stablehlo.convert"(%631) : (tensor<2xui64>) -> tensor<2xui32>
%634 = "stablehlo.convert"(%632) : (tensor<2xui64>) -> tensor<2xui32>
%635 = "stablehlo.convert"(%627) : (tensor<2xui32>) -> tensor<2xui64>
%636 = "stablehlo.multiply"(%635, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%637 = "stablehlo.shift_right_logical"(%636, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%638 = "stablehlo.convert"(%636) : (tensor<2xui64>) -> tensor<2xui32>
%639 = "stablehlo.convert"(%637) : (tensor<2xui64>) -> tensor<2xui32>
%640 = "stablehlo.broadcast_in_dim"(%628) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%641 = "stablehlo.xor"(%639, %620) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%642 = "stablehlo.xor"(%641, %640) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%643 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%644 = "stablehlo.xor"(%634, %615) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%645 = "stablehlo.xor"(%644, %643) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%646 = "stablehlo.add"(%628, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%647 = "stablehlo.add"(%629, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%648 = "stablehlo.convert"(%642) : (tensor<2xui32>) -> tensor<2xui64>
%649 = "stablehlo.multiply"(%648, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%650 = "stablehlo.shift_right_logical"(%649, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%651 = "stablehlo.convert"(%649) : (tensor<2xui64>) -> tensor<2xui32>
%652 = "stablehlo.convert"(%650) : (tensor<2xui64>) -> tensor<2xui32>
%653 = "stablehlo.convert"(%645) : (tensor<2xui32>) -> tensor<2xui64>
%654 = "stablehlo.multiply"(%653, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%655 = "stablehlo.shift_right_logical"(%654, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%656 = "stablehlo.convert"(%654) : (tensor<2xui64>) -> tensor<2xui32>
%657 = "stablehlo.convert"(%655) : (tensor<2xui64>) -> tensor<2xui32>
%658 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%659 = "stablehlo.xor"(%657, %638) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%660 = "stablehlo.xor"(%659, %658) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%661 = "stablehlo.broadcast_in_dim"(%647) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%662 = "stablehlo.xor"(%652, %633) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%663 = "stablehlo.xor"(%662, %661) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%664 = "stablehlo.add"(%646, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%665 = "stablehlo.add"(%647, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%666 = "stablehlo.convert"(%660) : (tensor<2xui32>) -> tensor<2xui64>
%667 = "stablehlo.multiply"(%666, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%668 = "stablehlo.shift_right_logical"(%667, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%669 = "stablehlo.convert"(%667) : (tensor<2xui64>) -> tensor<2xui32>
%670 = "stablehlo.convert"(%668) : (tensor<2xui64>) -> tensor<2xui32>
%671 = "stablehlo.convert"(%663) : (tensor<2xui32>) -> tensor<2xui64>
%672 = "stablehlo.multiply"(%671, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%673 = "stablehlo.shift_right_logical"(%672, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%674 = "stablehlo.convert"(%672) : (tensor<2xui64>) -> tensor<2xui32>
%675 = "stablehlo.convert"(%673) : (tensor<2xui64>) -> tensor<2xui32>
%676 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%677 = "stablehlo.xor"(%675, %656) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%678 = "stablehlo.xor"(%677, %676) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%679 = "stablehlo.broadcast_in_dim"(%665) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%680 = "stablehlo.xor"(%670, %651) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%681 = "stablehlo.xor"(%680, %679) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%682 = "stablehlo.add"(%664, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%683 = "stablehlo.add"(%665, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%684 = "stablehlo.convert"(%678) : (tensor<2xui32>) -> tensor<2xui64>
%685 = "stablehlo.multiply"(%684, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%686 = "stablehlo.shift_right_logical"(%685, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%687 = "stablehlo.convert"(%685) : (tensor<2xui64>) -> tensor<2xui32>
%688 = "stablehlo.convert"(%686) : (tensor<2xui64>) -> tensor<2xui32>
%689 = "stablehlo.convert"(%681) : (tensor<2xui32>) -> tensor<2xui64>
%690 = "stablehlo.multiply"(%689, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%691 = "stablehlo.shift_right_logical"(%690, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%692 = "stablehlo.convert"(%690) : (tensor<2xui64>) -> tensor<2xui32>
%693 = "stablehlo.convert"(%691) : (tensor<2xui64>) -> tensor<2xui32>
%694 = "stablehlo.broadcast_in_dim"(%682) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%695 = "stablehlo.xor"(%693, %674) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%696 = "stablehlo.xor"(%695, %694) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%697 = "stablehlo.broadcast_in_dim"(%683) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%698 = "stablehlo.xor"(%688, %669) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%699 = "stablehlo.xor"(%698, %697) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%700 = "stablehlo.add"(%682, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%701 = "stablehlo.add"(%683, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%702 = "stablehlo.convert"(%696) : (tensor<2xui32>) -> tensor<2xui64>
%703 = "stablehlo.multiply"(%702, %539) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%704 = "stablehlo.shift_right_logical"(%703, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%705 = "stablehlo.convert"(%703) : (tensor<2xui64>) -> tensor<2xui32>
%706 = "stablehlo.convert"(%704) : (tensor<2xui64>) -> tensor<2xui32>
%707 = "stablehlo.convert"(%699) : (tensor<2xui32>) -> tensor<2xui64>
%708 = "stablehlo.multiply"(%707, %545) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%709 = "stablehlo.shift_right_logical"(%708, %529) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%710 = "stablehlo.convert"(%708) : (tensor<2xui64>) -> tensor<2xui32>
%711 = "stablehlo.convert"(%709) : (tensor<2xui64>) -> tensor<2xui32>
%712 = "stablehlo.broadcast_in_dim"(%700) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%713 = "stablehlo.xor"(%711, %692) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%714 = "stablehlo.xor"(%713, %712) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%715 = "stablehlo.broadcast_in_dim"(%701) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%716 = "stablehlo.xor"(%706, %687) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%717 = "stablehlo.xor"(%716, %715) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%718 = "stablehlo.concatenate"(%714, %710, %717, %705) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%719 = "stablehlo.slice"(%718) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%720 = "stablehlo.reshape"(%719) : (tensor<6xui32>) -> tensor<2x3xui32>
%721 = "stablehlo.convert"(%720) : (tensor<2x3xui32>) -> tensor<2x3xf32>
%722 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%723 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%724 = "stablehlo.multiply"(%721, %723) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%725 = "stablehlo.add"(%724, %722) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%726 = "stablehlo.divide"(%5, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%727 = "stablehlo.power"(%725, %726) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%728 = "stablehlo.multiply"(%525, %727) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%729 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%730 = "stablehlo.select"(%729, %728, %525) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%731 = "stablehlo.constant"() <{value = dense<0x00800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%732 = "stablehlo.maximum"(%730, %731) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%732) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
