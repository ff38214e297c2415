"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<f32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.reduce"(%0, %2) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%10) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
"func.return"(%3, %7) : (tensor<f32>, tensor<f32>) -> ()
}) : () -> ()
}) : () -> ()
