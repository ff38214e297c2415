"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {}, {}, {}, {}, {}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<2x3xf32>, %5: tensor<3xf32>, %6: tensor<2x3xf32>, %7: tensor<3xf32>, %8: tensor<f32>, %9: tensor<f32>, %10: tensor<1xf32>, %11: tensor<1xf32>, %12: tensor<f64>, %13: tensor<f64>, %14: tensor<f64>, %15: tensor<f64>, %16: tensor<f64>):
%17 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%19 = "stablehlo.divide"(%2, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%21 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%23 = "stablehlo.select"(%22, %2, %19) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f64>
%25 = "stablehlo.multiply"(%12, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%26 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%27 = "stablehlo.subtract"(%26, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%28 = "stablehlo.convert"(%27) : (tensor<f64>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%30 = "stablehlo.multiply"(%0, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.subtract"(%23, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.subtract"(%26, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%33 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
%34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%35 = "stablehlo.multiply"(%34, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%36 = "stablehlo.add"(%4, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.subtract"(%26, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%38 = "stablehlo.convert"(%37) : (tensor<f64>) -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%40 = "stablehlo.multiply"(%39, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.multiply"(%40, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%44 = "stablehlo.multiply"(%43, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.add"(%44, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%47 = "stablehlo.compare"(%46, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%48 = "stablehlo.select"(%47, %4, %36) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%50 = "stablehlo.compare"(%49, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%51 = "stablehlo.select"(%50, %6, %45) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.power"(%13, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%53 = "stablehlo.subtract"(%26, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%54 = "stablehlo.power"(%14, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%55 = "stablehlo.subtract"(%26, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%56 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%58 = "stablehlo.sqrt"(%55) : (tensor<f64>) -> tensor<f64>
%59 = "stablehlo.convert"(%58) : (tensor<f64>) -> tensor<f32>
%60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%61 = "stablehlo.sqrt"(%45) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.divide"(%61, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.add"(%62, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.divide"(%12, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%65 = "stablehlo.convert"(%64) : (tensor<f64>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%67 = "stablehlo.multiply"(%66, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.divide"(%67, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.subtract"(%30, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%71 = "stablehlo.compare"(%70, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%72 = "stablehlo.select"(%71, %0, %69) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%75 = "stablehlo.divide"(%3, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%77 = "stablehlo.compare"(%76, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%78 = "stablehlo.select"(%77, %3, %75) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%80 = "stablehlo.multiply"(%12, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%81 = "stablehlo.subtract"(%26, %80) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%82 = "stablehlo.convert"(%81) : (tensor<f64>) -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%84 = "stablehlo.multiply"(%1, %83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.subtract"(%78, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.subtract"(%26, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%87 = "stablehlo.convert"(%86) : (tensor<f64>) -> tensor<f32>
%88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%89 = "stablehlo.multiply"(%88, %85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%90 = "stablehlo.add"(%5, %89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%91 = "stablehlo.subtract"(%26, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%92 = "stablehlo.convert"(%91) : (tensor<f64>) -> tensor<f32>
%93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%94 = "stablehlo.multiply"(%93, %78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%95 = "stablehlo.multiply"(%94, %78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%96 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%98 = "stablehlo.multiply"(%97, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.add"(%98, %95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%101 = "stablehlo.compare"(%100, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%102 = "stablehlo.select"(%101, %5, %90) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%103 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%104 = "stablehlo.compare"(%103, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%105 = "stablehlo.select"(%104, %7, %99) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%106 = "stablehlo.power"(%13, %79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%107 = "stablehlo.subtract"(%26, %106) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%108 = "stablehlo.power"(%14, %79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%109 = "stablehlo.subtract"(%26, %108) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%110 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%112 = "stablehlo.sqrt"(%109) : (tensor<f64>) -> tensor<f64>
%113 = "stablehlo.convert"(%112) : (tensor<f64>) -> tensor<f32>
%114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%115 = "stablehlo.sqrt"(%99) : (tensor<3xf32>) -> tensor<3xf32>
%116 = "stablehlo.divide"(%115, %114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%117 = "stablehlo.add"(%116, %111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%118 = "stablehlo.divide"(%12, %107) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%119 = "stablehlo.convert"(%118) : (tensor<f64>) -> tensor<f32>
%120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%121 = "stablehlo.multiply"(%120, %90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%122 = "stablehlo.divide"(%121, %117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%123 = "stablehlo.subtract"(%84, %122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%124 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%125 = "stablehlo.compare"(%124, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%126 = "stablehlo.select"(%125, %1, %123) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%72, %126, %23, %78, %48, %102, %51, %105) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
