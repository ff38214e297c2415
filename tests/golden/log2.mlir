"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x3FB8AA3B> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.round_nearest_even"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.abs"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0x44FA0000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() <{value = dense<0x437E0000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%9 = "stablehlo.minimum"(%4, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.constant"() <{value = dense<0xC37E0000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%11 = "stablehlo.maximum"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.floor"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.subtract"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%18 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%19 = "stablehlo.convert"(%15) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%20 = "stablehlo.select"(%17, %19, %18) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%21 = "stablehlo.constant"() <{value = dense<127> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%22 = "stablehlo.add"(%20, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%23 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%24 = "stablehlo.shift_left"(%22, %23) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%25 = "stablehlo.bitcast_convert"(%24) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%26 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%27 = "stablehlo.convert"(%14) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%28 = "stablehlo.select"(%26, %27, %18) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%29 = "stablehlo.add"(%28, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%30 = "stablehlo.shift_left"(%29, %23) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%31 = "stablehlo.bitcast_convert"(%30) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%32 = "stablehlo.multiply"(%31, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.compare"(%32, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%34 = "stablehlo.and"(%33, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%35 = "stablehlo.select"(%34, %4, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%35) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
