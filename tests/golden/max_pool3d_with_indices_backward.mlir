"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2x2xf32>, tensor<1x2x4x4x4xf32>, tensor<1x2x2x2x2xi64>) -> (tensor<1x2x4x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x2x2x2xf32>, %1: tensor<1x2x4x4x4xf32>, %2: tensor<1x2x2x2x2xi64>):
%3 = "stablehlo.convert"(%2) : (tensor<1x2x2x2x2xi64>) -> tensor<1x2x2x2x2xi32>
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4x4xf32>}> : () -> tensor<1x2x4x4x4xf32>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%6 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2xi1>}> : () -> tensor<2x2x2xi1>
%7 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%9 = "stablehlo.multiply"(%8, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%10 = "stablehlo.add"(%9, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%13 = "stablehlo.compare"(%10, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%14 = "stablehlo.and"(%13, %12) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%15 = "stablehlo.and"(%6, %14) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%16 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%17 = "stablehlo.add"(%16, %10) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%19 = "stablehlo.multiply"(%18, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%20 = "stablehlo.add"(%19, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%21 = "stablehlo.compare"(%20, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%22 = "stablehlo.compare"(%20, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%23 = "stablehlo.and"(%22, %21) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%24 = "stablehlo.and"(%15, %23) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%25 = "stablehlo.multiply"(%17, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%26 = "stablehlo.add"(%25, %20) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%28 = "stablehlo.multiply"(%27, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%29 = "stablehlo.add"(%28, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%30 = "stablehlo.compare"(%29, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%31 = "stablehlo.compare"(%29, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%32 = "stablehlo.and"(%31, %30) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%33 = "stablehlo.and"(%24, %32) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%34 = "stablehlo.multiply"(%26, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%35 = "stablehlo.add"(%34, %29) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%36 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%37 = "stablehlo.select"(%33, %35, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%39 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x2x2x2xf32>}> : () -> tensor<1x2x2x2x2xf32>
%40 = "stablehlo.compare"(%38, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%41 = "stablehlo.select"(%40, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%42 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%43 = "stablehlo.pad"(%41, %42) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 1, 1>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%44 = "stablehlo.add"(%4, %43) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%46 = "stablehlo.multiply"(%45, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%47 = "stablehlo.add"(%46, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%48 = "stablehlo.compare"(%47, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%49 = "stablehlo.compare"(%47, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%50 = "stablehlo.and"(%49, %48) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%51 = "stablehlo.and"(%6, %50) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%52 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%53 = "stablehlo.add"(%52, %47) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%54 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%55 = "stablehlo.multiply"(%54, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%56 = "stablehlo.add"(%55, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%57 = "stablehlo.compare"(%56, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%58 = "stablehlo.compare"(%56, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%59 = "stablehlo.and"(%58, %57) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%60 = "stablehlo.and"(%51, %59) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%61 = "stablehlo.multiply"(%53, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%62 = "stablehlo.add"(%61, %56) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%63 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%64 = "stablehlo.multiply"(%63, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%65 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%66 = "stablehlo.add"(%64, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%67 = "stablehlo.compare"(%66, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%68 = "stablehlo.compare"(%66, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%69 = "stablehlo.and"(%68, %67) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%70 = "stablehlo.and"(%60, %69) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%71 = "stablehlo.multiply"(%62, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%72 = "stablehlo.add"(%71, %66) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%73 = "stablehlo.select"(%70, %72, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%75 = "stablehlo.compare"(%74, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%76 = "stablehlo.select"(%75, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%77 = "stablehlo.pad"(%76, %42) <{edge_padding_low = array<i64: 0, 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1, 1, 0>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%78 = "stablehlo.add"(%44, %77) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%80 = "stablehlo.multiply"(%79, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%81 = "stablehlo.add"(%80, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%82 = "stablehlo.compare"(%81, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%83 = "stablehlo.compare"(%81, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%84 = "stablehlo.and"(%83, %82) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%85 = "stablehlo.and"(%6, %84) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%86 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%87 = "stablehlo.add"(%86, %81) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%88 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%89 = "stablehlo.multiply"(%88, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%90 = "stablehlo.add"(%89, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%91 = "stablehlo.compare"(%90, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%92 = "stablehlo.compare"(%90, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%93 = "stablehlo.and"(%92, %91) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%94 = "stablehlo.and"(%85, %93) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%95 = "stablehlo.multiply"(%87, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%96 = "stablehlo.add"(%95, %90) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%97 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%98 = "stablehlo.multiply"(%97, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%99 = "stablehlo.add"(%98, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%100 = "stablehlo.compare"(%99, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%101 = "stablehlo.compare"(%99, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%102 = "stablehlo.and"(%101, %100) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%103 = "stablehlo.and"(%94, %102) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%104 = "stablehlo.multiply"(%96, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%105 = "stablehlo.add"(%104, %99) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%106 = "stablehlo.select"(%103, %105, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%108 = "stablehlo.compare"(%107, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%109 = "stablehlo.select"(%108, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%110 = "stablehlo.pad"(%109, %42) <{edge_padding_low = array<i64: 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 1>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%111 = "stablehlo.add"(%78, %110) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%112 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%113 = "stablehlo.multiply"(%112, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%114 = "stablehlo.add"(%113, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%115 = "stablehlo.compare"(%114, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%116 = "stablehlo.compare"(%114, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%117 = "stablehlo.and"(%116, %115) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%118 = "stablehlo.and"(%6, %117) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%119 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%120 = "stablehlo.add"(%119, %114) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%121 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%122 = "stablehlo.multiply"(%121, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%123 = "stablehlo.add"(%122, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%124 = "stablehlo.compare"(%123, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%125 = "stablehlo.compare"(%123, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%126 = "stablehlo.and"(%125, %124) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%127 = "stablehlo.and"(%118, %126) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%128 = "stablehlo.multiply"(%120, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%129 = "stablehlo.add"(%128, %123) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%130 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%131 = "stablehlo.multiply"(%130, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%132 = "stablehlo.add"(%131, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%133 = "stablehlo.compare"(%132, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%134 = "stablehlo.compare"(%132, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%135 = "stablehlo.and"(%134, %133) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%136 = "stablehlo.and"(%127, %135) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%137 = "stablehlo.multiply"(%129, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%138 = "stablehlo.add"(%137, %132) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%139 = "stablehlo.select"(%136, %138, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%141 = "stablehlo.compare"(%140, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%142 = "stablehlo.select"(%141, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%143 = "stablehlo.pad"(%142, %42) <{edge_padding_low = array<i64: 0, 0, 0, 1, 1>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%144 = "stablehlo.add"(%111, %143) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%145 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%146 = "stablehlo.multiply"(%145, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%147 = "stablehlo.add"(%146, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%148 = "stablehlo.compare"(%147, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%149 = "stablehlo.compare"(%147, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%150 = "stablehlo.and"(%149, %148) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%151 = "stablehlo.and"(%6, %150) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%152 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%153 = "stablehlo.add"(%152, %147) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%154 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%155 = "stablehlo.multiply"(%154, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%156 = "stablehlo.add"(%155, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%157 = "stablehlo.compare"(%156, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%158 = "stablehlo.compare"(%156, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%159 = "stablehlo.and"(%158, %157) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%160 = "stablehlo.and"(%151, %159) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%161 = "stablehlo.multiply"(%153, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%162 = "stablehlo.add"(%161, %156) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%163 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%164 = "stablehlo.multiply"(%163, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%165 = "stablehlo.add"(%164, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%166 = "stablehlo.compare"(%165, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%167 = "stablehlo.compare"(%165, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%168 = "stablehlo.and"(%167, %166) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%169 = "stablehlo.and"(%160, %168) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%170 = "stablehlo.multiply"(%162, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%171 = "stablehlo.add"(%170, %165) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%172 = "stablehlo.select"(%169, %171, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%174 = "stablehlo.compare"(%173, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%175 = "stablehlo.select"(%174, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%176 = "stablehlo.pad"(%175, %42) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%177 = "stablehlo.add"(%144, %176) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%178 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%179 = "stablehlo.multiply"(%178, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%180 = "stablehlo.add"(%179, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%181 = "stablehlo.compare"(%180, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%182 = "stablehlo.compare"(%180, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%183 = "stablehlo.and"(%182, %181) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%184 = "stablehlo.and"(%6, %183) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%185 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%186 = "stablehlo.add"(%185, %180) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%187 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%188 = "stablehlo.multiply"(%187, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%189 = "stablehlo.add"(%188, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%190 = "stablehlo.compare"(%189, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%191 = "stablehlo.compare"(%189, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%192 = "stablehlo.and"(%191, %190) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%193 = "stablehlo.and"(%184, %192) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%194 = "stablehlo.multiply"(%186, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%195 = "stablehlo.add"(%194, %189) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%196 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%197 = "stablehlo.multiply"(%196, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%198 = "stablehlo.add"(%197, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%199 = "stablehlo.compare"(%198, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%200 = "stablehlo.compare"(%198, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%201 = "stablehlo.and"(%200, %199) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%202 = "stablehlo.and"(%193, %201) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%203 = "stablehlo.multiply"(%195, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%204 = "stablehlo.add"(%203, %198) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%205 = "stablehlo.select"(%202, %204, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%207 = "stablehlo.compare"(%206, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%208 = "stablehlo.select"(%207, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%209 = "stablehlo.pad"(%208, %42) <{edge_padding_low = array<i64: 0, 0, 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%210 = "stablehlo.add"(%177, %209) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%211 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%212 = "stablehlo.multiply"(%211, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%213 = "stablehlo.add"(%212, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%214 = "stablehlo.compare"(%213, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%215 = "stablehlo.compare"(%213, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%216 = "stablehlo.and"(%215, %214) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%217 = "stablehlo.and"(%6, %216) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%218 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%219 = "stablehlo.add"(%218, %213) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%220 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%221 = "stablehlo.multiply"(%220, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%222 = "stablehlo.add"(%221, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%223 = "stablehlo.compare"(%222, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%224 = "stablehlo.compare"(%222, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%225 = "stablehlo.and"(%224, %223) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%226 = "stablehlo.and"(%217, %225) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%227 = "stablehlo.multiply"(%219, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%228 = "stablehlo.add"(%227, %222) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%229 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%230 = "stablehlo.multiply"(%229, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%231 = "stablehlo.add"(%230, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%232 = "stablehlo.compare"(%231, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%233 = "stablehlo.compare"(%231, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%234 = "stablehlo.and"(%233, %232) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%235 = "stablehlo.and"(%226, %234) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%236 = "stablehlo.multiply"(%228, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%237 = "stablehlo.add"(%236, %231) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%238 = "stablehlo.select"(%235, %237, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%240 = "stablehlo.compare"(%239, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%241 = "stablehlo.select"(%240, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%242 = "stablehlo.pad"(%241, %42) <{edge_padding_low = array<i64: 0, 0, 1, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%243 = "stablehlo.add"(%210, %242) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
%244 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%245 = "stablehlo.multiply"(%244, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%246 = "stablehlo.add"(%245, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%247 = "stablehlo.compare"(%246, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%248 = "stablehlo.compare"(%246, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%249 = "stablehlo.and"(%248, %247) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%250 = "stablehlo.and"(%6, %249) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%251 = "stablehlo.multiply"(%5, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%252 = "stablehlo.add"(%251, %246) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%253 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%254 = "stablehlo.multiply"(%253, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%255 = "stablehlo.add"(%254, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%256 = "stablehlo.compare"(%255, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%257 = "stablehlo.compare"(%255, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%258 = "stablehlo.and"(%257, %256) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%259 = "stablehlo.and"(%250, %258) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%260 = "stablehlo.multiply"(%252, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%261 = "stablehlo.add"(%260, %255) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%262 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%263 = "stablehlo.multiply"(%262, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%264 = "stablehlo.add"(%263, %65) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%265 = "stablehlo.compare"(%264, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%266 = "stablehlo.compare"(%264, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%267 = "stablehlo.and"(%266, %265) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%268 = "stablehlo.and"(%259, %267) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%269 = "stablehlo.multiply"(%261, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%270 = "stablehlo.add"(%269, %264) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%271 = "stablehlo.select"(%268, %270, %36) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%273 = "stablehlo.compare"(%272, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%274 = "stablehlo.select"(%273, %0, %39) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%275 = "stablehlo.pad"(%274, %42) <{edge_padding_low = array<i64: 0, 0, 1, 1, 1>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 1, 1>}> : (tensor<1x2x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%276 = "stablehlo.add"(%243, %275) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
"func.return"(%276) : (tensor<1x2x4x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
