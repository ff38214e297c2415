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
%12 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%15 = "stablehlo.compare"(%14, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%16 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
%18 = "stablehlo.convert"(%17) : (tensor<i64>) -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%20 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%21 = "stablehlo.select"(%15, %0, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.reduce"(%21, %16) <{dimensions = array<i64: 1>}> ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.subtract"(%19, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.add"(%27, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.not"(%15) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%30 = "stablehlo.compare"(%28, %20) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%31 = "stablehlo.and"(%30, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%32 = "stablehlo.select"(%31, %28, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%36 = "stablehlo.divide"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.reduce"(%36, %16) <{dimensions = array<i64: 1>}> ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%41 = "stablehlo.reduce"(%37, %16) <{dimensions = array<i64: 0>}> ({
^bb0(%42: tensor<f32>, %43: tensor<f32>):
%44 = "stablehlo.add"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%44) : (tensor<f32>) -> ()
}) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
%45 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<f32>}> : () -> tensor<f32>
%46 = "stablehlo.divide"(%41, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%48 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%49 = "stablehlo.select"(%8, %48, %47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%46, %49) : (tensor<f32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
