"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<4xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.subtract"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.select"(%4, %5, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.add"(%3, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.select"(%4, %7, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%11 = "stablehlo.compare"(%1, %10) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%12 = "stablehlo.compare"(%1, %9) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%13 = "stablehlo.and"(%12, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%14 = "stablehlo.subtract"(%8, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%16 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%18 = "stablehlo.subtract"(%1, %9) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%19 = "stablehlo.multiply"(%18, %17) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%20 = "stablehlo.divide"(%19, %15) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%22 = "stablehlo.select"(%13, %20, %21) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%23 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<6xf32>}> : () -> tensor<6xf32>
%24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%25 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<6xi32>}> : () -> tensor<6xi32>
%26 = "stablehlo.convert"(%22) : (tensor<6xf32>) -> tensor<6xi32>
%27 = "stablehlo.select"(%24, %26, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%28 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
%30 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
%32 = "stablehlo.minimum"(%27, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%33 = "stablehlo.select"(%13, %32, %29) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xi32>) -> tensor<4x6xi32>
%35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi32>
%36 = "stablehlo.compare"(%35, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
%37 = "stablehlo.convert"(%36) : (tensor<4x6xi1>) -> tensor<4x6xi32>
%38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
^bb0(%40: tensor<i32>, %41: tensor<i32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%42) : (tensor<i32>) -> ()
}) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
%43 = "stablehlo.convert"(%39) : (tensor<4xi32>) -> tensor<4xf32>
"func.return"(%43) : (tensor<4xf32>) -> ()
}) : () -> ()
}) : () -> ()
