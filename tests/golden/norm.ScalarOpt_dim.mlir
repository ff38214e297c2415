"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1>}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%7 = "stablehlo.sqrt"(%3) : (tensor<2xf32>) -> tensor<2xf32>
"func.return"(%7) : (tensor<2xf32>) -> ()
}) : () -> ()
}) : () -> ()
