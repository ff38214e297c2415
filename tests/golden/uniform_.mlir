"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%5 = "stablehlo.add"(%4, %3) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%6 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%7 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%8 = "stablehlo.convert"(%5) : (tensor<2xui64>) -> tensor<2xui32>
%9 = "stablehlo.convert"(%7) : (tensor<2xui64>) -> tensor<2xui32>
%10 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%11 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%1, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.convert"(%8) : (tensor<2xui32>) -> tensor<2xui64>
%16 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%18 = "stablehlo.shift_right_logical"(%17, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%19 = "stablehlo.convert"(%17) : (tensor<2xui64>) -> tensor<2xui32>
%20 = "stablehlo.convert"(%18) : (tensor<2xui64>) -> tensor<2xui32>
%21 = "stablehlo.convert"(%10) : (tensor<2xui32>) -> tensor<2xui64>
%22 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%24 = "stablehlo.shift_right_logical"(%23, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%25 = "stablehlo.convert"(%23) : (tensor<2xui64>) -> tensor<2xui32>
%26 = "stablehlo.convert"(%24) : (tensor<2xui64>) -> tensor<2xui32>
%27 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%28 = "stablehlo.xor"(%26, %9) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%29 = "stablehlo.xor"(%28, %27) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%30 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%31 = "stablehlo.xor"(%20, %10) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%32 = "stablehlo.xor"(%31, %30) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%33 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%34 = "stablehlo.add"(%13, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%36 = "stablehlo.add"(%14, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.convert"(%29) : (tensor<2xui32>) -> tensor<2xui64>
%38 = "stablehlo.multiply"(%37, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%39 = "stablehlo.shift_right_logical"(%38, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%40 = "stablehlo.convert"(%38) : (tensor<2xui64>) -> tensor<2xui32>
%41 = "stablehlo.convert"(%39) : (tensor<2xui64>) -> tensor<2xui32>
%42 = "stablehlo.convert"(%32) : (tensor<2xui32>) -> tensor<2xui64>
%43 = "stablehlo.multiply"(%42, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%44 = "stablehlo.shift_right_logical"(%43, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%45 = "stablehlo.convert"(%43) : (tensor<2xui64>) -> tensor<2xui32>
%46 = "stablehlo.convert"(%44) : (tensor<2xui64>) -> tensor<2xui32>
%47 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%48 = "stablehlo.xor"(%46, %25) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%49 = "stablehlo.xor"(%48, %47) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%50 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%51 = "stablehlo.xor"(%41, %19) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%52 = "stablehlo.xor"(%51, %50) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%53 = "stablehlo.add"(%34, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.add"(%36, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.convert"(%49) : (tensor<2xui32>) -> tensor<2xui64>
%56 = "stablehlo.multiply"(%55, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%57 = "stablehlo.shift_right_logical"(%56, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%58 = "stablehlo.convert"(%56) : (tensor<2xui64>) -> tensor<2xui32>
%59 = "stablehlo.convert"(%57) : (tensor<2xui64>) -> tensor<2xui32>
%60 = "stablehlo.convert"(%52) : (tensor<2xui32>) -> tensor<2xui64>
%61 = "stablehlo.multiply"(%60, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%62 = "stablehlo.shift_right_logical"(%61, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%63 = "stablehlo.convert"(%61) : (tensor<2xui64>) -> tensor<2xui32>
%64 = "stablehlo.convert"(%62) : (tensor<2xui64>) -> tensor<2xui32>
%65 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%66 = "stablehlo.xor"(%64, %45) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%67 = "stablehlo.xor"(%66, %65) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%68 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%69 = "stablehlo.xor"(%59, %40) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%70 = "stablehlo.xor"(%69, %68) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%71 = "stablehlo.add"(%53, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%54, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.convert"(%67) : (tensor<2xui32>) -> tensor<2xui64>
%74 = "stablehlo.multiply"(%73, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%75 = "stablehlo.shift_right_logical"(%74, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%76 = "stablehlo.convert"(%74) : (tensor<2xui64>) -> tensor<2xui32>
%77 = "stablehlo.convert"(%75) : (tensor<2xui64>) -> tensor<2xui32>
%78 = "stablehlo.convert"(%70) : (tensor<2xui32>) -> tensor<2xui64>
%79 = "stablehlo.multiply"(%78, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%80 = "stablehlo.shift_right_logical"(%79, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%81 = "stablehlo.convert"(%79) : (tensor<2xui64>) -> tensor<2xui32>
%82 = "stablehlo.convert"(%80) : (tensor<2xui64>) -> tensor<2xui32>
%83 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%84 = "stablehlo.xor"(%82, %63) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%85 = "stablehlo.xor"(%84, %83) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%86 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%87 = "stablehlo.xor"(%77, %58) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%88 = "stablehlo.xor"(%87, %86) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%89 = "stablehlo.add"(%71, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.add"(%72, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.convert"(%85) : (tensor<2xui32>) -> tensor<2xui64>
%92 = "stablehlo.multiply"(%91, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%93 = "stablehlo.shift_right_logical"(%92, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%94 = "stablehlo.convert"(%92) : (tensor<2xui64>) -> tensor<2xui32>
%95 = "stablehlo.convert"(%93) : (tensor<2xui64>) -> tensor<2xui32>
%96 = "stablehlo.convert"(%88) : (tensor<2xui32>) -> tensor<2xui64>
%97 = "stablehlo.multiply"(%96, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%98 = "stablehlo.shift_right_logical"(%97, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%99 = "stablehlo.convert"(%97) : (tensor<2xui64>) -> tensor<2xui32>
%100 = "stablehlo.convert"(%98) : (tensor<2xui64>) -> tensor<2xui32>
%101 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%102 = "stablehlo.xor"(%100, %81) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%103 = "stablehlo.xor"(%102, %101) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%104 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%105 = "stablehlo.xor"(%95, %76) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%106 = "stablehlo.xor"(%105, %104) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%107 = "stablehlo.add"(%89, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%90, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.convert"(%103) : (tensor<2xui32>) -> tensor<2xui64>
%110 = "stablehlo.multiply"(%109, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%111 = "stablehlo.shift_right_logical"(%110, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%112 = "stablehlo.convert"(%110) : (tensor<2xui64>) -> tensor<2xui32>
%113 = "stablehlo.convert"(%111) : (tensor<2xui64>) -> tensor<2xui32>
%114 = "stablehlo.convert"(%106) : (tensor<2xui32>) -> tensor<2xui64>
%115 = "stablehlo.multiply"(%114, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%116 = "stablehlo.shift_right_logical"(%115, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%117 = "stablehlo.convert"(%115) : (tensor<2xui64>) -> tensor<2xui32>
%118 = "stablehlo.convert"(%116) : (tensor<2xui64>) -> tensor<2xui32>
%119 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%120 = "stablehlo.xor"(%118, %99) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%121 = "stablehlo.xor"(%120, %119) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%122 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%123 = "stablehlo.xor"(%113, %94) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%124 = "stablehlo.xor"(%123, %122) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%125 = "stablehlo.add"(%107, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.add"(%108, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.convert"(%121) : (tensor<2xui32>) -> tensor<2xui64>
%128 = "stablehlo.multiply"(%127, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%129 = "stablehlo.shift_right_logical"(%128, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%130 = "stablehlo.convert"(%128) : (tensor<2xui64>) -> tensor<2xui32>
%131 = "stablehlo.convert"(%129) : (tensor<2xui64>) -> tensor<2xui32>
%132 = "stablehlo.convert"(%124) : (tensor<2xui32>) -> tensor<2xui64>
%133 = "stablehlo.multiply"(%132, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%134 = "stablehlo.shift_right_logical"(%133, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%135 = "stablehlo.convert"(%133) : (tensor<2xui64>) -> tensor<2xui32>
%136 = "stablehlo.convert"(%134) : (tensor<2xui64>) -> tensor<2xui32>
%137 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%138 = "stablehlo.xor"(%136, %117) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%139 = "stablehlo.xor"(%138, %137) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%140 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%141 = "stablehlo.xor"(%131, %112) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%142 = "stablehlo.xor"(%141, %140) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%143 = "stablehlo.add"(%125, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.add"(%126, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.convert"(%139) : (tensor<2xui32>) -> tensor<2xui64>
%146 = "stablehlo.multiply"(%145, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%147 = "stablehlo.shift_right_logical"(%146, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%148 = "stablehlo.convert"(%146) : (tensor<2xui64>) -> tensor<2xui32>
%149 = "stablehlo.convert"(%147) : (tensor<2xui64>) -> tensor<2xui32>
%150 = "stablehlo.convert"(%142) : (tensor<2xui32>) -> tensor<2xui64>
%151 = "stablehlo.multiply"(%150, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%152 = "stablehlo.shift_right_logical"(%151, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%153 = "stablehlo.convert"(%151) : (tensor<2xui64>) -> tensor<2xui32>
%154 = "stablehlo.convert"(%152) : (tensor<2xui64>) -> tensor<2xui32>
%155 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%156 = "stablehlo.xor"(%154, %135) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%157 = "stablehlo.xor"(%156, %155) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%158 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%159 = "stablehlo.xor"(%149, %130) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%160 = "stablehlo.xor"(%159, %158) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%161 = "stablehlo.add"(%143, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%144, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.convert"(%157) : (tensor<2xui32>) -> tensor<2xui64>
%164 = "stablehlo.multiply"(%163, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%165 = "stablehlo.shift_right_logical"(%164, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%166 = "stablehlo.convert"(%164) : (tensor<2xui64>) -> tensor<2xui32>
%167 = "stablehlo.convert"(%165) : (tensor<2xui64>) -> tensor<2xui32>
%168 = "stablehlo.convert"(%160) : (tensor<2xui32>) -> tensor<2xui64>
%169 = "stablehlo.multiply"(%168, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%170 = "stablehlo.shift_right_logical"(%169, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%171 = "stablehlo.convert"(%169) : (tensor<2xui64>) -> tensor<2xui32>
%172 = "stablehlo.convert"(%170) : (tensor<2xui64>) -> tensor<2xui32>
%173 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%174 = "stablehlo.xor"(%172, %153) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%175 = "stablehlo.xor"(%174, %173) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%176 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%177 = "stablehlo.xor"(%167, %148) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%178 = "stablehlo.xor"(%177, %176) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%179 = "stablehlo.add"(%161, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%162, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.convert"(%175) : (tensor<2xui32>) -> tensor<2xui64>
%182 = "stablehlo.multiply"(%181, %16) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%183 = "stablehlo.shift_right_logical"(%182, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%184 = "stablehlo.convert"(%182) : (tensor<2xui64>) -> tensor<2xui32>
%185 = "stablehlo.convert"(%183) : (tensor<2xui64>) -> tensor<2xui32>
%186 = "stablehlo.convert"(%178) : (tensor<2xui32>) -> tensor<2xui64>
%187 = "stablehlo.multiply"(%186, %22) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%188 = "stablehlo.shift_right_logical"(%187, %6) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%189 = "stablehlo.convert"(%187) : (tensor<2xui64>) -> tensor<2xui32>
%190 = "stablehlo.convert"(%188) : (tensor<2xui64>) -> tensor<2xui32>
%191 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%192 = "stablehlo.xor"(%190, %171) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%193 = "stablehlo.xor"(%192, %191) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%194 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%195 = "stablehlo.xor"(%185, %166) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%196 = "stablehlo.xor"(%195, %194) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%197 = "stablehlo.concatenate"(%193, %189, %196, %184) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%198 = "stablehlo.slice"(%197) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%199 = "stablehlo.reshape"(%198) : (tensor<6xui32>) -> tensor<2x3xui32>
%200 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
%201 = "stablehlo.shift_right_logical"(%199, %200) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
%202 = "stablehlo.convert"(%201) : (tensor<2x3xui32>) -> tensor<2x3xi32>
%203 = "stablehlo.convert"(%202) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%204 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%205 = "stablehlo.multiply"(%203, %204) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%205) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
