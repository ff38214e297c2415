"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
%2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%6 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.select"(%5, %0, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%7) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
