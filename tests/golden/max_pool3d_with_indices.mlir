"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4x4xf32>) -> (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xi64>)}> ({
^bb0(%0: tensor<1x2x4x4x4xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 3, 3, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%3 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2xi1>}> : () -> tensor<2x2x2xi1>
%4 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%6 = "stablehlo.multiply"(%5, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%7 = "stablehlo.add"(%6, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%8 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%10 = "stablehlo.compare"(%7, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%11 = "stablehlo.and"(%10, %9) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%12 = "stablehlo.and"(%3, %11) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%13 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%14 = "stablehlo.add"(%13, %7) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%16 = "stablehlo.multiply"(%15, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%17 = "stablehlo.add"(%16, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%18 = "stablehlo.compare"(%17, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%19 = "stablehlo.compare"(%17, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%20 = "stablehlo.and"(%19, %18) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%21 = "stablehlo.and"(%12, %20) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%22 = "stablehlo.multiply"(%14, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%23 = "stablehlo.add"(%22, %17) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%24 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%25 = "stablehlo.multiply"(%24, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%26 = "stablehlo.add"(%25, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%27 = "stablehlo.compare"(%26, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%28 = "stablehlo.compare"(%26, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%29 = "stablehlo.and"(%28, %27) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%30 = "stablehlo.and"(%21, %29) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%31 = "stablehlo.multiply"(%23, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%32 = "stablehlo.add"(%31, %26) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%33 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%34 = "stablehlo.select"(%30, %32, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%36 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 3, 3, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%38 = "stablehlo.multiply"(%37, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%39 = "stablehlo.add"(%38, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%40 = "stablehlo.compare"(%39, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%41 = "stablehlo.compare"(%39, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%42 = "stablehlo.and"(%41, %40) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%43 = "stablehlo.and"(%3, %42) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%44 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%45 = "stablehlo.add"(%44, %39) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%47 = "stablehlo.multiply"(%46, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%48 = "stablehlo.add"(%47, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%49 = "stablehlo.compare"(%48, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%50 = "stablehlo.compare"(%48, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%51 = "stablehlo.and"(%50, %49) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%52 = "stablehlo.and"(%43, %51) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%53 = "stablehlo.multiply"(%45, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%54 = "stablehlo.add"(%53, %48) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%55 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%56 = "stablehlo.multiply"(%55, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%57 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
%58 = "stablehlo.add"(%56, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%59 = "stablehlo.compare"(%58, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%60 = "stablehlo.compare"(%58, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%61 = "stablehlo.and"(%60, %59) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%62 = "stablehlo.and"(%52, %61) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%63 = "stablehlo.multiply"(%54, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%64 = "stablehlo.add"(%63, %58) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%65 = "stablehlo.select"(%62, %64, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%67 = "stablehlo.compare"(%36, %36) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%68 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2x2x2xi32>}> : () -> tensor<1x2x2x2x2xi32>
%69 = "stablehlo.compare"(%35, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%70 = "stablehlo.compare"(%36, %1) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%71 = "stablehlo.or"(%70, %67) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%72 = "stablehlo.or"(%71, %69) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%73 = "stablehlo.compare"(%66, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%74 = "stablehlo.and"(%72, %73) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%75 = "stablehlo.select"(%74, %36, %1) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%76 = "stablehlo.select"(%74, %66, %35) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%77 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 3, 4, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%79 = "stablehlo.multiply"(%78, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%80 = "stablehlo.add"(%79, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%81 = "stablehlo.compare"(%80, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%82 = "stablehlo.compare"(%80, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%83 = "stablehlo.and"(%82, %81) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%84 = "stablehlo.and"(%3, %83) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%85 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%86 = "stablehlo.add"(%85, %80) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%87 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%88 = "stablehlo.multiply"(%87, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%89 = "stablehlo.add"(%88, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%90 = "stablehlo.compare"(%89, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%91 = "stablehlo.compare"(%89, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%92 = "stablehlo.and"(%91, %90) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%93 = "stablehlo.and"(%84, %92) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%94 = "stablehlo.multiply"(%86, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%95 = "stablehlo.add"(%94, %89) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%96 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%97 = "stablehlo.multiply"(%96, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%98 = "stablehlo.add"(%97, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%99 = "stablehlo.compare"(%98, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%100 = "stablehlo.compare"(%98, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%101 = "stablehlo.and"(%100, %99) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%102 = "stablehlo.and"(%93, %101) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%103 = "stablehlo.multiply"(%95, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%104 = "stablehlo.add"(%103, %98) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%105 = "stablehlo.select"(%102, %104, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%107 = "stablehlo.compare"(%77, %77) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%108 = "stablehlo.compare"(%76, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%109 = "stablehlo.compare"(%77, %75) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%110 = "stablehlo.or"(%109, %107) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%111 = "stablehlo.or"(%110, %108) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%112 = "stablehlo.compare"(%106, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%113 = "stablehlo.and"(%111, %112) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%114 = "stablehlo.select"(%113, %77, %75) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%115 = "stablehlo.select"(%113, %106, %76) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%116 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1, 1>, limit_indices = array<i64: 1, 2, 3, 4, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%117 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%118 = "stablehlo.multiply"(%117, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%119 = "stablehlo.add"(%118, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%120 = "stablehlo.compare"(%119, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%121 = "stablehlo.compare"(%119, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%122 = "stablehlo.and"(%121, %120) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%123 = "stablehlo.and"(%3, %122) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%124 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%125 = "stablehlo.add"(%124, %119) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%126 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%127 = "stablehlo.multiply"(%126, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%128 = "stablehlo.add"(%127, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%129 = "stablehlo.compare"(%128, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%130 = "stablehlo.compare"(%128, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%131 = "stablehlo.and"(%130, %129) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%132 = "stablehlo.and"(%123, %131) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%133 = "stablehlo.multiply"(%125, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%134 = "stablehlo.add"(%133, %128) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%135 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%136 = "stablehlo.multiply"(%135, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%137 = "stablehlo.add"(%136, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%138 = "stablehlo.compare"(%137, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%139 = "stablehlo.compare"(%137, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%140 = "stablehlo.and"(%139, %138) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%141 = "stablehlo.and"(%132, %140) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%142 = "stablehlo.multiply"(%134, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%143 = "stablehlo.add"(%142, %137) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%144 = "stablehlo.select"(%141, %143, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%146 = "stablehlo.compare"(%116, %116) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%147 = "stablehlo.compare"(%115, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%148 = "stablehlo.compare"(%116, %114) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%149 = "stablehlo.or"(%148, %146) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%150 = "stablehlo.or"(%149, %147) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%151 = "stablehlo.compare"(%145, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%152 = "stablehlo.and"(%150, %151) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%153 = "stablehlo.select"(%152, %116, %114) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%154 = "stablehlo.select"(%152, %145, %115) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%155 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 2, 4, 3, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%156 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%157 = "stablehlo.multiply"(%156, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%158 = "stablehlo.add"(%157, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%159 = "stablehlo.compare"(%158, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%160 = "stablehlo.compare"(%158, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%161 = "stablehlo.and"(%160, %159) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%162 = "stablehlo.and"(%3, %161) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%163 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%164 = "stablehlo.add"(%163, %158) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%165 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%166 = "stablehlo.multiply"(%165, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%167 = "stablehlo.add"(%166, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%168 = "stablehlo.compare"(%167, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%169 = "stablehlo.compare"(%167, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%170 = "stablehlo.and"(%169, %168) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%171 = "stablehlo.and"(%162, %170) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%172 = "stablehlo.multiply"(%164, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%173 = "stablehlo.add"(%172, %167) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%174 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%175 = "stablehlo.multiply"(%174, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%176 = "stablehlo.add"(%175, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%177 = "stablehlo.compare"(%176, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%178 = "stablehlo.compare"(%176, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%179 = "stablehlo.and"(%178, %177) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%180 = "stablehlo.and"(%171, %179) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%181 = "stablehlo.multiply"(%173, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%182 = "stablehlo.add"(%181, %176) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%183 = "stablehlo.select"(%180, %182, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%185 = "stablehlo.compare"(%155, %155) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%186 = "stablehlo.compare"(%154, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%187 = "stablehlo.compare"(%155, %153) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%188 = "stablehlo.or"(%187, %185) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%189 = "stablehlo.or"(%188, %186) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%190 = "stablehlo.compare"(%184, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%191 = "stablehlo.and"(%189, %190) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%192 = "stablehlo.select"(%191, %155, %153) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%193 = "stablehlo.select"(%191, %184, %154) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%194 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 0, 1>, limit_indices = array<i64: 1, 2, 4, 3, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%195 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%196 = "stablehlo.multiply"(%195, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%197 = "stablehlo.add"(%196, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%198 = "stablehlo.compare"(%197, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%199 = "stablehlo.compare"(%197, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%200 = "stablehlo.and"(%199, %198) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%201 = "stablehlo.and"(%3, %200) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%202 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%203 = "stablehlo.add"(%202, %197) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%204 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%205 = "stablehlo.multiply"(%204, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%206 = "stablehlo.add"(%205, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%207 = "stablehlo.compare"(%206, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%208 = "stablehlo.compare"(%206, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%209 = "stablehlo.and"(%208, %207) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%210 = "stablehlo.and"(%201, %209) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%211 = "stablehlo.multiply"(%203, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%212 = "stablehlo.add"(%211, %206) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%213 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%214 = "stablehlo.multiply"(%213, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%215 = "stablehlo.add"(%214, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%216 = "stablehlo.compare"(%215, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%217 = "stablehlo.compare"(%215, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%218 = "stablehlo.and"(%217, %216) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%219 = "stablehlo.and"(%210, %218) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%220 = "stablehlo.multiply"(%212, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%221 = "stablehlo.add"(%220, %215) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%222 = "stablehlo.select"(%219, %221, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%224 = "stablehlo.compare"(%194, %194) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%225 = "stablehlo.compare"(%193, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%226 = "stablehlo.compare"(%194, %192) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%227 = "stablehlo.or"(%226, %224) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%228 = "stablehlo.or"(%227, %225) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%229 = "stablehlo.compare"(%223, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%231 = "stablehlo.select"(%230, %194, %192) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%232 = "stablehlo.select"(%230, %223, %193) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%233 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 1, 0>, limit_indices = array<i64: 1, 2, 4, 4, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%234 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%235 = "stablehlo.multiply"(%234, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%236 = "stablehlo.add"(%235, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%237 = "stablehlo.compare"(%236, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%238 = "stablehlo.compare"(%236, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%239 = "stablehlo.and"(%238, %237) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%240 = "stablehlo.and"(%3, %239) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%241 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%242 = "stablehlo.add"(%241, %236) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%243 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%244 = "stablehlo.multiply"(%243, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%245 = "stablehlo.add"(%244, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%246 = "stablehlo.compare"(%245, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%247 = "stablehlo.compare"(%245, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%248 = "stablehlo.and"(%247, %246) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%249 = "stablehlo.and"(%240, %248) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%250 = "stablehlo.multiply"(%242, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%251 = "stablehlo.add"(%250, %245) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%252 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%253 = "stablehlo.multiply"(%252, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%254 = "stablehlo.add"(%253, %2) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%255 = "stablehlo.compare"(%254, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%256 = "stablehlo.compare"(%254, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%257 = "stablehlo.and"(%256, %255) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%258 = "stablehlo.and"(%249, %257) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%259 = "stablehlo.multiply"(%251, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%260 = "stablehlo.add"(%259, %254) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%261 = "stablehlo.select"(%258, %260, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%263 = "stablehlo.compare"(%233, %233) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%264 = "stablehlo.compare"(%232, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%265 = "stablehlo.compare"(%233, %231) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%266 = "stablehlo.or"(%265, %263) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%267 = "stablehlo.or"(%266, %264) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%268 = "stablehlo.compare"(%262, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%269 = "stablehlo.and"(%267, %268) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%270 = "stablehlo.select"(%269, %233, %231) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%271 = "stablehlo.select"(%269, %262, %232) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%272 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 1, 1>, limit_indices = array<i64: 1, 2, 4, 4, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x2x2xf32>
%273 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
%274 = "stablehlo.multiply"(%273, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%275 = "stablehlo.add"(%274, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%276 = "stablehlo.compare"(%275, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%277 = "stablehlo.compare"(%275, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%278 = "stablehlo.and"(%277, %276) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%279 = "stablehlo.and"(%3, %278) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%280 = "stablehlo.multiply"(%2, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%281 = "stablehlo.add"(%280, %275) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%282 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
%283 = "stablehlo.multiply"(%282, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%284 = "stablehlo.add"(%283, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%285 = "stablehlo.compare"(%284, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%286 = "stablehlo.compare"(%284, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%287 = "stablehlo.and"(%286, %285) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%288 = "stablehlo.and"(%279, %287) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%289 = "stablehlo.multiply"(%281, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%290 = "stablehlo.add"(%289, %284) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%291 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
%292 = "stablehlo.multiply"(%291, %4) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%293 = "stablehlo.add"(%292, %57) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%294 = "stablehlo.compare"(%293, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%295 = "stablehlo.compare"(%293, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%296 = "stablehlo.and"(%295, %294) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%297 = "stablehlo.and"(%288, %296) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
%298 = "stablehlo.multiply"(%290, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%299 = "stablehlo.add"(%298, %293) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%300 = "stablehlo.select"(%297, %299, %33) : (tensor<2x2x2xi1>, tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
%301 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64: 2, 3, 4>}> : (tensor<2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%302 = "stablehlo.compare"(%272, %272) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%303 = "stablehlo.compare"(%271, %68) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%304 = "stablehlo.compare"(%272, %270) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xi1>
%305 = "stablehlo.or"(%304, %302) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%306 = "stablehlo.or"(%305, %303) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%307 = "stablehlo.compare"(%301, %68) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi1>
%308 = "stablehlo.and"(%306, %307) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi1>) -> tensor<1x2x2x2x2xi1>
%309 = "stablehlo.select"(%308, %272, %270) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
%310 = "stablehlo.select"(%308, %301, %271) : (tensor<1x2x2x2x2xi1>, tensor<1x2x2x2x2xi32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
%311 = "stablehlo.convert"(%310) : (tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi64>
"func.return"(%309, %311) : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xi64>) -> ()
}) : () -> ()
}) : () -> ()
