"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%6 = "stablehlo.constant"() <{value = dense<0x47C35000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.compare"(%0, %4) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.and"(%8, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%10 = "stablehlo.and"(%9, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%11 = "stablehlo.and"(%10, %3) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%12 = "stablehlo.compare"(%1, %0) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%13 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%14 = "stablehlo.compare"(%1, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%15 = "stablehlo.or"(%14, %12) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%16 = "stablehlo.and"(%11, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%17 = "stablehlo.not"(%16) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%18 = "stablehlo.and"(%11, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%19 = "stablehlo.select"(%16, %0, %13) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%21 = "stablehlo.select"(%16, %1, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.select"(%18, %0, %13) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%24 = "stablehlo.select"(%18, %1, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.add"(%24, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.subtract"(%25, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.constant"() <{value = dense<0x0DA24260> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%28 = "stablehlo.compare"(%26, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%29 = "stablehlo.select"(%28, %27, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.divide"(%13, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%32 = "stablehlo.divide"(%13, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%34, %35, %36, %37, %38, %39, %40 = "stablehlo.while"(%31, %13, %13, %30, %32, %30, %33) ({
^bb0(%41: tensor<f32>, %42: tensor<2x3xf32>, %43: tensor<2x3xf32>, %44: tensor<2x3xf32>, %45: tensor<2x3xf32>, %46: tensor<2x3xf32>, %47: tensor<i1>):
%48 = "stablehlo.constant"() <{value = dense<0x44FA0000> : tensor<f32>}> : () -> tensor<f32>
%49 = "stablehlo.compare"(%41, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%50 = "stablehlo.not"(%47) : (tensor<i1>) -> tensor<i1>
%51 = "stablehlo.and"(%49, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%51) : (tensor<i1>) -> ()
}, {
^bb0(%52: tensor<f32>, %53: tensor<2x3xf32>, %54: tensor<2x3xf32>, %55: tensor<2x3xf32>, %56: tensor<2x3xf32>, %57: tensor<2x3xf32>, %58: tensor<i1>):
%59 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%60 = "stablehlo.add"(%19, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.multiply"(%54, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.divide"(%61, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.add"(%53, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.subtract"(%22, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.multiply"(%59, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.multiply"(%59, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.add"(%24, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.subtract"(%67, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.add"(%68, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.multiply"(%65, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.add"(%70, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.compare"(%71, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%73 = "stablehlo.select"(%72, %27, %71) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.divide"(%13, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%75 = "stablehlo.divide"(%65, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.add"(%69, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%77 = "stablehlo.compare"(%76, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%78 = "stablehlo.select"(%77, %27, %76) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%80 = "stablehlo.multiply"(%55, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%81 = "stablehlo.subtract"(%79, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%82 = "stablehlo.abs"(%81) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%83 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%84 = "stablehlo.compare"(%82, %83) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%85 = "stablehlo.multiply"(%63, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%86 = "stablehlo.compare"(%62, %85) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%87 = "stablehlo.or"(%86, %84) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%88 = "stablehlo.reduce"(%87, %33) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%89: tensor<i1>, %90: tensor<i1>):
%91 = "stablehlo.or"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%92 = "stablehlo.add"(%52, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.not"(%88) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%92, %63, %62, %80, %78, %74, %93) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i1>) -> ()
}) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i1>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i1>)
%94 = "stablehlo.add"(%19, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%95 = "chlo.lgamma"(%94) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%96 = "stablehlo.log"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%97 = "stablehlo.multiply"(%19, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%98 = "stablehlo.subtract"(%97, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%99 = "stablehlo.subtract"(%98, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%100 = "stablehlo.exponential"(%99) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%101 = "stablehlo.constant"() <{value = dense<0x41200000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%102 = "stablehlo.maximum"(%19, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%103 = "stablehlo.constant"() <{value = dense<0x40C90FDB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%105 = "stablehlo.sqrt"(%104) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%106 = "stablehlo.divide"(%13, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%107 = "stablehlo.multiply"(%106, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%108 = "stablehlo.constant"() <{value = dense<0xBAFB5587> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%109 = "stablehlo.multiply"(%108, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%110 = "stablehlo.constant"() <{value = dense<0x3A5CA8F1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%112 = "stablehlo.multiply"(%111, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%113 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%115 = "stablehlo.multiply"(%114, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%116 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%118 = "stablehlo.multiply"(%117, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%119 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%120 = "stablehlo.add"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%121 = "stablehlo.multiply"(%120, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%122 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%124 = "stablehlo.multiply"(%106, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%125 = "stablehlo.subtract"(%21, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%126 = "stablehlo.divide"(%125, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%127 = "stablehlo.constant"() <{value = dense<0x3DBA2E8C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%128 = "stablehlo.multiply"(%127, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%129 = "stablehlo.constant"() <{value = dense<0xBDCCCCCD> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%131 = "stablehlo.multiply"(%130, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%132 = "stablehlo.constant"() <{value = dense<0x3DE38E39> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%134 = "stablehlo.multiply"(%133, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%135 = "stablehlo.constant"() <{value = dense<0xBE000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%137 = "stablehlo.multiply"(%136, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%138 = "stablehlo.constant"() <{value = dense<0x3E124925> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%139 = "stablehlo.add"(%137, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%140 = "stablehlo.multiply"(%139, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%141 = "stablehlo.constant"() <{value = dense<0xBE2AAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%143 = "stablehlo.multiply"(%142, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%144 = "stablehlo.constant"() <{value = dense<0x3E4CCCCD> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%146 = "stablehlo.multiply"(%145, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%147 = "stablehlo.constant"() <{value = dense<0xBE800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%149 = "stablehlo.multiply"(%148, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%150 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%151 = "stablehlo.add"(%149, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%152 = "stablehlo.multiply"(%151, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%153 = "stablehlo.constant"() <{value = dense<0xBF000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%155 = "stablehlo.multiply"(%126, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%156 = "stablehlo.multiply"(%155, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%157 = "stablehlo.log_plus_one"(%126) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%158 = "stablehlo.subtract"(%157, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%159 = "stablehlo.abs"(%126) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%160 = "stablehlo.constant"() <{value = dense<0x3CA3D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%162 = "stablehlo.select"(%161, %156, %158) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%163 = "stablehlo.multiply"(%102, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%164 = "stablehlo.subtract"(%163, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%165 = "stablehlo.exponential"(%164) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%166 = "stablehlo.divide"(%165, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%167 = "stablehlo.compare"(%19, %101) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%168 = "stablehlo.select"(%167, %100, %166) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%169 = "stablehlo.multiply"(%168, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%170 = "stablehlo.add"(%22, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%171 = "chlo.lgamma"(%170) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%172 = "stablehlo.log"(%24) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%173 = "stablehlo.multiply"(%22, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%174 = "stablehlo.subtract"(%173, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%175 = "stablehlo.subtract"(%174, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%176 = "stablehlo.exponential"(%175) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%177 = "stablehlo.maximum"(%22, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%178 = "stablehlo.multiply"(%177, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%179 = "stablehlo.sqrt"(%178) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%180 = "stablehlo.divide"(%13, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%181 = "stablehlo.multiply"(%180, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%182 = "stablehlo.multiply"(%108, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%183 = "stablehlo.add"(%182, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%184 = "stablehlo.multiply"(%183, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%185 = "stablehlo.add"(%184, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%186 = "stablehlo.multiply"(%185, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%187 = "stablehlo.add"(%186, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%188 = "stablehlo.multiply"(%187, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%189 = "stablehlo.add"(%188, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%190 = "stablehlo.multiply"(%189, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%191 = "stablehlo.add"(%190, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%192 = "stablehlo.multiply"(%180, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%193 = "stablehlo.subtract"(%24, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%194 = "stablehlo.divide"(%193, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%195 = "stablehlo.multiply"(%127, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%196 = "stablehlo.add"(%195, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%197 = "stablehlo.multiply"(%196, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%198 = "stablehlo.add"(%197, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%199 = "stablehlo.multiply"(%198, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%200 = "stablehlo.add"(%199, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%201 = "stablehlo.multiply"(%200, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%202 = "stablehlo.add"(%201, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%203 = "stablehlo.multiply"(%202, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%204 = "stablehlo.add"(%203, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%205 = "stablehlo.multiply"(%204, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%206 = "stablehlo.add"(%205, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%207 = "stablehlo.multiply"(%206, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%208 = "stablehlo.add"(%207, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%209 = "stablehlo.multiply"(%208, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%210 = "stablehlo.add"(%209, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%211 = "stablehlo.multiply"(%210, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%212 = "stablehlo.add"(%211, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%213 = "stablehlo.multiply"(%194, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%214 = "stablehlo.multiply"(%213, %212) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%215 = "stablehlo.log_plus_one"(%194) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%216 = "stablehlo.subtract"(%215, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%217 = "stablehlo.abs"(%194) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%218 = "stablehlo.compare"(%217, %160) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%219 = "stablehlo.select"(%218, %214, %216) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%220 = "stablehlo.multiply"(%177, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%221 = "stablehlo.subtract"(%220, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%222 = "stablehlo.exponential"(%221) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%223 = "stablehlo.divide"(%222, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%224 = "stablehlo.compare"(%22, %101) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%225 = "stablehlo.select"(%224, %176, %223) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%226 = "stablehlo.multiply"(%225, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%227 = "stablehlo.multiply"(%226, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%228 = "stablehlo.subtract"(%13, %227) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%229 = "stablehlo.select"(%16, %169, %228) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%230 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%231 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%232 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%233 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%234 = "stablehlo.and"(%233, %232) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%235 = "stablehlo.and"(%234, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%236 = "stablehlo.and"(%235, %230) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%237 = "stablehlo.select"(%236, %1, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%238 = "stablehlo.select"(%236, %0, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%239 = "stablehlo.subtract"(%237, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%240 = "stablehlo.divide"(%239, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%241 = "stablehlo.multiply"(%127, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%242 = "stablehlo.add"(%241, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%243 = "stablehlo.multiply"(%242, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%244 = "stablehlo.add"(%243, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%245 = "stablehlo.multiply"(%244, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%246 = "stablehlo.add"(%245, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%247 = "stablehlo.multiply"(%246, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%248 = "stablehlo.add"(%247, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%249 = "stablehlo.multiply"(%248, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%250 = "stablehlo.add"(%249, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%251 = "stablehlo.multiply"(%250, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%252 = "stablehlo.add"(%251, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%253 = "stablehlo.multiply"(%252, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%254 = "stablehlo.add"(%253, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%255 = "stablehlo.multiply"(%254, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%256 = "stablehlo.add"(%255, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%257 = "stablehlo.multiply"(%256, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%258 = "stablehlo.add"(%257, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%259 = "stablehlo.multiply"(%240, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%260 = "stablehlo.multiply"(%259, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%261 = "stablehlo.log_plus_one"(%240) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%262 = "stablehlo.subtract"(%261, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%263 = "stablehlo.abs"(%240) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%264 = "stablehlo.compare"(%263, %160) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%265 = "stablehlo.select"(%264, %260, %262) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%266 = "stablehlo.negate"(%265) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%267 = "stablehlo.multiply"(%266, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%268 = "stablehlo.sqrt"(%267) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%269 = "stablehlo.multiply"(%266, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%270 = "stablehlo.sqrt"(%269) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%271 = "stablehlo.negate"(%270) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%272 = "stablehlo.compare"(%240, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%273 = "stablehlo.select"(%272, %271, %268) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%274 = "stablehlo.constant"() <{value = dense<0x3A97B426> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%275 = "stablehlo.multiply"(%274, %273) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%276 = "stablehlo.constant"() <{value = dense<0xBC72B9D6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%277 = "stablehlo.add"(%275, %276) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%278 = "stablehlo.multiply"(%277, %273) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%279 = "stablehlo.add"(%278, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%280 = "stablehlo.multiply"(%279, %273) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%281 = "stablehlo.constant"() <{value = dense<0xBEAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%282 = "stablehlo.add"(%280, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%283 = "stablehlo.abs"(%273) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%284 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%285 = "stablehlo.compare"(%283, %284) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%286 = "stablehlo.select"(%285, %13, %273) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%287 = "stablehlo.divide"(%13, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%288 = "stablehlo.divide"(%13, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%289 = "stablehlo.subtract"(%288, %287) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%290 = "stablehlo.select"(%285, %282, %289) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%291 = "stablehlo.multiply"(%238, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%292 = "stablehlo.sqrt"(%291) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%293 = "stablehlo.negate"(%238) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%294 = "stablehlo.multiply"(%293, %266) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%295 = "stablehlo.exponential"(%294) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%296 = "stablehlo.divide"(%295, %292) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%297 = "stablehlo.multiply"(%296, %290) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%298 = "stablehlo.divide"(%238, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%299 = "stablehlo.sqrt"(%298) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%300 = "stablehlo.multiply"(%273, %299) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%301 = "stablehlo.negate"(%300) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%302 = "chlo.erfc"(%301) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%303 = "stablehlo.multiply"(%302, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%304 = "stablehlo.subtract"(%303, %297) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%305 = "stablehlo.select"(%236, %304, %229) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%306 = "stablehlo.compare"(%1, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%307 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%308 = "stablehlo.or"(%307, %306) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%309 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%310 = "stablehlo.select"(%308, %309, %305) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%311 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%312 = "stablehlo.select"(%311, %13, %310) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%313 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%314 = "stablehlo.select"(%313, %309, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%315 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%316 = "stablehlo.select"(%315, %314, %312) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%317 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%318 = "stablehlo.select"(%317, %4, %316) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%319 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%320 = "stablehlo.select"(%319, %13, %309) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%321 = "stablehlo.compare"(%0, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%322 = "stablehlo.select"(%321, %320, %318) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%323 = "stablehlo.compare"(%0, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%324 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%325 = "stablehlo.or"(%324, %323) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%326 = "stablehlo.select"(%325, %309, %322) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%326) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
