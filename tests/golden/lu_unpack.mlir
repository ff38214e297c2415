"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>, tensor<3xi32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)}> ({
^bb0(%0: tensor<3x3xf32>, %1: tensor<3xi32>):
%2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%5 = "stablehlo.reshape"(%1) : (tensor<3xi32>) -> tensor<1x3xi32>
%6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%7, %8, %9 = "stablehlo.while"(%2, %6, %5) ({
^bb0(%10: tensor<i32>, %11: tensor<1x3xi32>, %12: tensor<1x3xi32>):
%13 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%14 = "stablehlo.compare"(%10, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<i32>, %16: tensor<1x3xi32>, %17: tensor<1x3xi32>):
%18 = "stablehlo.dynamic_slice"(%17, %2, %15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x1xi32>) -> tensor<1xi32>
%20 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
%23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%24 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
%25 = "stablehlo.dynamic_slice"(%16, %2, %15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x1xi32>) -> tensor<1xi32>
%27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%28 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
%29 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%30 = "stablehlo.select"(%29, %16, %28) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%31 = "stablehlo.reduce"(%30, %2) <{dimensions = array<i64: 1>}> ({
^bb0(%32: tensor<i32>, %33: tensor<i32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%34) : (tensor<i32>) -> ()
}) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
%35 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
%36 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%37 = "stablehlo.select"(%36, %27, %16) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%38 = "stablehlo.compare"(%22, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
%39 = "stablehlo.select"(%38, %35, %37) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
%40 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%41 = "stablehlo.add"(%15, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%41, %39, %17) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
}) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
%42 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%43 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%44 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
%45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%46 = "stablehlo.compare"(%45, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%47 = "stablehlo.select"(%46, %43, %42) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%50 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%52 = "stablehlo.select"(%51, %43, %42) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%53 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%54 = "stablehlo.select"(%53, %4, %52) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
%56 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%58 = "stablehlo.compare"(%57, %56) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%59 = "stablehlo.select"(%58, %4, %42) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
"func.return"(%48, %55, %60) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
