"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x4xf32>, tensor<3xf32>, tensor<4x2xf32>) -> (tensor<2x4xf32>)}> ({
^bb0(%0: tensor<3x4xf32>, %1: tensor<3xf32>, %2: tensor<4x2xf32>):
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
%6 = "stablehlo.reshape"(%2) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
%7 = "stablehlo.reshape"(%1) : (tensor<3xf32>) -> tensor<1x3xf32>
%8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%9, %10, %11, %12 = "stablehlo.while"(%8, %6, %5, %7) ({
^bb0(%13: tensor<i32>, %14: tensor<1x4x2xf32>, %15: tensor<1x4x3xf32>, %16: tensor<1x3xf32>):
%17 = "stablehlo.compare"(%13, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}, {
^bb0(%18: tensor<i32>, %19: tensor<1x4x2xf32>, %20: tensor<1x4x3xf32>, %21: tensor<1x3xf32>):
%22 = "stablehlo.dynamic_slice"(%21, %3, %18) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x1xf32>) -> tensor<1xf32>
%24 = "stablehlo.dynamic_slice"(%20, %3, %3, %18) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
%27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
%28 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%29 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%30 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%31 = "stablehlo.select"(%30, %29, %28) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%32 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%33 = "stablehlo.select"(%32, %25, %31) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%34 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
%35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
%36 = "stablehlo.multiply"(%35, %19) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%37 = "stablehlo.convert"(%3) : (tensor<i32>) -> tensor<f32>
%38 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 1>}> ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
%42 = "stablehlo.multiply"(%38, %34) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
%44 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
%45 = "stablehlo.multiply"(%44, %43) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%46 = "stablehlo.subtract"(%19, %45) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
%47 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
%48 = "stablehlo.add"(%18, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%48, %46, %20, %21) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
%49 = "stablehlo.reshape"(%10) : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
%50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 1, 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
"func.return"(%50) : (tensor<2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
