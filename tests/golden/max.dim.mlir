"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%6 = "stablehlo.reshape"(%2) : (tensor<2xf32>) -> tensor<2x1xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%0, %7) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%10 = "stablehlo.or"(%8, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
%13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
%14 = "stablehlo.select"(%10, %11, %13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%15 = "stablehlo.reduce"(%14, %12) <{dimensions = array<i64: 1>}> ({
^bb0(%16: tensor<i32>, %17: tensor<i32>):
%18 = "stablehlo.minimum"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%18) : (tensor<i32>) -> ()
}) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%19 = "stablehlo.convert"(%15) : (tensor<2xi32>) -> tensor<2xi64>
"func.return"(%2, %19) : (tensor<2xf32>, tensor<2xi64>) -> ()
}) : () -> ()
}) : () -> ()
