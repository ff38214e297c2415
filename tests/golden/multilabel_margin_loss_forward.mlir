"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xi64>) -> (tensor<f32>, tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xi64>):
%2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%3 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%4 = "stablehlo.compare"(%1, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%7 = "stablehlo.or"(%6, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.convert"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%15 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%16 = "stablehlo.compare"(%13, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%17 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%18 = "stablehlo.select"(%16, %14, %17) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%19 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
^bb0(%21: tensor<i32>, %22: tensor<i32>):
%23 = "stablehlo.minimum"(%21, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%23) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%24 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%25 = "stablehlo.compare"(%14, %24) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%26 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
%28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%29 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
%30 = "stablehlo.and"(%29, %28) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%31 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%32 = "stablehlo.reduce"(%30, %8) <{dimensions = array<i64: 1>}> ({
^bb0(%33: tensor<i1>, %34: tensor<i1>):
%35 = "stablehlo.or"(%33, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%35) : (tensor<i1>) -> ()
}) : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
%36 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
%37 = "stablehlo.select"(%30, %2, %36) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%38 = "stablehlo.reduce"(%37, %31) <{dimensions = array<i64: 2>}> ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%42 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%43 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%45 = "stablehlo.add"(%44, %2) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%46 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
%47 = "stablehlo.not"(%46) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%48 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
%49 = "stablehlo.and"(%48, %47) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%50 = "stablehlo.compare"(%45, %36) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%51 = "stablehlo.and"(%49, %50) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%52 = "stablehlo.select"(%51, %45, %36) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%53 = "stablehlo.reduce"(%52, %31) <{dimensions = array<i64: 1, 2>}> ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56) : (tensor<f32>) -> ()
}) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
%57 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<2xf32>}> : () -> tensor<2xf32>
%58 = "stablehlo.divide"(%53, %57) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%59 = "stablehlo.reduce"(%58, %31) <{dimensions = array<i64: 0>}> ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
%63 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<f32>}> : () -> tensor<f32>
%64 = "stablehlo.divide"(%59, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%65 = "stablehlo.convert"(%32) : (tensor<2x3xi1>) -> tensor<2x3xf32>
%66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%68 = "stablehlo.select"(%9, %67, %66) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%64, %65, %68) : (tensor<f32>, tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
