"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {}, {}, {}, {}, {}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<2x3xf32>, %5: tensor<3xf32>, %6: tensor<2x3xf32>, %7: tensor<3xf32>, %8: tensor<f32>, %9: tensor<f32>, %10: tensor<f32>, %11: tensor<1xf32>, %12: tensor<1xf32>, %13: tensor<f64>, %14: tensor<f64>, %15: tensor<f64>, %16: tensor<f64>):
%17 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
%18 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%20 = "stablehlo.divide"(%2, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%22 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%24 = "stablehlo.select"(%23, %2, %20) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f64>
%26 = "stablehlo.multiply"(%17, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%27 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%28 = "stablehlo.subtract"(%27, %26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%29 = "stablehlo.convert"(%28) : (tensor<f64>) -> tensor<f32>
%30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%31 = "stablehlo.multiply"(%0, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.subtract"(%24, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.subtract"(%27, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%34 = "stablehlo.convert"(%33) : (tensor<f64>) -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%36 = "stablehlo.multiply"(%35, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.add"(%4, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.subtract"(%27, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%39 = "stablehlo.convert"(%38) : (tensor<f64>) -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%41 = "stablehlo.multiply"(%40, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.multiply"(%41, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%45 = "stablehlo.multiply"(%44, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.add"(%45, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%48 = "stablehlo.compare"(%47, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%49 = "stablehlo.select"(%48, %4, %37) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%51 = "stablehlo.compare"(%50, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%52 = "stablehlo.select"(%51, %6, %46) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%53 = "stablehlo.power"(%13, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%54 = "stablehlo.subtract"(%27, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%55 = "stablehlo.power"(%14, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%56 = "stablehlo.subtract"(%27, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%57 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%59 = "stablehlo.sqrt"(%56) : (tensor<f64>) -> tensor<f64>
%60 = "stablehlo.convert"(%59) : (tensor<f64>) -> tensor<f32>
%61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%62 = "stablehlo.sqrt"(%46) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.divide"(%62, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.add"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.divide"(%17, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%66 = "stablehlo.convert"(%65) : (tensor<f64>) -> tensor<f32>
%67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%68 = "stablehlo.multiply"(%67, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.divide"(%68, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.subtract"(%31, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%72 = "stablehlo.compare"(%71, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%73 = "stablehlo.select"(%72, %0, %70) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%76 = "stablehlo.divide"(%3, %75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%78 = "stablehlo.compare"(%77, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%79 = "stablehlo.select"(%78, %3, %76) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%80 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%81 = "stablehlo.multiply"(%17, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%82 = "stablehlo.subtract"(%27, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%83 = "stablehlo.convert"(%82) : (tensor<f64>) -> tensor<f32>
%84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%85 = "stablehlo.multiply"(%1, %84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.subtract"(%79, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%87 = "stablehlo.subtract"(%27, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%88 = "stablehlo.convert"(%87) : (tensor<f64>) -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%90 = "stablehlo.multiply"(%89, %86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%91 = "stablehlo.add"(%5, %90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.subtract"(%27, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%93 = "stablehlo.convert"(%92) : (tensor<f64>) -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%95 = "stablehlo.multiply"(%94, %79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%96 = "stablehlo.multiply"(%95, %79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%99 = "stablehlo.multiply"(%98, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.add"(%99, %96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%101 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%102 = "stablehlo.compare"(%101, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%103 = "stablehlo.select"(%102, %5, %91) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%104 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%105 = "stablehlo.compare"(%104, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%106 = "stablehlo.select"(%105, %7, %100) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%107 = "stablehlo.power"(%13, %80) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%108 = "stablehlo.subtract"(%27, %107) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%109 = "stablehlo.power"(%14, %80) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%110 = "stablehlo.subtract"(%27, %109) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%111 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%113 = "stablehlo.sqrt"(%110) : (tensor<f64>) -> tensor<f64>
%114 = "stablehlo.convert"(%113) : (tensor<f64>) -> tensor<f32>
%115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%116 = "stablehlo.sqrt"(%100) : (tensor<3xf32>) -> tensor<3xf32>
%117 = "stablehlo.divide"(%116, %115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%118 = "stablehlo.add"(%117, %112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%119 = "stablehlo.divide"(%17, %108) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%120 = "stablehlo.convert"(%119) : (tensor<f64>) -> tensor<f32>
%121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%122 = "stablehlo.multiply"(%121, %91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%123 = "stablehlo.divide"(%122, %118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%124 = "stablehlo.subtract"(%85, %123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%125 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%126 = "stablehlo.compare"(%125, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%127 = "stablehlo.select"(%126, %1, %124) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%73, %127, %24, %79, %49, %103, %52, %106) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
