"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
"func.return"(%1) : (tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
