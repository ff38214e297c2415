"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.floor"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%6 = "stablehlo.and"(%5, %3) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%7 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%0, %7) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.not"(%3) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%10 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%11 = "stablehlo.and"(%10, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%12 = "stablehlo.and"(%11, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%13 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%14 = "stablehlo.compare"(%0, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%15 = "stablehlo.or"(%14, %12) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%16 = "stablehlo.compare"(%0, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%17 = "stablehlo.or"(%6, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%18 = "stablehlo.or"(%17, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%19 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.power"(%1, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%22, %23, %24, %25, %26, %27 = "stablehlo.while"(%0, %20, %1, %4, %18, %21) ({
^bb0(%28: tensor<2x3xf32>, %29: tensor<2x3xf32>, %30: tensor<2x3xf32>, %31: tensor<2x3xf32>, %32: tensor<2x3xi1>, %33: tensor<i32>):
%34 = "stablehlo.constant"() <{value = dense<0x41100000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%35 = "stablehlo.compare"(%30, %34) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%36 = "stablehlo.not"(%32) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%37 = "stablehlo.and"(%36, %35) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%38 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%40: tensor<i1>, %41: tensor<i1>):
%42 = "stablehlo.or"(%40, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%43 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
%44 = "stablehlo.compare"(%33, %43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%45 = "stablehlo.or"(%44, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%45) : (tensor<i1>) -> ()
}, {
^bb0(%46: tensor<2x3xf32>, %47: tensor<2x3xf32>, %48: tensor<2x3xf32>, %49: tensor<2x3xf32>, %50: tensor<2x3xi1>, %51: tensor<i32>):
%52 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
%53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
%55 = "stablehlo.constant"() <{value = dense<0x41100000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%56 = "stablehlo.compare"(%48, %55) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%57 = "stablehlo.or"(%54, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%58 = "stablehlo.not"(%50) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%59 = "stablehlo.and"(%58, %57) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%60 = "stablehlo.add"(%48, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.select"(%59, %60, %48) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.negate"(%46) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.power"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.select"(%59, %63, %49) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.add"(%47, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.select"(%59, %65, %47) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.abs"(%66) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.constant"() <{value = dense<0x337FFAE5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%69 = "stablehlo.multiply"(%68, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.abs"(%64) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.compare"(%70, %69) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%72 = "stablehlo.and"(%59, %71) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%73 = "stablehlo.or"(%50, %72) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%74 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%75 = "stablehlo.add"(%51, %74) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%46, %66, %61, %64, %73, %75) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<i32>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<i32>)
%76 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%77 = "stablehlo.multiply"(%76, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%78 = "stablehlo.subtract"(%0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%79 = "stablehlo.multiply"(%25, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%80 = "stablehlo.divide"(%79, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%81 = "stablehlo.add"(%23, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%82 = "stablehlo.subtract"(%81, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%83 = "stablehlo.multiply"(%13, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%84 = "stablehlo.divide"(%25, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%86 = "stablehlo.constant"() <{value = dense<0x41400000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%87 = "stablehlo.divide"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%88 = "stablehlo.add"(%82, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%89 = "stablehlo.select"(%26, %82, %88) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%90 = "stablehlo.abs"(%89) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%91 = "stablehlo.constant"() <{value = dense<0x337FFAE5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%92 = "stablehlo.multiply"(%91, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%93 = "stablehlo.abs"(%87) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%94 = "stablehlo.compare"(%93, %92) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%95 = "stablehlo.or"(%26, %94) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%96 = "stablehlo.add"(%0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%97 = "stablehlo.multiply"(%83, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%98 = "stablehlo.divide"(%84, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%99 = "stablehlo.add"(%96, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%101 = "stablehlo.divide"(%98, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%103 = "stablehlo.constant"() <{value = dense<0xC4340000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%104 = "stablehlo.divide"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%105 = "stablehlo.add"(%89, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%106 = "stablehlo.select"(%95, %89, %105) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%107 = "stablehlo.abs"(%106) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%108 = "stablehlo.multiply"(%91, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%109 = "stablehlo.abs"(%104) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%110 = "stablehlo.compare"(%109, %108) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%111 = "stablehlo.or"(%95, %110) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%112 = "stablehlo.add"(%99, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%113 = "stablehlo.multiply"(%100, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%114 = "stablehlo.divide"(%101, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%115 = "stablehlo.add"(%112, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%117 = "stablehlo.divide"(%114, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%119 = "stablehlo.constant"() <{value = dense<0x46EC4000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%120 = "stablehlo.divide"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%121 = "stablehlo.add"(%106, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%122 = "stablehlo.select"(%111, %106, %121) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%123 = "stablehlo.abs"(%122) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%124 = "stablehlo.multiply"(%91, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%125 = "stablehlo.abs"(%120) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%126 = "stablehlo.compare"(%125, %124) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%127 = "stablehlo.or"(%111, %126) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%128 = "stablehlo.add"(%115, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%129 = "stablehlo.multiply"(%116, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%130 = "stablehlo.divide"(%117, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%131 = "stablehlo.add"(%128, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%132 = "stablehlo.multiply"(%129, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%133 = "stablehlo.divide"(%130, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%134 = "stablehlo.multiply"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%135 = "stablehlo.constant"() <{value = dense<0xC993A800> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%136 = "stablehlo.divide"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%137 = "stablehlo.add"(%122, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%138 = "stablehlo.select"(%127, %122, %137) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%139 = "stablehlo.abs"(%138) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%140 = "stablehlo.multiply"(%91, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%141 = "stablehlo.abs"(%136) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%142 = "stablehlo.compare"(%141, %140) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%143 = "stablehlo.or"(%127, %142) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%144 = "stablehlo.add"(%131, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%145 = "stablehlo.multiply"(%132, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%146 = "stablehlo.divide"(%133, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%147 = "stablehlo.add"(%144, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%148 = "stablehlo.multiply"(%145, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%149 = "stablehlo.divide"(%146, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%151 = "stablehlo.constant"() <{value = dense<0x4C36B980> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%152 = "stablehlo.divide"(%150, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%153 = "stablehlo.add"(%138, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%154 = "stablehlo.select"(%143, %138, %153) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%155 = "stablehlo.abs"(%154) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%156 = "stablehlo.multiply"(%91, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%157 = "stablehlo.abs"(%152) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%158 = "stablehlo.compare"(%157, %156) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%159 = "stablehlo.or"(%143, %158) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%160 = "stablehlo.add"(%147, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%161 = "stablehlo.multiply"(%148, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%162 = "stablehlo.divide"(%149, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%163 = "stablehlo.add"(%160, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%164 = "stablehlo.multiply"(%161, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%165 = "stablehlo.divide"(%162, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%167 = "stablehlo.constant"() <{value = dense<0xCEE1989D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%168 = "stablehlo.divide"(%166, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%169 = "stablehlo.add"(%154, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%170 = "stablehlo.select"(%159, %154, %169) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%171 = "stablehlo.abs"(%170) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%172 = "stablehlo.multiply"(%91, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%173 = "stablehlo.abs"(%168) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%174 = "stablehlo.compare"(%173, %172) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%175 = "stablehlo.or"(%159, %174) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%176 = "stablehlo.add"(%163, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%177 = "stablehlo.multiply"(%164, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%178 = "stablehlo.divide"(%165, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%179 = "stablehlo.add"(%176, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%180 = "stablehlo.multiply"(%177, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%181 = "stablehlo.divide"(%178, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%182 = "stablehlo.multiply"(%180, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%183 = "stablehlo.constant"() <{value = dense<0x518B2F4C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%184 = "stablehlo.divide"(%182, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%185 = "stablehlo.add"(%170, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%186 = "stablehlo.select"(%175, %170, %185) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%187 = "stablehlo.abs"(%186) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%188 = "stablehlo.multiply"(%91, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%189 = "stablehlo.abs"(%184) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%190 = "stablehlo.compare"(%189, %188) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%191 = "stablehlo.or"(%175, %190) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%192 = "stablehlo.add"(%179, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%193 = "stablehlo.multiply"(%180, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%194 = "stablehlo.divide"(%181, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%195 = "stablehlo.add"(%192, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%196 = "stablehlo.multiply"(%193, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%197 = "stablehlo.divide"(%194, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%199 = "stablehlo.constant"() <{value = dense<0xD42BB860> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%200 = "stablehlo.divide"(%198, %199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%201 = "stablehlo.add"(%186, %200) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%202 = "stablehlo.select"(%191, %186, %201) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%203 = "stablehlo.abs"(%202) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%204 = "stablehlo.multiply"(%91, %203) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%205 = "stablehlo.abs"(%200) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%206 = "stablehlo.compare"(%205, %204) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%207 = "stablehlo.or"(%191, %206) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%208 = "stablehlo.add"(%195, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%209 = "stablehlo.multiply"(%196, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%210 = "stablehlo.divide"(%197, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%211 = "stablehlo.add"(%208, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%213 = "stablehlo.divide"(%210, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%215 = "stablehlo.constant"() <{value = dense<0x56D3DA8F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%216 = "stablehlo.divide"(%214, %215) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%217 = "stablehlo.add"(%202, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%218 = "stablehlo.select"(%207, %202, %217) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%219 = "stablehlo.abs"(%218) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%220 = "stablehlo.multiply"(%91, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%221 = "stablehlo.abs"(%216) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%222 = "stablehlo.compare"(%221, %220) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%223 = "stablehlo.or"(%207, %222) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%224 = "stablehlo.add"(%211, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%225 = "stablehlo.multiply"(%212, %224) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%226 = "stablehlo.divide"(%213, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%227 = "stablehlo.add"(%224, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%228 = "stablehlo.multiply"(%225, %227) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%229 = "stablehlo.divide"(%226, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%231 = "stablehlo.constant"() <{value = dense<0xD982AEB3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%232 = "stablehlo.divide"(%230, %231) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%233 = "stablehlo.add"(%218, %232) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%234 = "stablehlo.select"(%223, %218, %233) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%235 = "stablehlo.abs"(%234) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%236 = "stablehlo.multiply"(%91, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%237 = "stablehlo.abs"(%232) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%238 = "stablehlo.compare"(%237, %236) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%239 = "stablehlo.or"(%223, %238) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%240 = "stablehlo.add"(%227, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%241 = "stablehlo.multiply"(%228, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%242 = "stablehlo.divide"(%229, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%243 = "stablehlo.add"(%240, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%244 = "stablehlo.multiply"(%241, %243) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%245 = "stablehlo.divide"(%242, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%246 = "stablehlo.multiply"(%244, %245) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%247 = "stablehlo.constant"() <{value = dense<0x5C21391C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%248 = "stablehlo.divide"(%246, %247) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%249 = "stablehlo.add"(%234, %248) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%250 = "stablehlo.select"(%239, %234, %249) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%251 = "stablehlo.abs"(%250) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%252 = "stablehlo.multiply"(%91, %251) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%253 = "stablehlo.abs"(%248) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%254 = "stablehlo.compare"(%253, %252) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%255 = "stablehlo.or"(%239, %254) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%256 = "stablehlo.add"(%243, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%257 = "stablehlo.multiply"(%244, %256) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%258 = "stablehlo.divide"(%245, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%259 = "stablehlo.add"(%256, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%260 = "stablehlo.multiply"(%257, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%261 = "stablehlo.divide"(%258, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%262 = "stablehlo.multiply"(%260, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%263 = "stablehlo.constant"() <{value = dense<0xDEC6E6AB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%264 = "stablehlo.divide"(%262, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%265 = "stablehlo.add"(%250, %264) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%266 = "stablehlo.select"(%255, %250, %265) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%267 = "stablehlo.select"(%26, %23, %266) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%268 = "stablehlo.compare"(%0, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%269 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%270 = "stablehlo.select"(%268, %269, %267) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%271 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%272 = "stablehlo.select"(%15, %271, %270) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%273 = "stablehlo.compare"(%0, %13) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%274 = "stablehlo.and"(%6, %273) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%275 = "stablehlo.select"(%274, %269, %272) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%275) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
