"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<3x3xf32>):
%1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
%3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
%4 = "stablehlo.compare"(%1, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%5 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%6 = "stablehlo.and"(%5, %4) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%7 = "stablehlo.constant"() <{value = dense<4> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
%8 = "stablehlo.constant"() <{value = dense<1> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
%9 = "stablehlo.add"(%2, %8) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%10 = "stablehlo.select"(%6, %9, %7) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%11 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
%12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.minimum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) : (tensor<3x3xi32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%17 = "stablehlo.compare"(%12, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%19 = "stablehlo.select"(%17, %18, %12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%20 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
%21 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%22 = "stablehlo.select"(%21, %1, %20) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%23 = "stablehlo.compare"(%19, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
%24 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
%25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%26 = "stablehlo.select"(%23, %25, %18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%24, %26) : (tensor<3x3xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
