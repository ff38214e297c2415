"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2xf32>, %1: tensor<2x3xf32>, %2: tensor<2x3xi64>, %3: tensor<2x3xf32>):
%4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%5 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%7 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%8 = "stablehlo.compare"(%2, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%9 = "stablehlo.or"(%8, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.or"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%2) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%18 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%19 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%20 = "stablehlo.select"(%18, %16, %19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%21 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
^bb0(%23: tensor<i32>, %24: tensor<i32>):
%25 = "stablehlo.minimum"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%25) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%27 = "stablehlo.compare"(%16, %26) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%28 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%29 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
%30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%31 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
%32 = "stablehlo.and"(%31, %30) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%33 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%34 = "stablehlo.reduce"(%32, %10) <{dimensions = array<i64: 1>}> ({
^bb0(%35: tensor<i1>, %36: tensor<i1>):
%37 = "stablehlo.or"(%35, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%37) : (tensor<i1>) -> ()
}) : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
%38 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
%39 = "stablehlo.select"(%32, %4, %38) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%40 = "stablehlo.reduce"(%39, %33) <{dimensions = array<i64: 2>}> ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%45 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%47 = "stablehlo.add"(%46, %4) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%48 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
%49 = "stablehlo.not"(%48) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%50 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
%51 = "stablehlo.and"(%50, %49) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%52 = "stablehlo.compare"(%47, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%53 = "stablehlo.and"(%51, %52) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%54 = "stablehlo.select"(%53, %47, %38) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%55 = "stablehlo.compare"(%54, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%56 = "stablehlo.select"(%55, %45, %38) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%57 = "stablehlo.reduce"(%56, %33) <{dimensions = array<i64: 1>}> ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%61 = "stablehlo.reduce"(%56, %33) <{dimensions = array<i64: 2>}> ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%65 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%66 = "stablehlo.select"(%32, %65, %38) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%67 = "stablehlo.reduce"(%66, %33) <{dimensions = array<i64: 1>}> ({
^bb0(%68: tensor<f32>, %69: tensor<f32>):
%70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%70) : (tensor<f32>) -> ()
}) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%71 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.subtract"(%57, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.multiply"(%72, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%75 = "stablehlo.divide"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%77 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%78 = "stablehlo.select"(%11, %77, %76) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%75, %78) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
