"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<i1>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {}, {}, {}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<2x3xf32>, %5: tensor<3xf32>, %6: tensor<1xf32>, %7: tensor<1xf32>, %8: tensor<f64>, %9: tensor<f64>, %10: tensor<f64>, %11: tensor<f64>, %12: tensor<i1>):
%13 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%15 = "stablehlo.divide"(%2, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%17 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%19 = "stablehlo.select"(%18, %2, %15) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%22 = "stablehlo.multiply"(%21, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.add"(%19, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<f64>}> : () -> tensor<f64>
%25 = "stablehlo.compare"(%8, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%26 = "stablehlo.select"(%25, %19, %23) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%29 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%30 = "stablehlo.subtract"(%29, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%31 = "stablehlo.convert"(%30) : (tensor<f64>) -> tensor<f32>
%32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%33 = "stablehlo.multiply"(%32, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.multiply"(%28, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.select"(%12, %26, %35) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%38 = "stablehlo.compare"(%37, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.select"(%38, %4, %36) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.multiply"(%28, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.add"(%26, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%44 = "stablehlo.multiply"(%43, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.subtract"(%0, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%47 = "stablehlo.compare"(%46, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%48 = "stablehlo.select"(%47, %0, %45) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
%50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%51 = "stablehlo.divide"(%3, %50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%53 = "stablehlo.compare"(%52, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%54 = "stablehlo.select"(%53, %3, %51) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%57 = "stablehlo.multiply"(%56, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%58 = "stablehlo.add"(%54, %57) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%59 = "stablehlo.compare"(%8, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%60 = "stablehlo.select"(%59, %54, %58) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%61 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%63 = "stablehlo.subtract"(%29, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%64 = "stablehlo.convert"(%63) : (tensor<f64>) -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%66 = "stablehlo.multiply"(%65, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%67 = "stablehlo.multiply"(%62, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.add"(%67, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.select"(%12, %60, %68) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%71 = "stablehlo.compare"(%70, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%72 = "stablehlo.select"(%71, %5, %69) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%73 = "stablehlo.multiply"(%62, %69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.add"(%60, %73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%77 = "stablehlo.multiply"(%76, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.subtract"(%1, %77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%80 = "stablehlo.compare"(%79, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%81 = "stablehlo.select"(%80, %1, %78) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%48, %81, %19, %54, %39, %72) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
