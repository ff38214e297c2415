"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xcomplex<f32>>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.sine"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.cosine"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.complex"(%5, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
"func.return"(%6) : (tensor<2x3xcomplex<f32>>) -> ()
}) : () -> ()
}) : () -> ()
