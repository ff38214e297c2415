"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi64>, tensor<i64>) -> (tensor<2x3xi64>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}]}> ({
^bb0(%0: tensor<2x3xi64>, %1: tensor<i64>):
%2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
%3 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%7 = "stablehlo.and"(%6, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = "stablehlo.select"(%7, %2, %3) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%9 = "stablehlo.shift_right_arithmetic"(%0, %8) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
"func.return"(%9) : (tensor<2x3xi64>) -> ()
}) : () -> ()
}) : () -> ()
