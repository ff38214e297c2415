"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x2x2xf32>, tensor<1x2x4x4xf32>, tensor<1x2x2x2xi64>) -> (tensor<1x2x4x4xf32>)}> ({
^bb0(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x4x4xf32>, %2: tensor<1x2x2x2xi64>):
%3 = "stablehlo.convert"(%2) : (tensor<1x2x2x2xi64>) -> tensor<1x2x2x2xi32>
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%6 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
%7 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%9 = "stablehlo.multiply"(%8, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%10 = "stablehlo.add"(%9, %5) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%13 = "stablehlo.compare"(%10, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%14 = "stablehlo.and"(%13, %12) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%15 = "stablehlo.and"(%6, %14) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%16 = "stablehlo.multiply"(%5, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%17 = "stablehlo.add"(%16, %10) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%19 = "stablehlo.multiply"(%18, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%20 = "stablehlo.add"(%19, %5) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%21 = "stablehlo.compare"(%20, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%22 = "stablehlo.compare"(%20, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%23 = "stablehlo.and"(%22, %21) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%24 = "stablehlo.and"(%15, %23) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%25 = "stablehlo.multiply"(%17, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%26 = "stablehlo.add"(%25, %20) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%27 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%28 = "stablehlo.select"(%24, %26, %27) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%30 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x2x2xf32>}> : () -> tensor<1x2x2x2xf32>
%31 = "stablehlo.compare"(%29, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%32 = "stablehlo.select"(%31, %0, %30) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%33 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%34 = "stablehlo.pad"(%32, %33) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 1, 1>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%35 = "stablehlo.add"(%4, %34) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%37 = "stablehlo.multiply"(%36, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%38 = "stablehlo.add"(%37, %5) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%39 = "stablehlo.compare"(%38, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%40 = "stablehlo.compare"(%38, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%41 = "stablehlo.and"(%40, %39) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%42 = "stablehlo.and"(%6, %41) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%43 = "stablehlo.multiply"(%5, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%44 = "stablehlo.add"(%43, %38) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%46 = "stablehlo.multiply"(%45, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%47 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%48 = "stablehlo.add"(%46, %47) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%49 = "stablehlo.compare"(%48, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%50 = "stablehlo.compare"(%48, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%51 = "stablehlo.and"(%50, %49) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%52 = "stablehlo.and"(%42, %51) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%53 = "stablehlo.multiply"(%44, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%54 = "stablehlo.add"(%53, %48) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%55 = "stablehlo.select"(%52, %54, %27) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%57 = "stablehlo.compare"(%56, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%58 = "stablehlo.select"(%57, %0, %30) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%59 = "stablehlo.pad"(%58, %33) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 1, 1>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%60 = "stablehlo.add"(%35, %59) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%62 = "stablehlo.multiply"(%61, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%63 = "stablehlo.add"(%62, %47) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%64 = "stablehlo.compare"(%63, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%65 = "stablehlo.compare"(%63, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%66 = "stablehlo.and"(%65, %64) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%67 = "stablehlo.and"(%6, %66) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%68 = "stablehlo.multiply"(%5, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%69 = "stablehlo.add"(%68, %63) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%70 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%71 = "stablehlo.multiply"(%70, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%72 = "stablehlo.add"(%71, %5) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%73 = "stablehlo.compare"(%72, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%74 = "stablehlo.compare"(%72, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%75 = "stablehlo.and"(%74, %73) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%76 = "stablehlo.and"(%67, %75) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%77 = "stablehlo.multiply"(%69, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%78 = "stablehlo.add"(%77, %72) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%79 = "stablehlo.select"(%76, %78, %27) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%81 = "stablehlo.compare"(%80, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%82 = "stablehlo.select"(%81, %0, %30) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%83 = "stablehlo.pad"(%82, %33) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 1>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%84 = "stablehlo.add"(%60, %83) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%85 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%86 = "stablehlo.multiply"(%85, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%87 = "stablehlo.add"(%86, %47) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%88 = "stablehlo.compare"(%87, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%89 = "stablehlo.compare"(%87, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%90 = "stablehlo.and"(%89, %88) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%91 = "stablehlo.and"(%6, %90) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%92 = "stablehlo.multiply"(%5, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%93 = "stablehlo.add"(%92, %87) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%94 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%95 = "stablehlo.multiply"(%94, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%96 = "stablehlo.add"(%95, %47) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%97 = "stablehlo.compare"(%96, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%98 = "stablehlo.compare"(%96, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%99 = "stablehlo.and"(%98, %97) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%100 = "stablehlo.and"(%91, %99) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%101 = "stablehlo.multiply"(%93, %11) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%102 = "stablehlo.add"(%101, %96) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%103 = "stablehlo.select"(%100, %102, %27) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%105 = "stablehlo.compare"(%104, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%106 = "stablehlo.select"(%105, %0, %30) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%107 = "stablehlo.pad"(%106, %33) <{edge_padding_low = array<i64: 0, 0, 1, 1>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 1>}> : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%108 = "stablehlo.add"(%84, %107) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"func.return"(%108) : (tensor<1x2x4x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
