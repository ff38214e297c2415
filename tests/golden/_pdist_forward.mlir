"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<1xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
%2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%4 = "stablehlo.multiply"(%3, %3) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%5 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 2>}> ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%10 = "stablehlo.sqrt"(%6) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x2xf32>) -> tensor<4xf32>
%12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
%13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
%14 = "stablehlo.minimum"(%12, %13) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%15 = "stablehlo.maximum"(%12, %13) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%16 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%17 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
%18 = "stablehlo.add"(%14, %17) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%19 = "stablehlo.multiply"(%14, %18) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%20 = "stablehlo.divide"(%19, %16) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%21 = "stablehlo.multiply"(%14, %17) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%22 = "stablehlo.subtract"(%21, %20) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%23 = "stablehlo.subtract"(%15, %17) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%25 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%26 = "stablehlo.select"(%25, %24, %17) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x2xi32>) -> tensor<4xi32>
%28 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%29 = "stablehlo.scatter"(%28, %27, %11) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) : (tensor<1xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<1xf32>
"func.return"(%29) : (tensor<1xf32>) -> ()
}) : () -> ()
}) : () -> ()
