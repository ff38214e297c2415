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
%14 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%18 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%19 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%21 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%22 = "stablehlo.select"(%17, %1, %21) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.reduce"(%22, %18) <{dimensions = array<i64: 1>}> ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%27 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.subtract"(%20, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.add"(%28, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.not"(%17) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%31 = "stablehlo.compare"(%29, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%32 = "stablehlo.and"(%31, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%33 = "stablehlo.select"(%32, %29, %21) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%35 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%36 = "stablehlo.compare"(%33, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%37 = "stablehlo.select"(%36, %34, %21) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.multiply"(%37, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.multiply"(%38, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.reduce"(%41, %18) <{dimensions = array<i64: 1>}> ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%46 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.negate"(%46) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.select"(%17, %47, %41) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%51 = "stablehlo.select"(%10, %50, %49) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%48, %51) : (tensor<2x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
