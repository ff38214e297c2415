"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%4 = "stablehlo.multiply"(%3, %2) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%9 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%11 = "stablehlo.multiply"(%10, %9) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%12 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%13 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%15 = "stablehlo.subtract"(%14, %11) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%16 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%17 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%19 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%20 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
%21 = "stablehlo.multiply"(%20, %19) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%22 = "stablehlo.subtract"(%21, %18) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%23 = "stablehlo.concatenate"(%8, %15, %22) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
"func.return"(%23) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
