"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2xi64>) -> (tensor<f32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2xi64>):
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%4 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi64>}> : () -> tensor<2xi64>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%6 = "stablehlo.or"(%3, %5) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
%13 = "stablehlo.clamp"(%12, %1, %4) : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%14 = "stablehlo.convert"(%13) : (tensor<2xi64>) -> tensor<2xi32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%18 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%19 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
%20 = "stablehlo.convert"(%19) : (tensor<i64>) -> tensor<f32>
%21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%23 = "stablehlo.select"(%17, %0, %22) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.reduce"(%23, %18) <{dimensions = array<i64: 1>}> ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.subtract"(%21, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.add"(%29, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.not"(%17) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%32 = "stablehlo.compare"(%30, %22) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%33 = "stablehlo.and"(%32, %31) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%34 = "stablehlo.select"(%33, %30, %22) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%38 = "stablehlo.divide"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.reduce"(%38, %18) <{dimensions = array<i64: 1>}> ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%43 = "stablehlo.reduce"(%39, %18) <{dimensions = array<i64: 0>}> ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
%47 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<f32>}> : () -> tensor<f32>
%48 = "stablehlo.divide"(%43, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%51 = "stablehlo.select"(%8, %50, %49) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%48, %51) : (tensor<f32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
