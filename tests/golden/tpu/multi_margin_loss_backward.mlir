"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<f32>, tensor<2x3xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<2x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<f32>, %1: tensor<2x3xf32>, %2: tensor<2xi64>, %3: tensor<i64>):
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
%5 = "stablehlo.compare"(%2, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%6 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi64>}> : () -> tensor<2xi64>
%7 = "stablehlo.compare"(%2, %6) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%8 = "stablehlo.or"(%5, %7) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.or"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
%15 = "stablehlo.clamp"(%14, %2, %6) : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
%16 = "stablehlo.convert"(%15) : (tensor<2xi64>) -> tensor<2xi32>
%17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%19 = "stablehlo.compare"(%18, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%20 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%21 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%24 = "stablehlo.select"(%19, %1, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.reduce"(%24, %20) <{dimensions = array<i64: 1>}> ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%29 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.subtract"(%22, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.add"(%30, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.not"(%19) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%33 = "stablehlo.compare"(%31, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%34 = "stablehlo.and"(%33, %32) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%35 = "stablehlo.select"(%34, %31, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%37 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%38 = "stablehlo.compare"(%35, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%39 = "stablehlo.select"(%38, %36, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.multiply"(%39, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.multiply"(%40, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%43 = "stablehlo.divide"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.reduce"(%43, %20) <{dimensions = array<i64: 1>}> ({
^bb0(%45: tensor<f32>, %46: tensor<f32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%47) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%48 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.negate"(%48) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.select"(%19, %49, %43) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%52 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%53 = "stablehlo.select"(%10, %52, %51) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%50, %53) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
