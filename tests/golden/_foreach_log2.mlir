"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0x3FB8AA3B> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.round_nearest_even"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.abs"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.constant"() <{value = dense<0x44FA0000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.constant"() <{value = dense<0x437E0000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%10 = "stablehlo.minimum"(%5, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.constant"() <{value = dense<0xC37E0000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.floor"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%19 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%20 = "stablehlo.convert"(%16) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%21 = "stablehlo.select"(%18, %20, %19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%22 = "stablehlo.constant"() <{value = dense<127> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%24 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%25 = "stablehlo.shift_left"(%23, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%26 = "stablehlo.bitcast_convert"(%25) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%27 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%28 = "stablehlo.convert"(%15) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%29 = "stablehlo.select"(%27, %28, %19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%30 = "stablehlo.add"(%29, %22) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%31 = "stablehlo.shift_left"(%30, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%32 = "stablehlo.bitcast_convert"(%31) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%33 = "stablehlo.multiply"(%32, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.compare"(%33, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%35 = "stablehlo.and"(%34, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%36 = "stablehlo.select"(%35, %5, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.log"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.multiply"(%37, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.round_nearest_even"(%38) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.abs"(%39) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.compare"(%40, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%42 = "stablehlo.minimum"(%39, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.maximum"(%42, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.multiply"(%43, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.floor"(%44) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.subtract"(%43, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.compare"(%46, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%48 = "stablehlo.convert"(%46) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%49 = "stablehlo.select"(%47, %48, %19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%50 = "stablehlo.add"(%49, %22) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%51 = "stablehlo.shift_left"(%50, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%52 = "stablehlo.bitcast_convert"(%51) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%53 = "stablehlo.compare"(%45, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%54 = "stablehlo.convert"(%45) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%55 = "stablehlo.select"(%53, %54, %19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%56 = "stablehlo.add"(%55, %22) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%57 = "stablehlo.shift_left"(%56, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%58 = "stablehlo.bitcast_convert"(%57) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%59 = "stablehlo.multiply"(%58, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%60 = "stablehlo.compare"(%59, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%61 = "stablehlo.and"(%60, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%62 = "stablehlo.select"(%61, %39, %38) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%36, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
