"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0x24199B15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%8 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.subtract"(%8, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.constant"() <{value = dense<0xA58C275C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.multiply"(%5, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.subtract"(%12, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.constant"() <{value = dense<0x26F736C5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%5, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.subtract"(%16, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.constant"() <{value = dense<0xA8528116> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.multiply"(%5, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.subtract"(%20, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.constant"() <{value = dense<0x29ACDA32> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.multiply"(%5, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.subtract"(%24, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.constant"() <{value = dense<0xAB08B263> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.multiply"(%5, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.subtract"(%28, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.constant"() <{value = dense<0x2C4FF17F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.multiply"(%5, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.subtract"(%32, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.constant"() <{value = dense<0xAD97E4AC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.multiply"(%5, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.subtract"(%36, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.constant"() <{value = dense<0x2ED4C5F6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.multiply"(%5, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.subtract"(%40, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.constant"() <{value = dense<0xB00EA7F1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.multiply"(%5, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.subtract"(%44, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.constant"() <{value = dense<0x3136C81D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.multiply"(%5, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.subtract"(%48, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.constant"() <{value = dense<0xB25F57B4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.multiply"(%5, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%53 = "stablehlo.subtract"(%52, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%54 = "stablehlo.constant"() <{value = dense<0x3381DBB5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%56 = "stablehlo.multiply"(%5, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%57 = "stablehlo.subtract"(%56, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%58 = "stablehlo.constant"() <{value = dense<0xB48F631C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%60 = "stablehlo.multiply"(%5, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.subtract"(%60, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.constant"() <{value = dense<0x3595F925> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.multiply"(%5, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.subtract"(%64, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.constant"() <{value = dense<0xB694337E> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.multiply"(%5, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.subtract"(%68, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.constant"() <{value = dense<0x3789FAC6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.multiply"(%5, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.subtract"(%72, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.constant"() <{value = dense<0xB8715933> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.multiply"(%5, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%77 = "stablehlo.subtract"(%76, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%78 = "stablehlo.constant"() <{value = dense<0x3945A8DC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%80 = "stablehlo.multiply"(%5, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%81 = "stablehlo.subtract"(%80, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%82 = "stablehlo.constant"() <{value = dense<0xBA1717E9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%84 = "stablehlo.multiply"(%5, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%85 = "stablehlo.subtract"(%84, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%86 = "stablehlo.constant"() <{value = dense<0x3AD6E3AC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%88 = "stablehlo.multiply"(%5, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%89 = "stablehlo.subtract"(%88, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%90 = "stablehlo.constant"() <{value = dense<0xBB8DB2F1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%92 = "stablehlo.multiply"(%5, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%93 = "stablehlo.subtract"(%92, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%94 = "stablehlo.constant"() <{value = dense<0x3C2CCB10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%96 = "stablehlo.multiply"(%5, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%97 = "stablehlo.subtract"(%96, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%98 = "stablehlo.constant"() <{value = dense<0xBCC274F8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%100 = "stablehlo.multiply"(%5, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%101 = "stablehlo.subtract"(%100, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%102 = "stablehlo.constant"() <{value = dense<0x3D49F456> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%104 = "stablehlo.multiply"(%5, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%105 = "stablehlo.subtract"(%104, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%106 = "stablehlo.constant"() <{value = dense<0xBDC25B82> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%108 = "stablehlo.multiply"(%5, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%109 = "stablehlo.subtract"(%108, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%110 = "stablehlo.constant"() <{value = dense<0x3E2FBD64> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%112 = "stablehlo.multiply"(%5, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%113 = "stablehlo.subtract"(%112, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%114 = "stablehlo.constant"() <{value = dense<0xBE9BFF5E> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%116 = "stablehlo.multiply"(%5, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%117 = "stablehlo.subtract"(%116, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%118 = "stablehlo.constant"() <{value = dense<0x3F2D4275> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%120 = "stablehlo.subtract"(%119, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%121 = "stablehlo.multiply"(%2, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%122 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%123 = "stablehlo.maximum"(%1, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%124 = "stablehlo.constant"() <{value = dense<0x42000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%125 = "stablehlo.divide"(%124, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%126 = "stablehlo.subtract"(%125, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%127 = "stablehlo.constant"() <{value = dense<0x244DF0C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%129 = "stablehlo.subtract"(%128, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%130 = "stablehlo.constant"() <{value = dense<0x241F9EE8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%132 = "stablehlo.multiply"(%126, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%133 = "stablehlo.subtract"(%132, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%134 = "stablehlo.constant"() <{value = dense<0xA5A3005D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%136 = "stablehlo.multiply"(%126, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%137 = "stablehlo.subtract"(%136, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%138 = "stablehlo.constant"() <{value = dense<0xA5C5773F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%139 = "stablehlo.add"(%137, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%140 = "stablehlo.multiply"(%126, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%141 = "stablehlo.subtract"(%140, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%142 = "stablehlo.constant"() <{value = dense<0x26FF73ED> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%144 = "stablehlo.multiply"(%126, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%145 = "stablehlo.subtract"(%144, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%146 = "stablehlo.constant"() <{value = dense<0x2789548D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%148 = "stablehlo.multiply"(%126, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%149 = "stablehlo.subtract"(%148, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%150 = "stablehlo.constant"() <{value = dense<0xA82C1FF4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%151 = "stablehlo.add"(%149, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%152 = "stablehlo.multiply"(%126, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%153 = "stablehlo.subtract"(%152, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%154 = "stablehlo.constant"() <{value = dense<0xA93AECCE> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%155 = "stablehlo.add"(%153, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%156 = "stablehlo.multiply"(%126, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%157 = "stablehlo.subtract"(%156, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%158 = "stablehlo.constant"() <{value = dense<0x288AB7F8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%160 = "stablehlo.multiply"(%126, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%161 = "stablehlo.subtract"(%160, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%162 = "stablehlo.constant"() <{value = dense<0x2AD8E463> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%163 = "stablehlo.add"(%161, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%164 = "stablehlo.multiply"(%126, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%165 = "stablehlo.subtract"(%164, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%166 = "stablehlo.constant"() <{value = dense<0x2B4A1A40> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%167 = "stablehlo.add"(%165, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%168 = "stablehlo.multiply"(%126, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%169 = "stablehlo.subtract"(%168, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%170 = "stablehlo.constant"() <{value = dense<0xABFC8218> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%171 = "stablehlo.add"(%169, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%172 = "stablehlo.multiply"(%126, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%173 = "stablehlo.subtract"(%172, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%174 = "stablehlo.constant"() <{value = dense<0xAD687EBA> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%175 = "stablehlo.add"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%176 = "stablehlo.multiply"(%126, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%177 = "stablehlo.subtract"(%176, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%178 = "stablehlo.constant"() <{value = dense<0xAE0A88E8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%179 = "stablehlo.add"(%177, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%180 = "stablehlo.multiply"(%126, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%181 = "stablehlo.subtract"(%180, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%182 = "stablehlo.constant"() <{value = dense<0x2D5127F5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%183 = "stablehlo.add"(%181, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%184 = "stablehlo.multiply"(%126, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%185 = "stablehlo.subtract"(%184, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%186 = "stablehlo.constant"() <{value = dense<0x3007CE66> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%188 = "stablehlo.multiply"(%126, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%189 = "stablehlo.subtract"(%188, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%190 = "stablehlo.constant"() <{value = dense<0x31696325> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%191 = "stablehlo.add"(%189, %190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%192 = "stablehlo.multiply"(%126, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%193 = "stablehlo.subtract"(%192, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%194 = "stablehlo.constant"() <{value = dense<0x32C2B494> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%195 = "stablehlo.add"(%193, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%196 = "stablehlo.multiply"(%126, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%197 = "stablehlo.subtract"(%196, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%198 = "stablehlo.constant"() <{value = dense<0x345C003F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%199 = "stablehlo.add"(%197, %198) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%200 = "stablehlo.multiply"(%126, %199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%201 = "stablehlo.subtract"(%200, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%202 = "stablehlo.constant"() <{value = dense<0x3642095E> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%203 = "stablehlo.add"(%201, %202) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%204 = "stablehlo.multiply"(%126, %203) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%205 = "stablehlo.subtract"(%204, %199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%206 = "stablehlo.constant"() <{value = dense<0x38907D1C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%207 = "stablehlo.add"(%205, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%208 = "stablehlo.multiply"(%126, %207) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%209 = "stablehlo.subtract"(%208, %203) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%210 = "stablehlo.constant"() <{value = dense<0x3B5CCC65> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%212 = "stablehlo.multiply"(%126, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%213 = "stablehlo.subtract"(%212, %207) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%214 = "stablehlo.constant"() <{value = dense<0x3F4DF315> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%216 = "stablehlo.subtract"(%215, %207) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%217 = "stablehlo.multiply"(%2, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%218 = "stablehlo.maximum"(%1, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%219 = "stablehlo.rsqrt"(%218) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%220 = "stablehlo.multiply"(%217, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%221 = "stablehlo.compare"(%1, %122) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%222 = "stablehlo.select"(%221, %121, %220) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%223 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%224 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%225 = "stablehlo.compare"(%223, %224) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%226 = "stablehlo.select"(%225, %7, %222) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%226) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
