"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x8x8xf32>, tensor<1x2x4x4xf32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x13x13xf32>, tensor<1x2x4x4xi32>, tensor<1x2x8x8xf32>)}> ({
^bb0(%0: tensor<1x2x8x8xf32>, %1: tensor<1x2x4x4xf32>):
%2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.reduce_window"(%0, %2) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>}> ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%7 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%0, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 2, 2>, window_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x13x13xf32>
%12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%13 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x2x8x8xi32>
%14, %15 = "stablehlo.reduce_window"(%0, %13, %2, %12) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>}> ({
^bb0(%16: tensor<f32>, %17: tensor<i32>, %18: tensor<f32>, %19: tensor<i32>):
%20 = "stablehlo.compare"(%16, %18) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%21 = "stablehlo.select"(%20, %16, %18) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.select"(%20, %17, %19) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%21, %22) : (tensor<f32>, tensor<i32>) -> ()
}) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4x4xi32>)
%23 = "stablehlo.select_and_scatter"(%0, %1, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}, {
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<1x2x8x8xf32>, tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x8x8xf32>
"func.return"(%3, %8, %15, %23) : (tensor<1x2x4x4xf32>, tensor<1x2x13x13xf32>, tensor<1x2x4x4xi32>, tensor<1x2x8x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
