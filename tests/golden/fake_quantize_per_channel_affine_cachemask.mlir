"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x3xi1>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2xf32>, %2: tensor<2xi32>):
%3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%5 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%6 = "stablehlo.divide"(%5, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.convert"(%4) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%8 = "stablehlo.multiply"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.round_nearest_even"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.compare"(%10, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%12 = "stablehlo.constant"() <{value = dense<0xC1100000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%13 = "stablehlo.select"(%11, %12, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.constant"() <{value = dense<0xC1000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%15 = "stablehlo.maximum"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.constant"() <{value = dense<0x40E00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%17 = "stablehlo.minimum"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.multiply"(%18, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.compare"(%13, %16) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%21 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%22 = "stablehlo.and"(%21, %20) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
"func.return"(%19, %22) : (tensor<2x3xf32>, tensor<2x3xi1>) -> ()
}) : () -> ()
}) : () -> ()
