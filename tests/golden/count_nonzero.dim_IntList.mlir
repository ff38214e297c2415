"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2xi64>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%3 = "stablehlo.convert"(%2) : (tensor<2x3xi1>) -> tensor<2x3xi64>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
^bb0(%6: tensor<i64>, %7: tensor<i64>):
%8 = "stablehlo.add"(%6, %7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%8) : (tensor<i64>) -> ()
}) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
"func.return"(%5) : (tensor<2xi64>) -> ()
}) : () -> ()
}) : () -> ()
