"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0x224CF950> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%8 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.subtract"(%8, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.constant"() <{value = dense<0xA3C2BE86> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.multiply"(%5, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.subtract"(%12, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.constant"() <{value = dense<0x25331F1F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%5, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.subtract"(%16, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.constant"() <{value = dense<0xA69F5554> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.multiply"(%5, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.subtract"(%20, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.constant"() <{value = dense<0x2808EBF8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.multiply"(%5, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.subtract"(%24, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.constant"() <{value = dense<0xA9631471> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.multiply"(%5, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.subtract"(%28, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.constant"() <{value = dense<0x2AB57BC2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.multiply"(%5, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.subtract"(%32, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.constant"() <{value = dense<0xAC0B9C1B> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.multiply"(%5, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.subtract"(%36, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.constant"() <{value = dense<0x2D4E7716> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.multiply"(%5, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.subtract"(%40, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.constant"() <{value = dense<0xAE92881D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.multiply"(%5, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.subtract"(%44, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.constant"() <{value = dense<0x2FC751A6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.multiply"(%5, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.subtract"(%48, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.constant"() <{value = dense<0xB101B0D9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.multiply"(%5, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%53 = "stablehlo.subtract"(%52, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%54 = "stablehlo.constant"() <{value = dense<0x32212C70> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%56 = "stablehlo.multiply"(%5, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%57 = "stablehlo.subtract"(%56, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%58 = "stablehlo.constant"() <{value = dense<0xB33EE9F1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%60 = "stablehlo.multiply"(%5, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.subtract"(%60, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.constant"() <{value = dense<0x34571A26> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.multiply"(%5, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.subtract"(%64, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.constant"() <{value = dense<0xB56603CC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.multiply"(%5, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.subtract"(%68, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.constant"() <{value = dense<0x3668E277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.multiply"(%5, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.subtract"(%72, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.constant"() <{value = dense<0xB75EAFCE> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.multiply"(%5, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%77 = "stablehlo.subtract"(%76, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%78 = "stablehlo.constant"() <{value = dense<0x38488DAA> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%80 = "stablehlo.multiply"(%5, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%81 = "stablehlo.subtract"(%80, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%82 = "stablehlo.constant"() <{value = dense<0xB9299E57> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%84 = "stablehlo.multiply"(%5, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%85 = "stablehlo.subtract"(%84, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%86 = "stablehlo.constant"() <{value = dense<0x3A064AEE> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%88 = "stablehlo.multiply"(%5, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%89 = "stablehlo.subtract"(%88, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%90 = "stablehlo.constant"() <{value = dense<0xBAC66310> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%92 = "stablehlo.multiply"(%5, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%93 = "stablehlo.subtract"(%92, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%94 = "stablehlo.constant"() <{value = dense<0x3B88329A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%96 = "stablehlo.multiply"(%5, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%97 = "stablehlo.subtract"(%96, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%98 = "stablehlo.constant"() <{value = dense<0xBC2D14FC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%100 = "stablehlo.multiply"(%5, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%101 = "stablehlo.subtract"(%100, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%102 = "stablehlo.constant"() <{value = dense<0x3CCA8F1F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%104 = "stablehlo.multiply"(%5, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%105 = "stablehlo.subtract"(%104, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%106 = "stablehlo.constant"() <{value = dense<0xBD58DDE3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%108 = "stablehlo.multiply"(%5, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%109 = "stablehlo.subtract"(%108, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%110 = "stablehlo.constant"() <{value = dense<0x3DD236D7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%112 = "stablehlo.multiply"(%5, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%113 = "stablehlo.subtract"(%112, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%114 = "stablehlo.constant"() <{value = dense<0xBE34A688> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%116 = "stablehlo.multiply"(%5, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%117 = "stablehlo.subtract"(%116, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%118 = "stablehlo.constant"() <{value = dense<0x3E81531C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%120 = "stablehlo.subtract"(%119, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%121 = "stablehlo.multiply"(%2, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%122 = "stablehlo.multiply"(%1, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%123 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%124 = "stablehlo.maximum"(%1, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%125 = "stablehlo.constant"() <{value = dense<0x42000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%126 = "stablehlo.divide"(%125, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%127 = "stablehlo.subtract"(%126, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%128 = "stablehlo.constant"() <{value = dense<0xA456751E> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%129 = "stablehlo.multiply"(%127, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%130 = "stablehlo.subtract"(%129, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%131 = "stablehlo.constant"() <{value = dense<0xA4140365> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%133 = "stablehlo.multiply"(%127, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%134 = "stablehlo.subtract"(%133, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%135 = "stablehlo.constant"() <{value = dense<0x25AAC8B0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%137 = "stablehlo.multiply"(%127, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%138 = "stablehlo.subtract"(%137, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%139 = "stablehlo.constant"() <{value = dense<0x25BEB473> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%141 = "stablehlo.multiply"(%127, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%142 = "stablehlo.subtract"(%141, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%143 = "stablehlo.constant"() <{value = dense<0xA7077E6C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%145 = "stablehlo.multiply"(%127, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%146 = "stablehlo.subtract"(%145, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%147 = "stablehlo.constant"() <{value = dense<0xA7896DA9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%149 = "stablehlo.multiply"(%127, %148) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%150 = "stablehlo.subtract"(%149, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%151 = "stablehlo.constant"() <{value = dense<0x283BB70C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%153 = "stablehlo.multiply"(%127, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%154 = "stablehlo.subtract"(%153, %148) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%155 = "stablehlo.constant"() <{value = dense<0x294069E1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%157 = "stablehlo.multiply"(%127, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%158 = "stablehlo.subtract"(%157, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%159 = "stablehlo.constant"() <{value = dense<0xA8BD4A41> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%160 = "stablehlo.add"(%158, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%161 = "stablehlo.multiply"(%127, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%162 = "stablehlo.subtract"(%161, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%163 = "stablehlo.constant"() <{value = dense<0xAAE5E22C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%164 = "stablehlo.add"(%162, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%165 = "stablehlo.multiply"(%127, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%166 = "stablehlo.subtract"(%165, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%167 = "stablehlo.constant"() <{value = dense<0xAB4A9F08> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%169 = "stablehlo.multiply"(%127, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%170 = "stablehlo.subtract"(%169, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%171 = "stablehlo.constant"() <{value = dense<0x2C0F3EA0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%172 = "stablehlo.add"(%170, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%173 = "stablehlo.multiply"(%127, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%174 = "stablehlo.subtract"(%173, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%175 = "stablehlo.constant"() <{value = dense<0x2D7880FB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%177 = "stablehlo.multiply"(%127, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%178 = "stablehlo.subtract"(%177, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%179 = "stablehlo.constant"() <{value = dense<0x2E0F0D10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%180 = "stablehlo.add"(%178, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%181 = "stablehlo.multiply"(%127, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%182 = "stablehlo.subtract"(%181, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%183 = "stablehlo.constant"() <{value = dense<0xADA6E7CF> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%185 = "stablehlo.multiply"(%127, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%186 = "stablehlo.subtract"(%185, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%187 = "stablehlo.constant"() <{value = dense<0xB019A653> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%188 = "stablehlo.add"(%186, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%189 = "stablehlo.multiply"(%127, %188) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%190 = "stablehlo.subtract"(%189, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%191 = "stablehlo.constant"() <{value = dense<0xB183C85D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%192 = "stablehlo.add"(%190, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%193 = "stablehlo.multiply"(%127, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%194 = "stablehlo.subtract"(%193, %188) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%195 = "stablehlo.constant"() <{value = dense<0xB2E20A9D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%196 = "stablehlo.add"(%194, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%197 = "stablehlo.multiply"(%127, %196) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%198 = "stablehlo.subtract"(%197, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%199 = "stablehlo.constant"() <{value = dense<0xB486DFE9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%200 = "stablehlo.add"(%198, %199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%201 = "stablehlo.multiply"(%127, %200) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%202 = "stablehlo.subtract"(%201, %196) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%203 = "stablehlo.constant"() <{value = dense<0xB68246FA> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%204 = "stablehlo.add"(%202, %203) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%205 = "stablehlo.multiply"(%127, %204) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%206 = "stablehlo.subtract"(%205, %200) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%207 = "stablehlo.constant"() <{value = dense<0xB8E7EBFC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%208 = "stablehlo.add"(%206, %207) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%209 = "stablehlo.multiply"(%127, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%210 = "stablehlo.subtract"(%209, %204) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%211 = "stablehlo.constant"() <{value = dense<0xBC1FED03> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%212 = "stablehlo.add"(%210, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%213 = "stablehlo.multiply"(%127, %212) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%214 = "stablehlo.subtract"(%213, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%215 = "stablehlo.constant"() <{value = dense<0x3F4750C6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%217 = "stablehlo.subtract"(%216, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%218 = "stablehlo.multiply"(%2, %217) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%219 = "stablehlo.maximum"(%1, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%220 = "stablehlo.rsqrt"(%219) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%221 = "stablehlo.multiply"(%218, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%222 = "stablehlo.compare"(%1, %123) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%223 = "stablehlo.select"(%222, %122, %221) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%224 = "stablehlo.negate"(%223) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%225 = "stablehlo.compare"(%0, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%226 = "stablehlo.select"(%225, %224, %223) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%227 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%228 = "stablehlo.multiply"(%227, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%229 = "stablehlo.exponential"(%228) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%230 = "stablehlo.multiply"(%226, %229) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%231 = "stablehlo.multiply"(%230, %229) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%231) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
