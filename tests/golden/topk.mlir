"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<2143289344> : tensor<ui32>}> : () -> tensor<ui32>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<ui32>) -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%4 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%5 = "stablehlo.select"(%4, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6, %7 = "chlo.top_k"(%5) <{k = 1 : i64}> : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi32>)
%8 = "stablehlo.convert"(%7) : (tensor<2x1xi32>) -> tensor<2x1xi64>
"func.return"(%6, %8) : (tensor<2x1xf32>, tensor<2x1xi64>) -> ()
}) : () -> ()
}) : () -> ()
