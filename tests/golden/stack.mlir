"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%3 = "stablehlo.reshape"(%1) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
"func.return"(%4) : (tensor<2x2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
