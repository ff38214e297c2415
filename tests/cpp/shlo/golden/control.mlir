"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xf32>, tensor<i1>, tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>), arg_attrs = [{tf.aliasing_output = 1 : i32}, {}, {}]}> ({
^bb0(%0: tensor<4xf32>, %1: tensor<i1>, %2: tensor<i32>):
%3, %4 = "stablehlo.while"(%2, %0) ({
^bb0(%5: tensor<i32>, %6: tensor<4xf32>):
%7 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
%8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}, {
^bb0(%9: tensor<i32>, %10: tensor<4xf32>):
%11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%12 = "stablehlo.add"(%9, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.add"(%10, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
"stablehlo.return"(%12, %13) : (tensor<i32>, tensor<4xf32>) -> ()
}) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
%14, %15 = "stablehlo.if"(%1) ({
%16 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%17 = "stablehlo.add"(%0, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
"stablehlo.return"(%17, %2) : (tensor<4xf32>, tensor<i32>) -> ()
}, {
"stablehlo.return"(%0, %2) : (tensor<4xf32>, tensor<i32>) -> ()
}) : (tensor<i1>) -> (tensor<4xf32>, tensor<i32>)
%18, %19 = "stablehlo.optimization_barrier"(%0, %2) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
"func.return"(%3, %4, %14, %15, %18, %19) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
