"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<ui64>, %2: tensor<ui64>):
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%5 = "stablehlo.not"(%4) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%6 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() <{value = dense<16> : tensor<ui64>}> : () -> tensor<ui64>
%12 = "stablehlo.multiply"(%2, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.constant"() <{value = dense<0x41200000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%14 = "stablehlo.compare"(%0, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%15 = "stablehlo.select"(%14, %13, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<12x2x3xf32>
%17 = "stablehlo.sqrt"(%16) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%18 = "stablehlo.constant"() <{value = dense<0x4021EB85> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%20 = "stablehlo.constant"() <{value = dense<0x3F6E5604> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%22 = "stablehlo.constant"() <{value = dense<0x3CCB6849> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%24 = "stablehlo.constant"() <{value = dense<0x3D71A9FC> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%25 = "stablehlo.subtract"(%23, %24) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%26 = "stablehlo.constant"() <{value = dense<0x4059999A> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%27 = "stablehlo.subtract"(%21, %26) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%28 = "stablehlo.constant"() <{value = dense<0x3F90FF97> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%29 = "stablehlo.divide"(%28, %27) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%30 = "stablehlo.constant"() <{value = dense<0x3F8FDBF5> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%32 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<18xui64>
%33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<18xui64>
%34 = "stablehlo.add"(%33, %32) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%35 = "stablehlo.constant"() <{value = dense<32> : tensor<18xui64>}> : () -> tensor<18xui64>
%36 = "stablehlo.shift_right_logical"(%34, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%37 = "stablehlo.convert"(%34) : (tensor<18xui64>) -> tensor<18xui32>
%38 = "stablehlo.convert"(%36) : (tensor<18xui64>) -> tensor<18xui32>
%39 = "stablehlo.constant"() <{value = dense<88> : tensor<18xui32>}> : () -> tensor<18xui32>
%40 = "stablehlo.constant"() <{value = dense<0> : tensor<18xui32>}> : () -> tensor<18xui32>
%41 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
%42 = "stablehlo.shift_right_logical"(%1, %41) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%43 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%44 = "stablehlo.convert"(%42) : (tensor<ui64>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<18xui32>) -> tensor<18xui64>
%46 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<18xui64>}> : () -> tensor<18xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%48 = "stablehlo.shift_right_logical"(%47, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%49 = "stablehlo.convert"(%47) : (tensor<18xui64>) -> tensor<18xui32>
%50 = "stablehlo.convert"(%48) : (tensor<18xui64>) -> tensor<18xui32>
%51 = "stablehlo.convert"(%39) : (tensor<18xui32>) -> tensor<18xui64>
%52 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<18xui64>}> : () -> tensor<18xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%54 = "stablehlo.shift_right_logical"(%53, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%55 = "stablehlo.convert"(%53) : (tensor<18xui64>) -> tensor<18xui32>
%56 = "stablehlo.convert"(%54) : (tensor<18xui64>) -> tensor<18xui32>
%57 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%58 = "stablehlo.xor"(%56, %38) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%59 = "stablehlo.xor"(%58, %57) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%60 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%61 = "stablehlo.xor"(%50, %40) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%62 = "stablehlo.xor"(%61, %60) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%63 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
%64 = "stablehlo.add"(%43, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
%66 = "stablehlo.add"(%44, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.convert"(%59) : (tensor<18xui32>) -> tensor<18xui64>
%68 = "stablehlo.multiply"(%67, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%69 = "stablehlo.shift_right_logical"(%68, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%70 = "stablehlo.convert"(%68) : (tensor<18xui64>) -> tensor<18xui32>
%71 = "stablehlo.convert"(%69) : (tensor<18xui64>) -> tensor<18xui32>
%72 = "stablehlo.convert"(%62) : (tensor<18xui32>) -> tensor<18xui64>
%73 = "stablehlo.multiply"(%72, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%74 = "stablehlo.shift_right_logical"(%73, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%75 = "stablehlo.convert"(%73) : (tensor<18xui64>) -> tensor<18xui32>
%76 = "stablehlo.convert"(%74) : (tensor<18xui64>) -> tensor<18xui32>
%77 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%78 = "stablehlo.xor"(%76, %55) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%79 = "stablehlo.xor"(%78, %77) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%80 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%81 = "stablehlo.xor"(%71, %49) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%82 = "stablehlo.xor"(%81, %80) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%83 = "stablehlo.add"(%64, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%66, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.convert"(%79) : (tensor<18xui32>) -> tensor<18xui64>
%86 = "stablehlo.multiply"(%85, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%87 = "stablehlo.shift_right_logical"(%86, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%88 = "stablehlo.convert"(%86) : (tensor<18xui64>) -> tensor<18xui32>
%89 = "stablehlo.convert"(%87) : (tensor<18xui64>) -> tensor<18xui32>
%90 = "stablehlo.convert"(%82) : (tensor<18xui32>) -> tensor<18xui64>
%91 = "stablehlo.multiply"(%90, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%92 = "stablehlo.shift_right_logical"(%91, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%93 = "stablehlo.convert"(%91) : (tensor<18xui64>) -> tensor<18xui32>
%94 = "stablehlo.convert"(%92) : (tensor<18xui64>) -> tensor<18xui32>
%95 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%96 = "stablehlo.xor"(%94, %75) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%97 = "stablehlo.xor"(%96, %95) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%98 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%99 = "stablehlo.xor"(%89, %70) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%100 = "stablehlo.xor"(%99, %98) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%101 = "stablehlo.add"(%83, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.add"(%84, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.convert"(%97) : (tensor<18xui32>) -> tensor<18xui64>
%104 = "stablehlo.multiply"(%103, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%105 = "stablehlo.shift_right_logical"(%104, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%106 = "stablehlo.convert"(%104) : (tensor<18xui64>) -> tensor<18xui32>
%107 = "stablehlo.convert"(%105) : (tensor<18xui64>) -> tensor<18xui32>
%108 = "stablehlo.convert"(%100) : (tensor<18xui32>) -> tensor<18xui64>
%109 = "stablehlo.multiply"(%108, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%110 = "stablehlo.shift_right_logical"(%109, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%111 = "stablehlo.convert"(%109) : (tensor<18xui64>) -> tensor<18xui32>
%112 = "stablehlo.convert"(%110) : (tensor<18xui64>) -> tensor<18xui32>
%113 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%114 = "stablehlo.xor"(%112, %93) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%115 = "stablehlo.xor"(%114, %113) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%116 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%117 = "stablehlo.xor"(%107, %88) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%118 = "stablehlo.xor"(%117, %116) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%119 = "stablehlo.add"(%101, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%102, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.convert"(%115) : (tensor<18xui32>) -> tensor<18xui64>
%122 = "stablehlo.multiply"(%121, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%123 = "stablehlo.shift_right_logical"(%122, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%124 = "stablehlo.convert"(%122) : (tensor<18xui64>) -> tensor<18xui32>
%125 = "stablehlo.convert"(%123) : (tensor<18xui64>) -> tensor<18xui32>
%126 = "stablehlo.convert"(%118) : (tensor<18xui32>) -> tensor<18xui64>
%127 = "stablehlo.multiply"(%126, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%128 = "stablehlo.shift_right_logical"(%127, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%129 = "stablehlo.convert"(%127) : (tensor<18xui64>) -> tensor<18xui32>
%130 = "stablehlo.convert"(%128) : (tensor<18xui64>) -> tensor<18xui32>
%131 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%132 = "stablehlo.xor"(%130, %111) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%133 = "stablehlo.xor"(%132, %131) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%134 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%135 = "stablehlo.xor"(%125, %106) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%136 = "stablehlo.xor"(%135, %134) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%137 = "stablehlo.add"(%119, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%120, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.convert"(%133) : (tensor<18xui32>) -> tensor<18xui64>
%140 = "stablehlo.multiply"(%139, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%141 = "stablehlo.shift_right_logical"(%140, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%142 = "stablehlo.convert"(%140) : (tensor<18xui64>) -> tensor<18xui32>
%143 = "stablehlo.convert"(%141) : (tensor<18xui64>) -> tensor<18xui32>
%144 = "stablehlo.convert"(%136) : (tensor<18xui32>) -> tensor<18xui64>
%145 = "stablehlo.multiply"(%144, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%146 = "stablehlo.shift_right_logical"(%145, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%147 = "stablehlo.convert"(%145) : (tensor<18xui64>) -> tensor<18xui32>
%148 = "stablehlo.convert"(%146) : (tensor<18xui64>) -> tensor<18xui32>
%149 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%150 = "stablehlo.xor"(%148, %129) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%151 = "stablehlo.xor"(%150, %149) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%152 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%153 = "stablehlo.xor"(%143, %124) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%154 = "stablehlo.xor"(%153, %152) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%155 = "stablehlo.add"(%137, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.add"(%138, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.convert"(%151) : (tensor<18xui32>) -> tensor<18xui64>
%158 = "stablehlo.multiply"(%157, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%159 = "stablehlo.shift_right_logical"(%158, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%160 = "stablehlo.convert"(%158) : (tensor<18xui64>) -> tensor<18xui32>
%161 = "stablehlo.convert"(%159) : (tensor<18xui64>) -> tensor<18xui32>
%162 = "stablehlo.convert"(%154) : (tensor<18xui32>) -> tensor<18xui64>
%163 = "stablehlo.multiply"(%162, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%164 = "stablehlo.shift_right_logical"(%163, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%165 = "stablehlo.convert"(%163) : (tensor<18xui64>) -> tensor<18xui32>
%166 = "stablehlo.convert"(%164) : (tensor<18xui64>) -> tensor<18xui32>
%167 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%168 = "stablehlo.xor"(%166, %147) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%169 = "stablehlo.xor"(%168, %167) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%170 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%171 = "stablehlo.xor"(%161, %142) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%172 = "stablehlo.xor"(%171, %170) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%173 = "stablehlo.add"(%155, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.add"(%156, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.convert"(%169) : (tensor<18xui32>) -> tensor<18xui64>
%176 = "stablehlo.multiply"(%175, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%177 = "stablehlo.shift_right_logical"(%176, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%178 = "stablehlo.convert"(%176) : (tensor<18xui64>) -> tensor<18xui32>
%179 = "stablehlo.convert"(%177) : (tensor<18xui64>) -> tensor<18xui32>
%180 = "stablehlo.convert"(%172) : (tensor<18xui32>) -> tensor<18xui64>
%181 = "stablehlo.multiply"(%180, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%182 = "stablehlo.shift_right_logical"(%181, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%183 = "stablehlo.convert"(%181) : (tensor<18xui64>) -> tensor<18xui32>
%184 = "stablehlo.convert"(%182) : (tensor<18xui64>) -> tensor<18xui32>
%185 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%186 = "stablehlo.xor"(%184, %165) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%187 = "stablehlo.xor"(%186, %185) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%188 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%189 = "stablehlo.xor"(%179, %160) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%190 = "stablehlo.xor"(%189, %188) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%191 = "stablehlo.add"(%173, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.add"(%174, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.convert"(%187) : (tensor<18xui32>) -> tensor<18xui64>
%194 = "stablehlo.multiply"(%193, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%195 = "stablehlo.shift_right_logical"(%194, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%196 = "stablehlo.convert"(%194) : (tensor<18xui64>) -> tensor<18xui32>
%197 = "stablehlo.convert"(%195) : (tensor<18xui64>) -> tensor<18xui32>
%198 = "stablehlo.convert"(%190) : (tensor<18xui32>) -> tensor<18xui64>
%199 = "stablehlo.multiply"(%198, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%200 = "stablehlo.shift_right_logical"(%199, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%201 = "stablehlo.convert"(%199) : (tensor<18xui64>) -> tensor<18xui32>
%202 = "stablehlo.convert"(%200) : (tensor<18xui64>) -> tensor<18xui32>
%203 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%204 = "stablehlo.xor"(%202, %183) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%205 = "stablehlo.xor"(%204, %203) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%206 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%207 = "stablehlo.xor"(%197, %178) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%208 = "stablehlo.xor"(%207, %206) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%209 = "stablehlo.add"(%191, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.add"(%192, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.convert"(%205) : (tensor<18xui32>) -> tensor<18xui64>
%212 = "stablehlo.multiply"(%211, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%213 = "stablehlo.shift_right_logical"(%212, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%214 = "stablehlo.convert"(%212) : (tensor<18xui64>) -> tensor<18xui32>
%215 = "stablehlo.convert"(%213) : (tensor<18xui64>) -> tensor<18xui32>
%216 = "stablehlo.convert"(%208) : (tensor<18xui32>) -> tensor<18xui64>
%217 = "stablehlo.multiply"(%216, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%218 = "stablehlo.shift_right_logical"(%217, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%219 = "stablehlo.convert"(%217) : (tensor<18xui64>) -> tensor<18xui32>
%220 = "stablehlo.convert"(%218) : (tensor<18xui64>) -> tensor<18xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%222 = "stablehlo.xor"(%220, %201) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%223 = "stablehlo.xor"(%222, %221) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%224 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%225 = "stablehlo.xor"(%215, %196) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%226 = "stablehlo.xor"(%225, %224) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%227 = "stablehlo.concatenate"(%223, %219, %226, %214) <{dimension = 0 : i64}> : (tensor<18xui32>, tensor<18xui32>, tensor<18xui32>, tensor<18xui32>) -> tensor<72xui32>
%228 = "stablehlo.reshape"(%227) : (tensor<72xui32>) -> tensor<12x2x3xui32>
%229 = "stablehlo.convert"(%228) : (tensor<12x2x3xui32>) -> tensor<12x2x3xf32>
%230 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%231 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%232 = "stablehlo.multiply"(%229, %231) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%233 = "stablehlo.add"(%232, %230) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%234 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%235 = "stablehlo.subtract"(%233, %234) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%236 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<18xui64>
%237 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<18xui64>
%238 = "stablehlo.add"(%237, %236) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%239 = "stablehlo.shift_right_logical"(%238, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%240 = "stablehlo.convert"(%238) : (tensor<18xui64>) -> tensor<18xui32>
%241 = "stablehlo.convert"(%239) : (tensor<18xui64>) -> tensor<18xui32>
%242 = "stablehlo.constant"() <{value = dense<72> : tensor<18xui32>}> : () -> tensor<18xui32>
%243 = "stablehlo.shift_right_logical"(%1, %41) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%244 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%245 = "stablehlo.convert"(%243) : (tensor<ui64>) -> tensor<ui32>
%246 = "stablehlo.convert"(%240) : (tensor<18xui32>) -> tensor<18xui64>
%247 = "stablehlo.multiply"(%246, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%248 = "stablehlo.shift_right_logical"(%247, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%249 = "stablehlo.convert"(%247) : (tensor<18xui64>) -> tensor<18xui32>
%250 = "stablehlo.convert"(%248) : (tensor<18xui64>) -> tensor<18xui32>
%251 = "stablehlo.convert"(%242) : (tensor<18xui32>) -> tensor<18xui64>
%252 = "stablehlo.multiply"(%251, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%253 = "stablehlo.shift_right_logical"(%252, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%254 = "stablehlo.convert"(%252) : (tensor<18xui64>) -> tensor<18xui32>
%255 = "stablehlo.convert"(%253) : (tensor<18xui64>) -> tensor<18xui32>
%256 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%257 = "stablehlo.xor"(%255, %241) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%258 = "stablehlo.xor"(%257, %256) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%259 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%260 = "stablehlo.xor"(%250, %40) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%261 = "stablehlo.xor"(%260, %259) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%262 = "stablehlo.add"(%244, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.add"(%245, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.convert"(%258) : (tensor<18xui32>) -> tensor<18xui64>
%265 = "stablehlo.multiply"(%264, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%266 = "stablehlo.shift_right_logical"(%265, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%267 = "stablehlo.convert"(%265) : (tensor<18xui64>) -> tensor<18xui32>
%268 = "stablehlo.convert"(%266) : (tensor<18xui64>) -> tensor<18xui32>
%269 = "stablehlo.convert"(%261) : (tensor<18xui32>) -> tensor<18xui64>
%270 = "stablehlo.multiply"(%269, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%271 = "stablehlo.shift_right_logical"(%270, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%272 = "stablehlo.convert"(%270) : (tensor<18xui64>) -> tensor<18xui32>
%273 = "stablehlo.convert"(%271) : (tensor<18xui64>) -> tensor<18xui32>
%274 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%275 = "stablehlo.xor"(%273, %254) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%276 = "stablehlo.xor"(%275, %274) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%277 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%278 = "stablehlo.xor"(%268, %249) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%279 = "stablehlo.xor"(%278, %277) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%280 = "stablehlo.add"(%262, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%281 = "stablehlo.add"(%263, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%282 = "stablehlo.convert"(%276) : (tensor<18xui32>) -> tensor<18xui64>
%283 = "stablehlo.multiply"(%282, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%284 = "stablehlo.shift_right_logical"(%283, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%285 = "stablehlo.convert"(%283) : (tensor<18xui64>) -> tensor<18xui32>
%286 = "stablehlo.convert"(%284) : (tensor<18xui64>) -> tensor<18xui32>
%287 = "stablehlo.convert"(%279) : (tensor<18xui32>) -> tensor<18xui64>
%288 = "stablehlo.multiply"(%287, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%289 = "stablehlo.shift_right_logical"(%288, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%290 = "stablehlo.convert"(%288) : (tensor<18xui64>) -> tensor<18xui32>
%291 = "stablehlo.convert"(%289) : (tensor<18xui64>) -> tensor<18xui32>
%292 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%293 = "stablehlo.xor"(%291, %272) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%294 = "stablehlo.xor"(%293, %292) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%295 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%296 = "stablehlo.xor"(%286, %267) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%297 = "stablehlo.xor"(%296, %295) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%298 = "stablehlo.add"(%280, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%299 = "stablehlo.add"(%281, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%300 = "stablehlo.convert"(%294) : (tensor<18xui32>) -> tensor<18xui64>
%301 = "stablehlo.multiply"(%300, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%302 = "stablehlo.shift_right_logical"(%301, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%303 = "stablehlo.convert"(%301) : (tensor<18xui64>) -> tensor<18xui32>
%304 = "stablehlo.convert"(%302) : (tensor<18xui64>) -> tensor<18xui32>
%305 = "stablehlo.convert"(%297) : (tensor<18xui32>) -> tensor<18xui64>
%306 = "stablehlo.multiply"(%305, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%307 = "stablehlo.shift_right_logical"(%306, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%308 = "stablehlo.convert"(%306) : (tensor<18xui64>) -> tensor<18xui32>
%309 = "stablehlo.convert"(%307) : (tensor<18xui64>) -> tensor<18xui32>
%310 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%311 = "stablehlo.xor"(%309, %290) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%312 = "stablehlo.xor"(%311, %310) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%313 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%314 = "stablehlo.xor"(%304, %285) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%315 = "stablehlo.xor"(%314, %313) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%316 = "stablehlo.add"(%298, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%317 = "stablehlo.add"(%299, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%318 = "stablehlo.convert"(%312) : (tensor<18xui32>) -> tensor<18xui64>
%319 = "stablehlo.multiply"(%318, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%320 = "stablehlo.shift_right_logical"(%319, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%321 = "stablehlo.convert"(%319) : (tensor<18xui64>) -> tensor<18xui32>
%322 = "stablehlo.convert"(%320) : (tensor<18xui64>) -> tensor<18xui32>
%323 = "stablehlo.convert"(%315) : (tensor<18xui32>) -> tensor<18xui64>
%324 = "stablehlo.multiply"(%323, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%325 = "stablehlo.shift_right_logical"(%324, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%326 = "stablehlo.convert"(%324) : (tensor<18xui64>) -> tensor<18xui32>
%327 = "stablehlo.convert"(%325) : (tensor<18xui64>) -> tensor<18xui32>
%328 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%329 = "stablehlo.xor"(%327, %308) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%330 = "stablehlo.xor"(%329, %328) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%331 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%332 = "stablehlo.xor"(%322, %303) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%333 = "stablehlo.xor"(%332, %331) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%334 = "stablehlo.add"(%316, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%335 = "stablehlo.add"(%317, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%336 = "stablehlo.convert"(%330) : (tensor<18xui32>) -> tensor<18xui64>
%337 = "stablehlo.multiply"(%336, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%338 = "stablehlo.shift_right_logical"(%337, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%339 = "stablehlo.convert"(%337) : (tensor<18xui64>) -> tensor<18xui32>
%340 = "stablehlo.convert"(%338) : (tensor<18xui64>) -> tensor<18xui32>
%341 = "stablehlo.convert"(%333) : (tensor<18xui32>) -> tensor<18xui64>
%342 = "stablehlo.multiply"(%341, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%343 = "stablehlo.shift_right_logical"(%342, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%344 = "stablehlo.convert"(%342) : (tensor<18xui64>) -> tensor<18xui32>
%345 = "stablehlo.convert"(%343) : (tensor<18xui64>) -> tensor<18xui32>
%346 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%347 = "stablehlo.xor"(%345, %326) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%348 = "stablehlo.xor"(%347, %346) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%349 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%350 = "stablehlo.xor"(%340, %321) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%351 = "stablehlo.xor"(%350, %349) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%352 = "stablehlo.add"(%334, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%353 = "stablehlo.add"(%335, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%354 = "stablehlo.convert"(%348) : (tensor<18xui32>) -> tensor<18xui64>
%355 = "stablehlo.multiply"(%354, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%356 = "stablehlo.shift_right_logical"(%355, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%357 = "stablehlo.convert"(%355) : (tensor<18xui64>) -> tensor<18xui32>
%358 = "stablehlo.convert"(%356) : (tensor<18xui64>) -> tensor<18xui32>
%359 = "stablehlo.convert"(%351) : (tensor<18xui32>) -> tensor<18xui64>
%360 = "stablehlo.multiply"(%359, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%361 = "stablehlo.shift_right_logical"(%360, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%362 = "stablehlo.convert"(%360) : (tensor<18xui64>) -> tensor<18xui32>
%363 = "stablehlo.convert"(%361) : (tensor<18xui64>) -> tensor<18xui32>
%364 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%365 = "stablehlo.xor"(%363, %344) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%366 = "stablehlo.xor"(%365, %364) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%367 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%368 = "stablehlo.xor"(%358, %339) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%369 = "stablehlo.xor"(%368, %367) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%370 = "stablehlo.add"(%352, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%371 = "stablehlo.add"(%353, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%372 = "stablehlo.convert"(%366) : (tensor<18xui32>) -> tensor<18xui64>
%373 = "stablehlo.multiply"(%372, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%374 = "stablehlo.shift_right_logical"(%373, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%375 = "stablehlo.convert"(%373) : (tensor<18xui64>) -> tensor<18xui32>
%376 = "stablehlo.convert"(%374) : (tensor<18xui64>) -> tensor<18xui32>
%377 = "stablehlo.convert"(%369) : (tensor<18xui32>) -> tensor<18xui64>
%378 = "stablehlo.multiply"(%377, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%379 = "stablehlo.shift_right_logical"(%378, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%380 = "stablehlo.convert"(%378) : (tensor<18xui64>) -> tensor<18xui32>
%381 = "stablehlo.convert"(%379) : (tensor<18xui64>) -> tensor<18xui32>
%382 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%383 = "stablehlo.xor"(%381, %362) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%384 = "stablehlo.xor"(%383, %382) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%385 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%386 = "stablehlo.xor"(%376, %357) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%387 = "stablehlo.xor"(%386, %385) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%388 = "stablehlo.add"(%370, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%389 = "stablehlo.add"(%371, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%390 = "stablehlo.convert"(%384) : (tensor<18xui32>) -> tensor<18xui64>
%391 = "stablehlo.multiply"(%390, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%392 = "stablehlo.shift_right_logical"(%391, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%393 = "stablehlo.convert"(%391) : (tensor<18xui64>) -> tensor<18xui32>
%394 = "stablehlo.convert"(%392) : (tensor<18xui64>) -> tensor<18xui32>
%395 = "stablehlo.convert"(%387) : (tensor<18xui32>) -> tensor<18xui64>
%396 = "stablehlo.multiply"(%395, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%397 = "stablehlo.shift_right_logical"(%396, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%398 = "stablehlo.convert"(%396) : (tensor<18xui64>) -> tensor<18xui32>
%399 = "stablehlo.convert"(%397) : (tensor<18xui64>) -> tensor<18xui32>
%400 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%401 = "stablehlo.xor"(%399, %380) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%402 = "stablehlo.xor"(%401, %400) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%403 = "stablehlo.broadcast_in_dim"(%389) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%404 = "stablehlo.xor"(%394, %375) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%405 = "stablehlo.xor"(%404, %403) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%406 = "stablehlo.add"(%388, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%407 = "stablehlo.add"(%389, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%408 = "stablehlo.convert"(%402) : (tensor<18xui32>) -> tensor<18xui64>
%409 = "stablehlo.multiply"(%408, %46) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%410 = "stablehlo.shift_right_logical"(%409, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%411 = "stablehlo.convert"(%409) : (tensor<18xui64>) -> tensor<18xui32>
%412 = "stablehlo.convert"(%410) : (tensor<18xui64>) -> tensor<18xui32>
%413 = "stablehlo.convert"(%405) : (tensor<18xui32>) -> tensor<18xui64>
%414 = "stablehlo.multiply"(%413, %52) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%415 = "stablehlo.shift_right_logical"(%414, %35) : (tensor<18xui64>, tensor<18xui64>) -> tensor<18xui64>
%416 = "stablehlo.convert"(%414) : (tensor<18xui64>) -> tensor<18xui32>
%417 = "stablehlo.convert"(%415) : (tensor<18xui64>) -> tensor<18xui32>
%418 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%419 = "stablehlo.xor"(%417, %398) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%420 = "stablehlo.xor"(%419, %418) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%421 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<18xui32>
%422 = "stablehlo.xor"(%412, %393) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%423 = "stablehlo.xor"(%422, %421) : (tensor<18xui32>, tensor<18xui32>) -> tensor<18xui32>
%424 = "stablehlo.concatenate"(%420, %416, %423, %411) <{dimension = 0 : i64}> : (tensor<18xui32>, tensor<18xui32>, tensor<18xui32>, tensor<18xui32>) -> tensor<72xui32>
%425 = "stablehlo.reshape"(%424) : (tensor<72xui32>) -> tensor<12x2x3xui32>
%426 = "stablehlo.convert"(%425) : (tensor<12x2x3xui32>) -> tensor<12x2x3xf32>
%427 = "stablehlo.multiply"(%426, %231) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%428 = "stablehlo.add"(%427, %230) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%429 = "stablehlo.abs"(%235) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%430 = "stablehlo.subtract"(%234, %429) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%431 = "stablehlo.constant"() <{value = dense<0x33D6BF95> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%432 = "stablehlo.maximum"(%430, %431) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%433 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%434 = "stablehlo.multiply"(%25, %433) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%435 = "stablehlo.divide"(%434, %432) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%436 = "stablehlo.add"(%435, %21) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%437 = "stablehlo.multiply"(%436, %235) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%438 = "stablehlo.add"(%437, %16) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%439 = "stablehlo.constant"() <{value = dense<0x3EDC28F6> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%440 = "stablehlo.add"(%438, %439) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%441 = "stablehlo.floor"(%440) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%442 = "stablehlo.subtract"(%21, %433) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%443 = "stablehlo.constant"() <{value = dense<0x4067D567> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%444 = "stablehlo.divide"(%443, %442) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%445 = "stablehlo.constant"() <{value = dense<0x3F6D7DBF> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%446 = "stablehlo.subtract"(%445, %444) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%447 = "stablehlo.compare"(%428, %446) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%448 = "stablehlo.constant"() <{value = dense<0x3D8F5C29> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%449 = "stablehlo.compare"(%432, %448) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%450 = "stablehlo.and"(%449, %447) : (tensor<12x2x3xi1>, tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%451 = "stablehlo.compare"(%428, %432) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%452 = "stablehlo.constant"() <{value = dense<0x3C54FDF4> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%453 = "stablehlo.compare"(%432, %452) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%454 = "stablehlo.and"(%453, %451) : (tensor<12x2x3xi1>, tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%455 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%456 = "stablehlo.compare"(%441, %455) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%457 = "stablehlo.or"(%456, %454) : (tensor<12x2x3xi1>, tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%458 = "stablehlo.multiply"(%432, %432) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%459 = "stablehlo.divide"(%25, %458) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%460 = "stablehlo.add"(%459, %21) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%461 = "stablehlo.log"(%460) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%462 = "stablehlo.log"(%31) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%463 = "stablehlo.log"(%428) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%464 = "stablehlo.add"(%463, %462) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%465 = "stablehlo.subtract"(%464, %461) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%466 = "stablehlo.maximum"(%441, %455) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%467 = "stablehlo.constant"() <{value = dense<0x41200000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%468 = "stablehlo.maximum"(%466, %467) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%469 = "stablehlo.constant"() <{value = dense<0x40C90FDB> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%470 = "stablehlo.multiply"(%468, %469) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%471 = "stablehlo.log"(%470) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%472 = "stablehlo.multiply"(%471, %234) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%473 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%474 = "stablehlo.divide"(%473, %468) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%475 = "stablehlo.multiply"(%474, %474) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%476 = "stablehlo.constant"() <{value = dense<0xBAFB5587> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%477 = "stablehlo.multiply"(%476, %475) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%478 = "stablehlo.constant"() <{value = dense<0x3A5CA8F1> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%479 = "stablehlo.add"(%477, %478) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%480 = "stablehlo.multiply"(%479, %475) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%481 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%482 = "stablehlo.add"(%480, %481) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%483 = "stablehlo.multiply"(%482, %475) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%484 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%485 = "stablehlo.add"(%483, %484) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%486 = "stablehlo.multiply"(%485, %475) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%487 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%488 = "stablehlo.add"(%486, %487) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%489 = "stablehlo.multiply"(%488, %475) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%490 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%491 = "stablehlo.add"(%489, %490) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%492 = "stablehlo.multiply"(%474, %491) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%493 = "stablehlo.subtract"(%16, %468) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%494 = "stablehlo.divide"(%493, %468) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%495 = "stablehlo.constant"() <{value = dense<0x3DBA2E8C> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%496 = "stablehlo.multiply"(%495, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%497 = "stablehlo.constant"() <{value = dense<0xBDCCCCCD> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%498 = "stablehlo.add"(%496, %497) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%499 = "stablehlo.multiply"(%498, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%500 = "stablehlo.constant"() <{value = dense<0x3DE38E39> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%501 = "stablehlo.add"(%499, %500) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%502 = "stablehlo.multiply"(%501, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%503 = "stablehlo.constant"() <{value = dense<0xBE000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%504 = "stablehlo.add"(%502, %503) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%505 = "stablehlo.multiply"(%504, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%506 = "stablehlo.constant"() <{value = dense<0x3E124925> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%507 = "stablehlo.add"(%505, %506) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%508 = "stablehlo.multiply"(%507, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%509 = "stablehlo.constant"() <{value = dense<0xBE2AAAAB> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%510 = "stablehlo.add"(%508, %509) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%511 = "stablehlo.multiply"(%510, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%512 = "stablehlo.constant"() <{value = dense<0x3E4CCCCD> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%513 = "stablehlo.add"(%511, %512) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%514 = "stablehlo.multiply"(%513, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%515 = "stablehlo.constant"() <{value = dense<0xBE800000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%516 = "stablehlo.add"(%514, %515) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%517 = "stablehlo.multiply"(%516, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%518 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%519 = "stablehlo.add"(%517, %518) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%520 = "stablehlo.multiply"(%519, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%521 = "stablehlo.constant"() <{value = dense<0xBF000000> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%522 = "stablehlo.add"(%520, %521) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%523 = "stablehlo.multiply"(%494, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%524 = "stablehlo.multiply"(%523, %522) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%525 = "stablehlo.log_plus_one"(%494) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%526 = "stablehlo.subtract"(%525, %494) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%527 = "stablehlo.abs"(%494) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%528 = "stablehlo.constant"() <{value = dense<0x3CA3D70A> : tensor<12x2x3xf32>}> : () -> tensor<12x2x3xf32>
%529 = "stablehlo.compare"(%527, %528) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%530 = "stablehlo.select"(%529, %524, %526) : (tensor<12x2x3xi1>, tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%531 = "stablehlo.multiply"(%468, %530) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%532 = "stablehlo.subtract"(%531, %492) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%533 = "stablehlo.subtract"(%532, %472) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%534 = "stablehlo.add"(%466, %473) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%535 = "chlo.lgamma"(%534) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%536 = "stablehlo.log"(%16) : (tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%537 = "stablehlo.multiply"(%466, %536) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%538 = "stablehlo.subtract"(%537, %16) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%539 = "stablehlo.subtract"(%538, %535) : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%540 = "stablehlo.compare"(%466, %467) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%541 = "stablehlo.select"(%540, %539, %533) : (tensor<12x2x3xi1>, tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xf32>
%542 = "stablehlo.compare"(%465, %541) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<12x2x3xf32>, tensor<12x2x3xf32>) -> tensor<12x2x3xi1>
%543 = "stablehlo.not"(%457) : (tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%544 = "stablehlo.and"(%543, %542) : (tensor<12x2x3xi1>, tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%545 = "stablehlo.or"(%450, %544) : (tensor<12x2x3xi1>, tensor<12x2x3xi1>) -> tensor<12x2x3xi1>
%546 = "stablehlo.round_nearest_even"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%547 = "stablehlo.slice"(%441) <{start_indices = array<i64: 11, 0, 0>, limit_indices = array<i64: 12, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%548 = "stablehlo.reshape"(%547) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%549 = "stablehlo.slice"(%545) <{start_indices = array<i64: 11, 0, 0>, limit_indices = array<i64: 12, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%550 = "stablehlo.reshape"(%549) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%551 = "stablehlo.select"(%550, %548, %546) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%552 = "stablehlo.slice"(%441) <{start_indices = array<i64: 10, 0, 0>, limit_indices = array<i64: 11, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%553 = "stablehlo.reshape"(%552) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%554 = "stablehlo.slice"(%545) <{start_indices = array<i64: 10, 0, 0>, limit_indices = array<i64: 11, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%555 = "stablehlo.reshape"(%554) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%556 = "stablehlo.select"(%555, %553, %551) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%557 = "stablehlo.slice"(%441) <{start_indices = array<i64: 9, 0, 0>, limit_indices = array<i64: 10, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%558 = "stablehlo.reshape"(%557) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%559 = "stablehlo.slice"(%545) <{start_indices = array<i64: 9, 0, 0>, limit_indices = array<i64: 10, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%560 = "stablehlo.reshape"(%559) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%561 = "stablehlo.select"(%560, %558, %556) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%562 = "stablehlo.slice"(%441) <{start_indices = array<i64: 8, 0, 0>, limit_indices = array<i64: 9, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%563 = "stablehlo.reshape"(%562) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%564 = "stablehlo.slice"(%545) <{start_indices = array<i64: 8, 0, 0>, limit_indices = array<i64: 9, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%565 = "stablehlo.reshape"(%564) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%566 = "stablehlo.select"(%565, %563, %561) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%567 = "stablehlo.slice"(%441) <{start_indices = array<i64: 7, 0, 0>, limit_indices = array<i64: 8, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%568 = "stablehlo.reshape"(%567) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%569 = "stablehlo.slice"(%545) <{start_indices = array<i64: 7, 0, 0>, limit_indices = array<i64: 8, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%570 = "stablehlo.reshape"(%569) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%571 = "stablehlo.select"(%570, %568, %566) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%572 = "stablehlo.slice"(%441) <{start_indices = array<i64: 6, 0, 0>, limit_indices = array<i64: 7, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%573 = "stablehlo.reshape"(%572) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%574 = "stablehlo.slice"(%545) <{start_indices = array<i64: 6, 0, 0>, limit_indices = array<i64: 7, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%575 = "stablehlo.reshape"(%574) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%576 = "stablehlo.select"(%575, %573, %571) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%577 = "stablehlo.slice"(%441) <{start_indices = array<i64: 5, 0, 0>, limit_indices = array<i64: 6, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%578 = "stablehlo.reshape"(%577) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%579 = "stablehlo.slice"(%545) <{start_indices = array<i64: 5, 0, 0>, limit_indices = array<i64: 6, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%580 = "stablehlo.reshape"(%579) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%581 = "stablehlo.select"(%580, %578, %576) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%582 = "stablehlo.slice"(%441) <{start_indices = array<i64: 4, 0, 0>, limit_indices = array<i64: 5, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%583 = "stablehlo.reshape"(%582) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%584 = "stablehlo.slice"(%545) <{start_indices = array<i64: 4, 0, 0>, limit_indices = array<i64: 5, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%585 = "stablehlo.reshape"(%584) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%586 = "stablehlo.select"(%585, %583, %581) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%587 = "stablehlo.slice"(%441) <{start_indices = array<i64: 3, 0, 0>, limit_indices = array<i64: 4, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%588 = "stablehlo.reshape"(%587) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%589 = "stablehlo.slice"(%545) <{start_indices = array<i64: 3, 0, 0>, limit_indices = array<i64: 4, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%590 = "stablehlo.reshape"(%589) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%591 = "stablehlo.select"(%590, %588, %586) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%592 = "stablehlo.slice"(%441) <{start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 3, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%593 = "stablehlo.reshape"(%592) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%594 = "stablehlo.slice"(%545) <{start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 3, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%595 = "stablehlo.reshape"(%594) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%596 = "stablehlo.select"(%595, %593, %591) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%597 = "stablehlo.slice"(%441) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%598 = "stablehlo.reshape"(%597) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%599 = "stablehlo.slice"(%545) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%600 = "stablehlo.reshape"(%599) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%601 = "stablehlo.select"(%600, %598, %596) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%602 = "stablehlo.slice"(%441) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xf32>) -> tensor<1x2x3xf32>
%603 = "stablehlo.reshape"(%602) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%604 = "stablehlo.slice"(%545) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<12x2x3xi1>) -> tensor<1x2x3xi1>
%605 = "stablehlo.reshape"(%604) : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
%606 = "stablehlo.select"(%605, %603, %601) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%607 = "stablehlo.select"(%14, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%608 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
%609 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
%610 = "stablehlo.add"(%609, %608) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%611 = "stablehlo.constant"() <{value = dense<32> : tensor<2xui64>}> : () -> tensor<2xui64>
%612 = "stablehlo.shift_right_logical"(%610, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%613 = "stablehlo.convert"(%610) : (tensor<2xui64>) -> tensor<2xui32>
%614 = "stablehlo.convert"(%612) : (tensor<2xui64>) -> tensor<2xui32>
%615 = "stablehlo.constant"() <{value = dense<80> : tensor<2xui32>}> : () -> tensor<2xui32>
%616 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
%617 = "stablehlo.shift_right_logical"(%1, %41) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%618 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
%619 = "stablehlo.convert"(%617) : (tensor<ui64>) -> tensor<ui32>
%620 = "stablehlo.convert"(%613) : (tensor<2xui32>) -> tensor<2xui64>
%621 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<2xui64>}> : () -> tensor<2xui64>
%622 = "stablehlo.multiply"(%620, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%623 = "stablehlo.shift_right_logical"(%622, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%624 = "stablehlo.convert"(%622) : (tensor<2xui64>) -> tensor<2xui32>
%625 = "stablehlo.convert"(%623) : (tensor<2xui64>) -> tensor<2xui32>
%626 = "stablehlo.convert"(%615) : (tensor<2xui32>) -> tensor<2xui64>
%627 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<2xui64>}> : () -> tensor<2xui64>
%628 = "stablehlo.multiply"(%626, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%629 = "stablehlo.shift_right_logical"(%628, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%630 = "stablehlo.convert"(%628) : (tensor<2xui64>) -> tensor<2xui32>
%631 = "stablehlo.convert"(%629) : (tensor<2xui64>) -> tensor<2xui32>
%632 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%633 = "stablehlo.xor"(%631, %614) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%634 = "stablehlo.xor"(%633, %632) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%635 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%636 = "stablehlo.xor"(%625, %616) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%637 = "stablehlo.xor"(%636, %635) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%638 = "stablehlo.add"(%618, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%639 = "stablehlo.add"(%619, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%640 = "stablehlo.convert"(%634) : (tensor<2xui32>) -> tensor<2xui64>
%641 = "stablehlo.multiply"(%640, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%642 = "stablehlo.shift_right_logical"(%641, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%643 = "stablehlo.convert"(%641) : (tensor<2xui64>) -> tensor<2xui32>
%644 = "stablehlo.convert"(%642) : (tensor<2xui64>) -> tensor<2xui32>
%645 = "stablehlo.convert"(%637) : (tensor<2xui32>) -> tensor<2xui64>
%646 = "stablehlo.multiply"(%645, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%647 = "stablehlo.shift_right_logical"(%646, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%648 = "stablehlo.convert"(%646) : (tensor<2xui64>) -> tensor<2xui32>
%649 = "stablehlo.convert"(%647) : (tensor<2xui64>) -> tensor<2xui32>
%650 = "stablehlo.broadcast_in_dim"(%638) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%651 = "stablehlo.xor"(%649, %630) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%652 = "stablehlo.xor"(%651, %650) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%653 = "stablehlo.broadcast_in_dim"(%639) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%654 = "stablehlo.xor"(%644, %624) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%655 = "stablehlo.xor"(%654, %653) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%656 = "stablehlo.add"(%638, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%657 = "stablehlo.add"(%639, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%658 = "stablehlo.convert"(%652) : (tensor<2xui32>) -> tensor<2xui64>
%659 = "stablehlo.multiply"(%658, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%660 = "stablehlo.shift_right_logical"(%659, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%661 = "stablehlo.convert"(%659) : (tensor<2xui64>) -> tensor<2xui32>
%662 = "stablehlo.convert"(%660) : (tensor<2xui64>) -> tensor<2xui32>
%663 = "stablehlo.convert"(%655) : (tensor<2xui32>) -> tensor<2xui64>
%664 = "stablehlo.multiply"(%663, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%665 = "stablehlo.shift_right_logical"(%664, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%666 = "stablehlo.convert"(%664) : (tensor<2xui64>) -> tensor<2xui32>
%667 = "stablehlo.convert"(%665) : (tensor<2xui64>) -> tensor<2xui32>
%668 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%669 = "stablehlo.xor"(%667, %648) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%670 = "stablehlo.xor"(%669, %668) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%671 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%672 = "stablehlo.xor"(%662, %643) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%673 = "stablehlo.xor"(%672, %671) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%674 = "stablehlo.add"(%656, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%675 = "stablehlo.add"(%657, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%676 = "stablehlo.convert"(%670) : (tensor<2xui32>) -> tensor<2xui64>
%677 = "stablehlo.multiply"(%676, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%678 = "stablehlo.shift_right_logical"(%677, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%679 = "stablehlo.convert"(%677) : (tensor<2xui64>) -> tensor<2xui32>
%680 = "stablehlo.convert"(%678) : (tensor<2xui64>) -> tensor<2xui32>
%681 = "stablehlo.convert"(%673) : (tensor<2xui32>) -> tensor<2xui64>
%682 = "stablehlo.multiply"(%681, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%683 = "stablehlo.shift_right_logical"(%682, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%684 = "stablehlo.convert"(%682) : (tensor<2xui64>) -> tensor<2xui32>
%685 = "stablehlo.convert"(%683) : (tensor<2xui64>) -> tensor<2xui32>
%686 = "stablehlo.broadcast_in_dim"(%674) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%687 = "stablehlo.xor"(%685, %666) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%688 = "stablehlo.xor"(%687, %686) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%689 = "stablehlo.broadcast_in_dim"(%675) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%690 = "stablehlo.xor"(%680, %661) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%691 = "stablehlo.xor"(%690, %689) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%692 = "stablehlo.add"(%674, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%693 = "stablehlo.add"(%675, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%694 = "stablehlo.convert"(%688) : (tensor<2xui32>) -> tensor<2xui64>
%695 = "stablehlo.multiply"(%694, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%696 = "stablehlo.shift_right_logical"(%695, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%697 = "stablehlo.convert"(%695) : (tensor<2xui64>) -> tensor<2xui32>
%698 = "stablehlo.convert"(%696) : (tensor<2xui64>) -> tensor<2xui32>
%699 = "stablehlo.convert"(%691) : (tensor<2xui32>) -> tensor<2xui64>
%700 = "stablehlo.multiply"(%699, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%701 = "stablehlo.shift_right_logical"(%700, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%702 = "stablehlo.convert"(%700) : (tensor<2xui64>) -> tensor<2xui32>
%703 = "stablehlo.convert"(%701) : (tensor<2xui64>) -> tensor<2xui32>
%704 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%705 = "stablehlo.xor"(%703, %684) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%706 = "stablehlo.xor"(%705, %704) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%707 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%708 = "stablehlo.xor"(%698, %679) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%709 = "stablehlo.xor"(%708, %707) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%710 = "stablehlo.add"(%692, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%711 = "stablehlo.add"(%693, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%712 = "stablehlo.convert"(%706) : (tensor<2xui32>) -> tensor<2xui64>
%713 = "stablehlo.multiply"(%712, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%714 = "stablehlo.shift_right_logical"(%713, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%715 = "stablehlo.convert"(%713) : (tensor<2xui64>) -> tensor<2xui32>
%716 = "stablehlo.convert"(%714) : (tensor<2xui64>) -> tensor<2xui32>
%717 = "stablehlo.convert"(%709) : (tensor<2xui32>) -> tensor<2xui64>
%718 = "stablehlo.multiply"(%717, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%719 = "stablehlo.shift_right_logical"(%718, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%720 = "stablehlo.convert"(%718) : (tensor<2xui64>) -> tensor<2xui32>
%721 = "stablehlo.convert"(%719) : (tensor<2xui64>) -> tensor<2xui32>
%722 = "stablehlo.broadcast_in_dim"(%710) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%723 = "stablehlo.xor"(%721, %702) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%724 = "stablehlo.xor"(%723, %722) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%725 = "stablehlo.broadcast_in_dim"(%711) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%726 = "stablehlo.xor"(%716, %697) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%727 = "stablehlo.xor"(%726, %725) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%728 = "stablehlo.add"(%710, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%729 = "stablehlo.add"(%711, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%730 = "stablehlo.convert"(%724) : (tensor<2xui32>) -> tensor<2xui64>
%731 = "stablehlo.multiply"(%730, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%732 = "stablehlo.shift_right_logical"(%731, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%733 = "stablehlo.convert"(%731) : (tensor<2xui64>) -> tensor<2xui32>
%734 = "stablehlo.convert"(%732) : (tensor<2xui64>) -> tensor<2xui32>
%735 = "stablehlo.convert"(%727) : (tensor<2xui32>) -> tensor<2xui64>
%736 = "stablehlo.multiply"(%735, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%737 = "stablehlo.shift_right_logical"(%736, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%738 = "stablehlo.convert"(%736) : (tensor<2xui64>) -> tensor<2xui32>
%739 = "stablehlo.convert"(%737) : (tensor<2xui64>) -> tensor<2xui32>
%740 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%741 = "stablehlo.xor"(%739, %720) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%742 = "stablehlo.xor"(%741, %740) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%743 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%744 = "stablehlo.xor"(%734, %715) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%745 = "stablehlo.xor"(%744, %743) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%746 = "stablehlo.add"(%728, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%747 = "stablehlo.add"(%729, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%748 = "stablehlo.convert"(%742) : (tensor<2xui32>) -> tensor<2xui64>
%749 = "stablehlo.multiply"(%748, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%750 = "stablehlo.shift_right_logical"(%749, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%751 = "stablehlo.convert"(%749) : (tensor<2xui64>) -> tensor<2xui32>
%752 = "stablehlo.convert"(%750) : (tensor<2xui64>) -> tensor<2xui32>
%753 = "stablehlo.convert"(%745) : (tensor<2xui32>) -> tensor<2xui64>
%754 = "stablehlo.multiply"(%753, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%755 = "stablehlo.shift_right_logical"(%754, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%756 = "stablehlo.convert"(%754) : (tensor<2xui64>) -> tensor<2xui32>
%757 = "stablehlo.convert"(%755) : (tensor<2xui64>) -> tensor<2xui32>
%758 = "stablehlo.broadcast_in_dim"(%746) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%759 = "stablehlo.xor"(%757, %738) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%760 = "stablehlo.xor"(%759, %758) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%761 = "stablehlo.broadcast_in_dim"(%747) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%762 = "stablehlo.xor"(%752, %733) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%763 = "stablehlo.xor"(%762, %761) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%764 = "stablehlo.add"(%746, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%765 = "stablehlo.add"(%747, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%766 = "stablehlo.convert"(%760) : (tensor<2xui32>) -> tensor<2xui64>
%767 = "stablehlo.multiply"(%766, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%768 = "stablehlo.shift_right_logical"(%767, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%769 = "stablehlo.convert"(%767) : (tensor<2xui64>) -> tensor<2xui32>
%770 = "stablehlo.convert"(%768) : (tensor<2xui64>) -> tensor<2xui32>
%771 = "stablehlo.convert"(%763) : (tensor<2xui32>) -> tensor<2xui64>
%772 = "stablehlo.multiply"(%771, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%773 = "stablehlo.shift_right_logical"(%772, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%774 = "stablehlo.convert"(%772) : (tensor<2xui64>) -> tensor<2xui32>
%775 = "stablehlo.convert"(%773) : (tensor<2xui64>) -> tensor<2xui32>
%776 = "stablehlo.broadcast_in_dim"(%764) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%777 = "stablehlo.xor"(%775, %756) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%778 = "stablehlo.xor"(%777, %776) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%779 = "stablehlo.broadcast_in_dim"(%765) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%780 = "stablehlo.xor"(%770, %751) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%781 = "stablehlo.xor"(%780, %779) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%782 = "stablehlo.add"(%764, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%783 = "stablehlo.add"(%765, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%784 = "stablehlo.convert"(%778) : (tensor<2xui32>) -> tensor<2xui64>
%785 = "stablehlo.multiply"(%784, %621) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%786 = "stablehlo.shift_right_logical"(%785, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%787 = "stablehlo.convert"(%785) : (tensor<2xui64>) -> tensor<2xui32>
%788 = "stablehlo.convert"(%786) : (tensor<2xui64>) -> tensor<2xui32>
%789 = "stablehlo.convert"(%781) : (tensor<2xui32>) -> tensor<2xui64>
%790 = "stablehlo.multiply"(%789, %627) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%791 = "stablehlo.shift_right_logical"(%790, %611) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
%792 = "stablehlo.convert"(%790) : (tensor<2xui64>) -> tensor<2xui32>
%793 = "stablehlo.convert"(%791) : (tensor<2xui64>) -> tensor<2xui32>
%794 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%795 = "stablehlo.xor"(%793, %774) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%796 = "stablehlo.xor"(%795, %794) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%797 = "stablehlo.broadcast_in_dim"(%783) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
%798 = "stablehlo.xor"(%788, %769) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%799 = "stablehlo.xor"(%798, %797) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%800 = "stablehlo.concatenate"(%796, %792, %799, %787) <{dimension = 0 : i64}> : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> tensor<8xui32>
%801 = "stablehlo.slice"(%800) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<6xui32>
%802 = "stablehlo.reshape"(%801) : (tensor<6xui32>) -> tensor<2x3xui32>
%803 = "stablehlo.convert"(%802) : (tensor<2x3xui32>) -> tensor<2x3xf32>
%804 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%805 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%806 = "stablehlo.multiply"(%803, %805) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%807 = "stablehlo.add"(%806, %804) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%808 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%809 = "stablehlo.negate"(%607) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%810 = "stablehlo.exponential"(%809) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%811, %812, %813, %814 = "stablehlo.while"(%808, %807, %810, %3) ({
^bb0(%815: tensor<f32>, %816: tensor<2x3xf32>, %817: tensor<2x3xf32>, %818: tensor<2x3xf32>):
%819 = "stablehlo.constant"() <{value = dense<0x42700000> : tensor<f32>}> : () -> tensor<f32>
%820 = "stablehlo.compare"(%815, %819) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
"stablehlo.return"(%820) : (tensor<i1>) -> ()
}, {
^bb0(%821: tensor<f32>, %822: tensor<2x3xf32>, %823: tensor<2x3xf32>, %824: tensor<2x3xf32>):
%825 = "stablehlo.subtract"(%822, %823) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%826 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%827 = "stablehlo.add"(%821, %826) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%828 = "stablehlo.broadcast_in_dim"(%827) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%829 = "stablehlo.multiply"(%823, %607) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%830 = "stablehlo.divide"(%829, %828) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%831 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%832 = "stablehlo.add"(%824, %831) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%833 = "stablehlo.compare"(%825, %3) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%834 = "stablehlo.select"(%833, %832, %824) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"stablehlo.return"(%827, %825, %830, %834) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
}) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
%835 = "stablehlo.select"(%14, %814, %606) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%836 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%837 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%838 = "stablehlo.select"(%7, %837, %836) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%835, %838) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
