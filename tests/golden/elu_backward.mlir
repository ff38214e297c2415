"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%7 = "stablehlo.convert"(%4) : (tensor<i64>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.multiply"(%1, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.exponential"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.multiply"(%14, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.multiply"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%19 = "stablehlo.compare"(%1, %18) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%20 = "stablehlo.select"(%19, %17, %16) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%20) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
