"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x3xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)}> ({
^bb0(%0: tensor<4x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%4, %5, %6 = "stablehlo.while"(%3, %1, %2) ({
^bb0(%7: tensor<i32>, %8: tensor<1x4x3xf32>, %9: tensor<1x3xf32>):
%10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%11 = "stablehlo.compare"(%7, %10) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<i32>, %13: tensor<1x4x3xf32>, %14: tensor<1x3xf32>):
%15 = "stablehlo.dynamic_slice"(%13, %3, %3, %12) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
%19 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%20 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%21 = "stablehlo.select"(%20, %16, %19) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%22 = "stablehlo.dynamic_slice"(%16, %3, %12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x1xf32>) -> tensor<1xf32>
%24 = "stablehlo.abs"(%16) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%25 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%26 = "stablehlo.select"(%25, %24, %19) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%27 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%32 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%33 = "stablehlo.compare"(%28, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%34 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%35 = "stablehlo.select"(%33, %28, %34) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
%37 = "stablehlo.divide"(%21, %36) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%38 = "stablehlo.multiply"(%37, %37) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%39 = "stablehlo.convert"(%3) : (tensor<i32>) -> tensor<f32>
%40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%44 = "stablehlo.divide"(%23, %35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%45 = "stablehlo.multiply"(%44, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%46 = "stablehlo.compare"(%40, %32) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%47 = "stablehlo.add"(%45, %40) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%48 = "stablehlo.sqrt"(%47) : (tensor<1xf32>) -> tensor<1xf32>
%49 = "stablehlo.multiply"(%48, %35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%50 = "stablehlo.negate"(%49) : (tensor<1xf32>) -> tensor<1xf32>
%51 = "stablehlo.compare"(%23, %32) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%52 = "stablehlo.select"(%51, %50, %49) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%53 = "stablehlo.select"(%46, %34, %52) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%54 = "stablehlo.subtract"(%52, %23) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%55 = "stablehlo.divide"(%54, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%56 = "stablehlo.select"(%46, %32, %55) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%57 = "stablehlo.subtract"(%23, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%58 = "stablehlo.select"(%46, %34, %57) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
%60 = "stablehlo.divide"(%21, %59) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%61 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%62 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%63 = "stablehlo.select"(%62, %61, %60) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%64 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
%65 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
%66 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4x3xi32>
%67 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%68 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%69 = "stablehlo.multiply"(%68, %13) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%70 = "stablehlo.convert"(%3) : (tensor<i32>) -> tensor<f32>
%71 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 1>}> ({
^bb0(%72: tensor<f32>, %73: tensor<f32>):
%74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%74) : (tensor<f32>) -> ()
}) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%75 = "stablehlo.multiply"(%71, %67) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
%77 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%78 = "stablehlo.multiply"(%77, %76) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%79 = "stablehlo.subtract"(%13, %78) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%80 = "stablehlo.select"(%46, %23, %52) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%81 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4x3xf32>
%83 = "stablehlo.compare"(%64, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%84 = "stablehlo.select"(%83, %82, %81) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%85 = "stablehlo.compare"(%64, %66) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%86 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%87 = "stablehlo.and"(%86, %85) : (tensor<1x4x3xi1>, tensor<1x4x3xi1>) -> tensor<1x4x3xi1>
%88 = "stablehlo.select"(%87, %84, %13) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%89 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%90 = "stablehlo.select"(%89, %79, %88) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%91 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%92 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%93 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%94 = "stablehlo.compare"(%91, %93) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%95 = "stablehlo.select"(%94, %92, %14) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%97 = "stablehlo.add"(%12, %96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%97, %90, %95) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
%98 = "stablehlo.reshape"(%5) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
%99 = "stablehlo.reshape"(%6) : (tensor<1x3xf32>) -> tensor<3xf32>
%100 = "stablehlo.transpose"(%98) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
"func.return"(%100, %99) : (tensor<3x4xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
