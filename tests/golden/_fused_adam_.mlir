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
%25 = "stablehlo.convert"(%15) : (tensor<f64>) -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%27 = "stablehlo.multiply"(%26, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.add"(%23, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<f64>}> : () -> tensor<f64>
%30 = "stablehlo.compare"(%15, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%31 = "stablehlo.select"(%30, %23, %28) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.subtract"(%31, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%34 = "stablehlo.subtract"(%33, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%35 = "stablehlo.convert"(%34) : (tensor<f64>) -> tensor<f32>
%36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%37 = "stablehlo.multiply"(%36, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.add"(%4, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.subtract"(%33, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%40 = "stablehlo.convert"(%39) : (tensor<f64>) -> tensor<f32>
%41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%42 = "stablehlo.multiply"(%41, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.multiply"(%42, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%46 = "stablehlo.multiply"(%45, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.add"(%46, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%49 = "stablehlo.compare"(%48, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%50 = "stablehlo.select"(%49, %4, %38) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%51 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%52 = "stablehlo.compare"(%51, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%53 = "stablehlo.select"(%52, %6, %47) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%54 = "stablehlo.power"(%13, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%55 = "stablehlo.subtract"(%33, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%56 = "stablehlo.power"(%14, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%57 = "stablehlo.subtract"(%33, %56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%58 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%60 = "stablehlo.sqrt"(%57) : (tensor<f64>) -> tensor<f64>
%61 = "stablehlo.convert"(%60) : (tensor<f64>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%63 = "stablehlo.sqrt"(%47) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.divide"(%63, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.add"(%64, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.divide"(%12, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%67 = "stablehlo.convert"(%66) : (tensor<f64>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%69 = "stablehlo.multiply"(%68, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.divide"(%69, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.subtract"(%0, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%73 = "stablehlo.compare"(%72, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%74 = "stablehlo.select"(%73, %0, %71) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%75 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%77 = "stablehlo.divide"(%3, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%79 = "stablehlo.compare"(%78, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%80 = "stablehlo.select"(%79, %3, %77) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%82 = "stablehlo.convert"(%15) : (tensor<f64>) -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%84 = "stablehlo.multiply"(%83, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.add"(%80, %84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.compare"(%15, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%87 = "stablehlo.select"(%86, %80, %85) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%88 = "stablehlo.subtract"(%87, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%89 = "stablehlo.subtract"(%33, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%90 = "stablehlo.convert"(%89) : (tensor<f64>) -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%92 = "stablehlo.multiply"(%91, %88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%93 = "stablehlo.add"(%5, %92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.subtract"(%33, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%95 = "stablehlo.convert"(%94) : (tensor<f64>) -> tensor<f32>
%96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%97 = "stablehlo.multiply"(%96, %87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%98 = "stablehlo.multiply"(%97, %87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%101 = "stablehlo.multiply"(%100, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%102 = "stablehlo.add"(%101, %98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%103 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%104 = "stablehlo.compare"(%103, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%105 = "stablehlo.select"(%104, %5, %93) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%106 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%107 = "stablehlo.compare"(%106, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%108 = "stablehlo.select"(%107, %7, %102) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%109 = "stablehlo.power"(%13, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%110 = "stablehlo.subtract"(%33, %109) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%111 = "stablehlo.power"(%14, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%112 = "stablehlo.subtract"(%33, %111) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%113 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%115 = "stablehlo.sqrt"(%112) : (tensor<f64>) -> tensor<f64>
%116 = "stablehlo.convert"(%115) : (tensor<f64>) -> tensor<f32>
%117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%118 = "stablehlo.sqrt"(%102) : (tensor<3xf32>) -> tensor<3xf32>
%119 = "stablehlo.divide"(%118, %117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%120 = "stablehlo.add"(%119, %114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%121 = "stablehlo.divide"(%12, %110) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%122 = "stablehlo.convert"(%121) : (tensor<f64>) -> tensor<f32>
%123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%124 = "stablehlo.multiply"(%123, %93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%125 = "stablehlo.divide"(%124, %120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%126 = "stablehlo.subtract"(%1, %125) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%127 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%128 = "stablehlo.compare"(%127, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%129 = "stablehlo.select"(%128, %1, %126) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%74, %129, %23, %80, %50, %105, %53, %108) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
