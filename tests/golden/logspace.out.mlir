"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<5xf32>, tensor<i64>, tensor<i64>) -> (tensor<5xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}]}> ({
^bb0(%0: tensor<5xf32>, %1: tensor<i64>, %2: tensor<i64>):
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%5 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<f32>}> : () -> tensor<f32>
%6 = "stablehlo.subtract"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.divide"(%6, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
%9 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi64>}> : () -> tensor<5xi64>
%10 = "stablehlo.convert"(%8) : (tensor<5xi64>) -> tensor<5xf32>
%11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
%12 = "stablehlo.multiply"(%11, %10) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.add"(%13, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.subtract"(%9, %8) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%16 = "stablehlo.convert"(%15) : (tensor<5xi64>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%21 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
%22 = "stablehlo.compare"(%8, %21) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%23 = "stablehlo.select"(%22, %14, %20) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.constant"() <{value = dense<0x4024000000000000> : tensor<f64>}> : () -> tensor<f64>
%25 = "stablehlo.convert"(%24) : (tensor<f64>) -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
%27 = "stablehlo.power"(%26, %23) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
"func.return"(%27) : (tensor<5xf32>) -> ()
}) : () -> ()
}) : () -> ()
