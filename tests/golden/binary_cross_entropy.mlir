"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<i32>)}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>):
%2 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%4 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0xC2C80000> : tensor<f32>}> : () -> tensor<f32>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%10 = "stablehlo.and"(%9, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%11 = "stablehlo.not"(%10) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%12 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
%16 = "stablehlo.or"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.maximum"(%17, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.log_plus_one"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.maximum"(%20, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.multiply"(%1, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.subtract"(%1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.multiply"(%23, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.subtract"(%24, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.reduce"(%25, %4) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%30 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<f32>}> : () -> tensor<f32>
%31 = "stablehlo.divide"(%26, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%34 = "stablehlo.select"(%13, %33, %32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%31, %34) : (tensor<f32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
