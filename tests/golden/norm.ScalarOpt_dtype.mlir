"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<f64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%3 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<f64>}> : () -> tensor<f64>
%4 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%5: tensor<f64>, %6: tensor<f64>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%7) : (tensor<f64>) -> ()
}) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.sqrt"(%4) : (tensor<f64>) -> tensor<f64>
"func.return"(%8) : (tensor<f64>) -> ()
}) : () -> ()
}) : () -> ()
