"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>)}> ({
^bb0(%0: tensor<2x3xi64>, %1: tensor<2x3xi64>):
%2 = "stablehlo.constant"() <{value = dense<64> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%6 = "stablehlo.and"(%5, %3) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%7 = "stablehlo.select"(%6, %1, %4) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%8 = "stablehlo.shift_left"(%0, %7) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
"func.return"(%9) : (tensor<2x3xi64>) -> ()
}) : () -> ()
}) : () -> ()
