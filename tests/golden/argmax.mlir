"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<i64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.reshape"(%3) : (tensor<f32>) -> tensor<1xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
%9 = "stablehlo.compare"(%1, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%10 = "stablehlo.compare"(%1, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%11 = "stablehlo.or"(%9, %10) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
%13 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
%15 = "stablehlo.select"(%11, %12, %14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%16 = "stablehlo.reduce"(%15, %13) <{dimensions = array<i64: 0>}> ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
%19 = "stablehlo.minimum"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%19) : (tensor<i32>) -> ()
}) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
%20 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
"func.return"(%20) : (tensor<i64>) -> ()
}) : () -> ()
}) : () -> ()
