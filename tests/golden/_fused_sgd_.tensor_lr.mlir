"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<i1>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {}, {}, {}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<2x3xf32>, %5: tensor<3xf32>, %6: tensor<f32>, %7: tensor<1xf32>, %8: tensor<1xf32>, %9: tensor<f64>, %10: tensor<f64>, %11: tensor<f64>, %12: tensor<i1>):
%13 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%15 = "stablehlo.divide"(%2, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%17 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%19 = "stablehlo.select"(%18, %2, %15) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%22 = "stablehlo.multiply"(%21, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.add"(%19, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<f64>}> : () -> tensor<f64>
%25 = "stablehlo.compare"(%9, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%26 = "stablehlo.select"(%25, %19, %23) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%29 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%30 = "stablehlo.subtract"(%29, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%31 = "stablehlo.convert"(%30) : (tensor<f64>) -> tensor<f32>
%32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%33 = "stablehlo.multiply"(%32, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.multiply"(%28, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.select"(%12, %26, %35) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%38 = "stablehlo.compare"(%37, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.select"(%38, %4, %36) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.multiply"(%28, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.add"(%26, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%43 = "stablehlo.convert"(%42) : (tensor<f64>) -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%45 = "stablehlo.multiply"(%44, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.subtract"(%0, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%48 = "stablehlo.compare"(%47, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%49 = "stablehlo.select"(%48, %0, %46) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%52 = "stablehlo.divide"(%3, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%54 = "stablehlo.compare"(%53, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%55 = "stablehlo.select"(%54, %3, %52) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%58 = "stablehlo.multiply"(%57, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%59 = "stablehlo.add"(%55, %58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%60 = "stablehlo.compare"(%9, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%61 = "stablehlo.select"(%60, %55, %59) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%62 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%64 = "stablehlo.subtract"(%29, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%65 = "stablehlo.convert"(%64) : (tensor<f64>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.multiply"(%66, %61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.multiply"(%63, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.add"(%68, %67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.select"(%12, %61, %69) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%72 = "stablehlo.compare"(%71, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%73 = "stablehlo.select"(%72, %5, %70) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.multiply"(%63, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.add"(%61, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%77 = "stablehlo.convert"(%76) : (tensor<f64>) -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%79 = "stablehlo.multiply"(%78, %75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%80 = "stablehlo.subtract"(%1, %79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%82 = "stablehlo.compare"(%81, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%83 = "stablehlo.select"(%82, %1, %80) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%49, %83, %19, %55, %39, %73) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
