"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2x2xf32>, tensor<1x2x4x4x4xf32>, tensor<1x2x2x2x3xf32>) -> (tensor<1x2x4x4x4xf32>, tensor<1x2x2x2x3xf32>)}> ({
^bb0(%0: tensor<1x2x2x2x2xf32>, %1: tensor<1x2x4x4x4xf32>, %2: tensor<1x2x2x2x3xf32>):
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x2x2x3xf32>) -> tensor<1x8x3xf32>
%4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 8, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x3xf32>) -> tensor<1x8x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x8x1xf32>) -> tensor<1x8xf32>
%6 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%7 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%8 = "stablehlo.add"(%5, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%9 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%12 = "stablehlo.divide"(%11, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%13 = "stablehlo.constant"() <{value = dense<0xCF000000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%15 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%16 = "stablehlo.compare"(%12, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%17 = "stablehlo.and"(%16, %14) : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
%18 = "stablehlo.constant"() <{value = dense<0xC2C80000> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
%19 = "stablehlo.select"(%17, %12, %18) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%20 = "stablehlo.floor"(%19) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%22 = "stablehlo.add"(%20, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%23 = "stablehlo.reshape"(%20) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%24 = "stablehlo.reshape"(%22) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%25 = "stablehlo.concatenate"(%23, %24) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%26 = "stablehlo.subtract"(%7, %21) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%28 = "stablehlo.reshape"(%21) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%29 = "stablehlo.concatenate"(%27, %28) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%30 = "stablehlo.negate"(%6) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%32 = "stablehlo.reshape"(%6) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%33 = "stablehlo.concatenate"(%31, %32) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%34 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x2x8xf32>}> : () -> tensor<1x2x8xf32>
%35 = "stablehlo.compare"(%25, %34) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%36 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x8xf32>}> : () -> tensor<1x2x8xf32>
%37 = "stablehlo.compare"(%25, %36) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%38 = "stablehlo.and"(%37, %35) : (tensor<1x2x8xi1>, tensor<1x2x8xi1>) -> tensor<1x2x8xi1>
%39 = "stablehlo.select"(%38, %25, %36) : (tensor<1x2x8xi1>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
%40 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1x2x8xf32>}> : () -> tensor<1x2x8xf32>
%41 = "stablehlo.compare"(%39, %40) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%42 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<1x2x8xi32>}> : () -> tensor<1x2x8xi32>
%43 = "stablehlo.convert"(%39) : (tensor<1x2x8xf32>) -> tensor<1x2x8xi32>
%44 = "stablehlo.select"(%41, %43, %42) : (tensor<1x2x8xi1>, tensor<1x2x8xi32>, tensor<1x2x8xi32>) -> tensor<1x2x8xi32>
%45 = "stablehlo.reshape"(%2) : (tensor<1x2x2x2x3xf32>) -> tensor<1x8x3xf32>
%46 = "stablehlo.slice"(%45) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 8, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x3xf32>) -> tensor<1x8x1xf32>
%47 = "stablehlo.reshape"(%46) : (tensor<1x8x1xf32>) -> tensor<1x8xf32>
%48 = "stablehlo.add"(%47, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%49 = "stablehlo.multiply"(%48, %9) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%50 = "stablehlo.subtract"(%49, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%51 = "stablehlo.divide"(%50, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%52 = "stablehlo.compare"(%51, %13) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%53 = "stablehlo.compare"(%51, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%54 = "stablehlo.and"(%53, %52) : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
%55 = "stablehlo.select"(%54, %51, %18) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%56 = "stablehlo.floor"(%55) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%58 = "stablehlo.add"(%56, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%59 = "stablehlo.reshape"(%56) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%60 = "stablehlo.reshape"(%58) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%61 = "stablehlo.concatenate"(%59, %60) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%62 = "stablehlo.subtract"(%7, %57) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%64 = "stablehlo.reshape"(%57) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%65 = "stablehlo.concatenate"(%63, %64) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%66 = "stablehlo.negate"(%6) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%68 = "stablehlo.reshape"(%6) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%69 = "stablehlo.concatenate"(%67, %68) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%70 = "stablehlo.compare"(%61, %34) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%71 = "stablehlo.compare"(%61, %36) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%72 = "stablehlo.and"(%71, %70) : (tensor<1x2x8xi1>, tensor<1x2x8xi1>) -> tensor<1x2x8xi1>
%73 = "stablehlo.select"(%72, %61, %36) : (tensor<1x2x8xi1>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
%74 = "stablehlo.compare"(%73, %40) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%75 = "stablehlo.convert"(%73) : (tensor<1x2x8xf32>) -> tensor<1x2x8xi32>
%76 = "stablehlo.select"(%74, %75, %42) : (tensor<1x2x8xi1>, tensor<1x2x8xi32>, tensor<1x2x8xi32>) -> tensor<1x2x8xi32>
%77 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi1>) -> tensor<1x2x2x8xi1>
%78 = "stablehlo.reshape"(%77) : (tensor<1x2x2x8xi1>) -> tensor<1x4x8xi1>
%79 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xi1>) -> tensor<1x2x2x8xi1>
%80 = "stablehlo.reshape"(%79) : (tensor<1x2x2x8xi1>) -> tensor<1x4x8xi1>
%81 = "stablehlo.and"(%80, %78) : (tensor<1x4x8xi1>, tensor<1x4x8xi1>) -> tensor<1x4x8xi1>
%82 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%83 = "stablehlo.reshape"(%82) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%84 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi32>) -> tensor<1x2x2x8xi32>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x2x8xi32>) -> tensor<1x4x8xi32>
%86 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xi32>) -> tensor<1x2x2x8xi32>
%87 = "stablehlo.reshape"(%86) : (tensor<1x2x2x8xi32>) -> tensor<1x4x8xi32>
%88 = "stablehlo.constant"() <{value = dense<4> : tensor<1x4x8xi32>}> : () -> tensor<1x4x8xi32>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
%90 = "stablehlo.add"(%89, %85) : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
%91 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x8xi32>}> : () -> tensor<1x4x8xi32>
%92 = "stablehlo.select"(%81, %90, %91) : (tensor<1x4x8xi1>, tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
%93 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%94 = "stablehlo.reshape"(%93) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%95 = "stablehlo.multiply"(%94, %83) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
%96 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%97 = "stablehlo.reshape"(%96) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%98 = "stablehlo.multiply"(%97, %83) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
%99 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%100 = "stablehlo.reshape"(%99) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%101 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x2x2x8xf32>
%102 = "stablehlo.reshape"(%101) : (tensor<1x2x2x8xf32>) -> tensor<1x4x8xf32>
%103 = "stablehlo.multiply"(%102, %100) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
%104 = "stablehlo.reshape"(%2) : (tensor<1x2x2x2x3xf32>) -> tensor<1x8x3xf32>
%105 = "stablehlo.slice"(%104) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 8, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x3xf32>) -> tensor<1x8x1xf32>
%106 = "stablehlo.reshape"(%105) : (tensor<1x8x1xf32>) -> tensor<1x8xf32>
%107 = "stablehlo.add"(%106, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%108 = "stablehlo.multiply"(%107, %9) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%109 = "stablehlo.subtract"(%108, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%110 = "stablehlo.divide"(%109, %6) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%111 = "stablehlo.compare"(%110, %13) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%112 = "stablehlo.compare"(%110, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
%113 = "stablehlo.and"(%112, %111) : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
%114 = "stablehlo.select"(%113, %110, %18) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%115 = "stablehlo.floor"(%114) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%116 = "stablehlo.subtract"(%114, %115) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%117 = "stablehlo.add"(%115, %7) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%118 = "stablehlo.reshape"(%115) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%119 = "stablehlo.reshape"(%117) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%120 = "stablehlo.concatenate"(%118, %119) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%121 = "stablehlo.subtract"(%7, %116) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
%122 = "stablehlo.reshape"(%121) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%123 = "stablehlo.reshape"(%116) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%124 = "stablehlo.concatenate"(%122, %123) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%125 = "stablehlo.negate"(%6) : (tensor<1x8xf32>) -> tensor<1x8xf32>
%126 = "stablehlo.reshape"(%125) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%127 = "stablehlo.reshape"(%6) : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
%128 = "stablehlo.concatenate"(%126, %127) <{dimension = 1 : i64}> : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x2x8xf32>
%129 = "stablehlo.compare"(%120, %34) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%130 = "stablehlo.compare"(%120, %36) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%131 = "stablehlo.and"(%130, %129) : (tensor<1x2x8xi1>, tensor<1x2x8xi1>) -> tensor<1x2x8xi1>
%132 = "stablehlo.select"(%131, %120, %36) : (tensor<1x2x8xi1>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
%133 = "stablehlo.compare"(%132, %40) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<1x2x8xi1>
%134 = "stablehlo.convert"(%132) : (tensor<1x2x8xf32>) -> tensor<1x2x8xi32>
%135 = "stablehlo.select"(%133, %134, %42) : (tensor<1x2x8xi1>, tensor<1x2x8xi32>, tensor<1x2x8xi32>) -> tensor<1x2x8xi32>
%136 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi1>) -> tensor<1x4x2x8xi1>
%137 = "stablehlo.reshape"(%136) : (tensor<1x4x2x8xi1>) -> tensor<1x8x8xi1>
%138 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xi1>) -> tensor<1x4x2x8xi1>
%139 = "stablehlo.reshape"(%138) : (tensor<1x4x2x8xi1>) -> tensor<1x8x8xi1>
%140 = "stablehlo.and"(%139, %137) : (tensor<1x8x8xi1>, tensor<1x8x8xi1>) -> tensor<1x8x8xi1>
%141 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x4x2x8xf32>
%142 = "stablehlo.reshape"(%141) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%143 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xi32>) -> tensor<1x4x2x8xi32>
%144 = "stablehlo.reshape"(%143) : (tensor<1x4x2x8xi32>) -> tensor<1x8x8xi32>
%145 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xi32>) -> tensor<1x4x2x8xi32>
%146 = "stablehlo.reshape"(%145) : (tensor<1x4x2x8xi32>) -> tensor<1x8x8xi32>
%147 = "stablehlo.constant"() <{value = dense<4> : tensor<1x8x8xi32>}> : () -> tensor<1x8x8xi32>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<1x8x8xi32>, tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
%149 = "stablehlo.add"(%148, %144) : (tensor<1x8x8xi32>, tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
%150 = "stablehlo.constant"() <{value = dense<0> : tensor<1x8x8xi32>}> : () -> tensor<1x8x8xi32>
%151 = "stablehlo.select"(%140, %149, %150) : (tensor<1x8x8xi1>, tensor<1x8x8xi32>, tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
%152 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x2x8xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%154 = "stablehlo.multiply"(%153, %142) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%155 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x2x8xf32>
%156 = "stablehlo.reshape"(%155) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%157 = "stablehlo.multiply"(%156, %142) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%158 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x2x8xf32>
%159 = "stablehlo.reshape"(%158) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%160 = "stablehlo.multiply"(%159, %142) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%161 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x8xf32>) -> tensor<1x4x2x8xf32>
%162 = "stablehlo.reshape"(%161) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%163 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x2x8xf32>
%164 = "stablehlo.reshape"(%163) : (tensor<1x4x2x8xf32>) -> tensor<1x8x8xf32>
%165 = "stablehlo.multiply"(%164, %162) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%166 = "stablehlo.reshape"(%0) : (tensor<1x2x2x2x2xf32>) -> tensor<1x2x8xf32>
%167 = "stablehlo.transpose"(%166) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x8xf32>) -> tensor<1x8x2xf32>
%168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x8x2xf32>) -> tensor<1x8x8x2xf32>
%169 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x8xf32>) -> tensor<1x8x8x2xf32>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<1x8x8x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
%171 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x8xi1>) -> tensor<1x8x8x2xi1>
%172 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x8x8x2xf32>}> : () -> tensor<1x8x8x2xf32>
%173 = "stablehlo.select"(%171, %170, %172) : (tensor<1x8x8x2xi1>, tensor<1x8x8x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
%174 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x64x2xf32>}> : () -> tensor<1x64x2xf32>
%175 = "stablehlo.reshape"(%173) : (tensor<1x8x8x2xf32>) -> tensor<1x64x2xf32>
%176 = "stablehlo.reshape"(%151) : (tensor<1x8x8xi32>) -> tensor<1x64xi32>
%177 = "stablehlo.scatter"(%174, %176, %175) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%178: tensor<f32>, %179: tensor<f32>):
%180 = "stablehlo.add"(%178, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%180) : (tensor<f32>) -> ()
}) : (tensor<1x64x2xf32>, tensor<1x64xi32>, tensor<1x64x2xf32>) -> tensor<1x64x2xf32>
%181 = "stablehlo.transpose"(%177) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x64x2xf32>) -> tensor<1x2x64xf32>
%182 = "stablehlo.reshape"(%181) : (tensor<1x2x64xf32>) -> tensor<1x2x4x4x4xf32>
%183 = "stablehlo.reshape"(%1) : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x64xf32>
%184 = "stablehlo.transpose"(%183) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x64xf32>) -> tensor<1x64x2xf32>
%185 = "stablehlo.gather"(%184, %151) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x64x2xf32>, tensor<1x8x8xi32>) -> tensor<1x8x8x2xf32>
%186 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x8xi1>) -> tensor<1x8x8x2xi1>
%187 = "stablehlo.select"(%186, %185, %172) : (tensor<1x8x8x2xi1>, tensor<1x8x8x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
%188 = "stablehlo.multiply"(%187, %168) : (tensor<1x8x8x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
%189 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%190 = "stablehlo.reduce"(%188, %189) <{dimensions = array<i64: 3>}> ({
^bb0(%191: tensor<f32>, %192: tensor<f32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%193) : (tensor<f32>) -> ()
}) : (tensor<1x8x8x2xf32>, tensor<f32>) -> tensor<1x8x8xf32>
%194 = "stablehlo.multiply"(%190, %165) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%195 = "stablehlo.reduce"(%194, %189) <{dimensions = array<i64: 1>}> ({
^bb0(%196: tensor<f32>, %197: tensor<f32>):
%198 = "stablehlo.add"(%196, %197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%198) : (tensor<f32>) -> ()
}) : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<1x8xf32>
%199 = "stablehlo.reshape"(%195) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
%200 = "stablehlo.multiply"(%190, %160) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%201 = "stablehlo.reduce"(%200, %189) <{dimensions = array<i64: 1>}> ({
^bb0(%202: tensor<f32>, %203: tensor<f32>):
%204 = "stablehlo.add"(%202, %203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%204) : (tensor<f32>) -> ()
}) : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<1x8xf32>
%205 = "stablehlo.reshape"(%201) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
%206 = "stablehlo.multiply"(%190, %157) : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
%207 = "stablehlo.reduce"(%206, %189) <{dimensions = array<i64: 1>}> ({
^bb0(%208: tensor<f32>, %209: tensor<f32>):
%210 = "stablehlo.add"(%208, %209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%210) : (tensor<f32>) -> ()
}) : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<1x8xf32>
%211 = "stablehlo.reshape"(%207) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
%212 = "stablehlo.concatenate"(%199, %205, %211) <{dimension = 2 : i64}> : (tensor<1x8x1xf32>, tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x3xf32>
%213 = "stablehlo.reshape"(%212) : (tensor<1x8x3xf32>) -> tensor<1x2x2x2x3xf32>
"func.return"(%182, %213) : (tensor<1x2x4x4x4xf32>, tensor<1x2x2x2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
