"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>)}> ({
^bb0(%0: tensor<2x3xi64>, %1: tensor<2x3xi64>):
%2 = "stablehlo.abs"(%0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
%3 = "stablehlo.abs"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi64>
%4, %5 = "stablehlo.while"(%2, %3) ({
^bb0(%6: tensor<2x3xi64>, %7: tensor<2x3xi64>):
%8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.or"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<2x3xi64>, %16: tensor<2x3xi64>):
%17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%19 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
%20 = "stablehlo.select"(%18, %19, %16) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%21 = "stablehlo.remainder"(%15, %20) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%22 = "stablehlo.select"(%18, %15, %16) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%23 = "stablehlo.select"(%18, %16, %21) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
"stablehlo.return"(%22, %23) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
}) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>)
"func.return"(%4) : (tensor<2x3xi64>) -> ()
}) : () -> ()
}) : () -> ()
