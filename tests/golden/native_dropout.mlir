"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<f32>, tensor<ui64>, tensor<ui64>) -> (tensor<2x3xf32>, tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<f32>, %2: tensor<ui64>, %3: tensor<ui64>):
%4 = "stablehlo.constant"() <{value = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
"func.return"(%0, %4) : (tensor<2x3xf32>, tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
