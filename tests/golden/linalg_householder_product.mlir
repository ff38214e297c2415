"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x4xf32>, tensor<3xf32>) -> (tensor<3x4xf32>)}> ({
^bb0(%0: tensor<3x4xf32>, %1: tensor<3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
%5 = "stablehlo.reshape"(%1) : (tensor<3xf32>) -> tensor<1x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
%7 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
%8 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
%9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
%10 = "stablehlo.compare"(%9, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
%11 = "stablehlo.select"(%10, %7, %6) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%13, %14, %15, %16 = "stablehlo.while"(%12, %11, %4, %5) ({
^bb0(%17: tensor<i32>, %18: tensor<1x4x3xf32>, %19: tensor<1x4x3xf32>, %20: tensor<1x3xf32>):
%21 = "stablehlo.compare"(%17, %2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}, {
^bb0(%22: tensor<i32>, %23: tensor<1x4x3xf32>, %24: tensor<1x4x3xf32>, %25: tensor<1x3xf32>):
%26 = "stablehlo.dynamic_slice"(%25, %2, %22) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<1x1xf32>) -> tensor<1xf32>
%28 = "stablehlo.dynamic_slice"(%24, %2, %2, %22) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
%31 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
%32 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%33 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%34 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%35 = "stablehlo.select"(%34, %33, %32) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%36 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%37 = "stablehlo.select"(%36, %29, %35) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
%39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%40 = "stablehlo.multiply"(%39, %23) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%41 = "stablehlo.convert"(%2) : (tensor<i32>) -> tensor<f32>
%42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%46 = "stablehlo.multiply"(%42, %38) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
%48 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
%49 = "stablehlo.multiply"(%48, %47) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%50 = "stablehlo.subtract"(%23, %49) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
%51 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
%52 = "stablehlo.add"(%22, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%52, %50, %24, %25) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
}) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
%53 = "stablehlo.reshape"(%14) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
%54 = "stablehlo.transpose"(%53) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
"func.return"(%54) : (tensor<3x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
