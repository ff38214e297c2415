"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {}, {}, {}, {}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<2x3xf32>, %5: tensor<3xf32>, %6: tensor<f32>, %7: tensor<f32>, %8: tensor<1xf32>, %9: tensor<1xf32>, %10: tensor<f64>, %11: tensor<f64>, %12: tensor<f64>, %13: tensor<f64>):
%14 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%16 = "stablehlo.divide"(%2, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%18 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%20 = "stablehlo.select"(%19, %2, %16) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%23 = "stablehlo.multiply"(%22, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.add"(%20, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<f64>}> : () -> tensor<f64>
%26 = "stablehlo.compare"(%12, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%27 = "stablehlo.select"(%26, %20, %24) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.multiply"(%27, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.add"(%4, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%31 = "stablehlo.compare"(%30, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%32 = "stablehlo.select"(%31, %4, %29) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%34 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%35 = "stablehlo.subtract"(%33, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%36 = "stablehlo.multiply"(%35, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%37 = "stablehlo.add"(%34, %36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%38 = "stablehlo.divide"(%10, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%39 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%41 = "stablehlo.sqrt"(%29) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.add"(%41, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.divide"(%27, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.convert"(%38) : (tensor<f64>) -> tensor<f32>
%45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.subtract"(%0, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%49 = "stablehlo.compare"(%48, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%50 = "stablehlo.select"(%49, %0, %47) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%51 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%53 = "stablehlo.divide"(%3, %52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%54 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%55 = "stablehlo.compare"(%54, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%56 = "stablehlo.select"(%55, %3, %53) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%57 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%59 = "stablehlo.multiply"(%58, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%60 = "stablehlo.add"(%56, %59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%61 = "stablehlo.compare"(%12, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%62 = "stablehlo.select"(%61, %56, %60) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.multiply"(%62, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.add"(%5, %63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%66 = "stablehlo.compare"(%65, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%67 = "stablehlo.select"(%66, %5, %64) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<f64>
%69 = "stablehlo.subtract"(%68, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%70 = "stablehlo.multiply"(%69, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%71 = "stablehlo.add"(%34, %70) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%72 = "stablehlo.divide"(%10, %71) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%73 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%75 = "stablehlo.sqrt"(%64) : (tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.add"(%75, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.divide"(%62, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.convert"(%72) : (tensor<f64>) -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%80 = "stablehlo.multiply"(%79, %77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.subtract"(%1, %80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%82 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%83 = "stablehlo.compare"(%82, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%84 = "stablehlo.select"(%83, %1, %81) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%50, %84, %20, %56, %32, %67) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
