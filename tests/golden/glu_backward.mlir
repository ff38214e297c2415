"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x2xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>)}> ({
^bb0(%0: tensor<2x2xf32>, %1: tensor<2x4xf32>):
%2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
%3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
%4 = "stablehlo.logistic"(%3) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%6 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
%7 = "stablehlo.subtract"(%6, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%8 = "stablehlo.multiply"(%0, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%9 = "stablehlo.multiply"(%8, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%10 = "stablehlo.multiply"(%9, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%11 = "stablehlo.concatenate"(%5, %10) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
"func.return"(%11) : (tensor<2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
