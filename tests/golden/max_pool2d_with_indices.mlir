"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>):
%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 3, 3>, strides = array<i64: 1, 1, 2, 2>}> : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%3 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
%4 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%6 = "stablehlo.multiply"(%5, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%7 = "stablehlo.add"(%6, %2) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%8 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%10 = "stablehlo.compare"(%7, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%11 = "stablehlo.and"(%10, %9) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%12 = "stablehlo.and"(%3, %11) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%13 = "stablehlo.multiply"(%2, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%14 = "stablehlo.add"(%13, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%16 = "stablehlo.multiply"(%15, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%17 = "stablehlo.add"(%16, %2) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%18 = "stablehlo.compare"(%17, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%19 = "stablehlo.compare"(%17, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%20 = "stablehlo.and"(%19, %18) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%21 = "stablehlo.and"(%12, %20) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%22 = "stablehlo.multiply"(%14, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%23 = "stablehlo.add"(%22, %17) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%24 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%25 = "stablehlo.select"(%21, %23, %24) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%27 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 3, 4>, strides = array<i64: 1, 1, 2, 2>}> : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>
%28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%29 = "stablehlo.multiply"(%28, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%30 = "stablehlo.add"(%29, %2) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%31 = "stablehlo.compare"(%30, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%32 = "stablehlo.compare"(%30, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%33 = "stablehlo.and"(%32, %31) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%34 = "stablehlo.and"(%3, %33) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%35 = "stablehlo.multiply"(%2, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%36 = "stablehlo.add"(%35, %30) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%38 = "stablehlo.multiply"(%37, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%39 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%40 = "stablehlo.add"(%38, %39) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%41 = "stablehlo.compare"(%40, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%42 = "stablehlo.compare"(%40, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%43 = "stablehlo.and"(%42, %41) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%44 = "stablehlo.and"(%34, %43) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%45 = "stablehlo.multiply"(%36, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%46 = "stablehlo.add"(%45, %40) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%47 = "stablehlo.select"(%44, %46, %24) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%49 = "stablehlo.compare"(%27, %27) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%50 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2x2xi32>}> : () -> tensor<1x2x2x2xi32>
%51 = "stablehlo.compare"(%26, %50) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%52 = "stablehlo.compare"(%27, %1) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%53 = "stablehlo.or"(%52, %49) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%54 = "stablehlo.or"(%53, %51) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%55 = "stablehlo.compare"(%48, %50) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%56 = "stablehlo.and"(%54, %55) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%57 = "stablehlo.select"(%56, %27, %1) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%58 = "stablehlo.select"(%56, %48, %26) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
%59 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 4, 3>, strides = array<i64: 1, 1, 2, 2>}> : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>
%60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%61 = "stablehlo.multiply"(%60, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%62 = "stablehlo.add"(%61, %39) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%63 = "stablehlo.compare"(%62, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%64 = "stablehlo.compare"(%62, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%65 = "stablehlo.and"(%64, %63) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%66 = "stablehlo.and"(%3, %65) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%67 = "stablehlo.multiply"(%2, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%68 = "stablehlo.add"(%67, %62) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%69 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%70 = "stablehlo.multiply"(%69, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%71 = "stablehlo.add"(%70, %2) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%72 = "stablehlo.compare"(%71, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%73 = "stablehlo.compare"(%71, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%74 = "stablehlo.and"(%73, %72) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%75 = "stablehlo.and"(%66, %74) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%76 = "stablehlo.multiply"(%68, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%77 = "stablehlo.add"(%76, %71) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%78 = "stablehlo.select"(%75, %77, %24) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%80 = "stablehlo.compare"(%59, %59) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%81 = "stablehlo.compare"(%58, %50) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%82 = "stablehlo.compare"(%59, %57) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%83 = "stablehlo.or"(%82, %80) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%84 = "stablehlo.or"(%83, %81) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%85 = "stablehlo.compare"(%79, %50) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%86 = "stablehlo.and"(%84, %85) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%87 = "stablehlo.select"(%86, %59, %57) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%88 = "stablehlo.select"(%86, %79, %58) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
%89 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 1>, limit_indices = array<i64: 1, 2, 4, 4>, strides = array<i64: 1, 1, 2, 2>}> : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>
%90 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%91 = "stablehlo.multiply"(%90, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%92 = "stablehlo.add"(%91, %39) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%93 = "stablehlo.compare"(%92, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%94 = "stablehlo.compare"(%92, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%95 = "stablehlo.and"(%94, %93) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%96 = "stablehlo.and"(%3, %95) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%97 = "stablehlo.multiply"(%2, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%98 = "stablehlo.add"(%97, %92) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%99 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%100 = "stablehlo.multiply"(%99, %4) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%101 = "stablehlo.add"(%100, %39) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%102 = "stablehlo.compare"(%101, %8) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%103 = "stablehlo.compare"(%101, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%104 = "stablehlo.and"(%103, %102) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%105 = "stablehlo.and"(%96, %104) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%106 = "stablehlo.multiply"(%98, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%107 = "stablehlo.add"(%106, %101) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%108 = "stablehlo.select"(%105, %107, %24) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
%110 = "stablehlo.compare"(%89, %89) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%111 = "stablehlo.compare"(%88, %50) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%112 = "stablehlo.compare"(%89, %87) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xi1>
%113 = "stablehlo.or"(%112, %110) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%114 = "stablehlo.or"(%113, %111) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%115 = "stablehlo.compare"(%109, %50) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi1>
%116 = "stablehlo.and"(%114, %115) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi1>) -> tensor<1x2x2x2xi1>
%117 = "stablehlo.select"(%116, %89, %87) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
%118 = "stablehlo.select"(%116, %109, %88) : (tensor<1x2x2x2xi1>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
%119 = "stablehlo.convert"(%118) : (tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi64>
"func.return"(%117, %119) : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>) -> ()
}) : () -> ()
}) : () -> ()
