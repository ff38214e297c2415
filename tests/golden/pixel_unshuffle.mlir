"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x1x4x4xf32>) -> (tensor<1x4x2x2xf32>)}> ({
^bb0(%0: tensor<1x1x4x4xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<1x1x4x4xf32>) -> tensor<1x1x2x2x2x2xf32>
%2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 1, 3, 5, 2, 4>}> : (tensor<1x1x2x2x2x2xf32>) -> tensor<1x1x2x2x2x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x1x2x2x2x2xf32>) -> tensor<1x4x2x2xf32>
"func.return"(%3) : (tensor<1x4x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
