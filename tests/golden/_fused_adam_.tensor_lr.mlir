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
%26 = "stablehlo.convert"(%15) : (tensor<f64>) -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%28 = "stablehlo.multiply"(%27, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.add"(%24, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<f64>}> : () -> tensor<f64>
%31 = "stablehlo.compare"(%15, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%32 = "stablehlo.select"(%31, %24, %29) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.subtract"(%32, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%35 = "stablehlo.subtract"(%34, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%36 = "stablehlo.convert"(%35) : (tensor<f64>) -> tensor<f32>
%37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%38 = "stablehlo.multiply"(%37, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.add"(%4, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.subtract"(%34, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%41 = "stablehlo.convert"(%40) : (tensor<f64>) -> tensor<f32>
%42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%43 = "stablehlo.multiply"(%42, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.multiply"(%43, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%47 = "stablehlo.multiply"(%46, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.add"(%47, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%50 = "stablehlo.compare"(%49, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%51 = "stablehlo.select"(%50, %4, %39) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%53 = "stablehlo.compare"(%52, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%54 = "stablehlo.select"(%53, %6, %48) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%55 = "stablehlo.power"(%13, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%56 = "stablehlo.subtract"(%34, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%57 = "stablehlo.power"(%14, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%58 = "stablehlo.subtract"(%34, %57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%59 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%61 = "stablehlo.sqrt"(%58) : (tensor<f64>) -> tensor<f64>
%62 = "stablehlo.convert"(%61) : (tensor<f64>) -> tensor<f32>
%63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%64 = "stablehlo.sqrt"(%48) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.divide"(%64, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.add"(%65, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.divide"(%17, %56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%68 = "stablehlo.convert"(%67) : (tensor<f64>) -> tensor<f32>
%69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%70 = "stablehlo.multiply"(%69, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.divide"(%70, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.subtract"(%0, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%74 = "stablehlo.compare"(%73, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%75 = "stablehlo.select"(%74, %0, %72) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
%77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%78 = "stablehlo.divide"(%3, %77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%80 = "stablehlo.compare"(%79, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%81 = "stablehlo.select"(%80, %3, %78) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%82 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%83 = "stablehlo.convert"(%15) : (tensor<f64>) -> tensor<f32>
%84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%85 = "stablehlo.multiply"(%84, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.add"(%81, %85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%87 = "stablehlo.compare"(%15, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%88 = "stablehlo.select"(%87, %81, %86) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%89 = "stablehlo.subtract"(%88, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%90 = "stablehlo.subtract"(%34, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%91 = "stablehlo.convert"(%90) : (tensor<f64>) -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%93 = "stablehlo.multiply"(%92, %89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.add"(%5, %93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%95 = "stablehlo.subtract"(%34, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%96 = "stablehlo.convert"(%95) : (tensor<f64>) -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%98 = "stablehlo.multiply"(%97, %88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.multiply"(%98, %88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%102 = "stablehlo.multiply"(%101, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%103 = "stablehlo.add"(%102, %99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%104 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%105 = "stablehlo.compare"(%104, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%106 = "stablehlo.select"(%105, %5, %94) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%107 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%108 = "stablehlo.compare"(%107, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%109 = "stablehlo.select"(%108, %7, %103) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%110 = "stablehlo.power"(%13, %82) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%111 = "stablehlo.subtract"(%34, %110) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%112 = "stablehlo.power"(%14, %82) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%113 = "stablehlo.subtract"(%34, %112) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%114 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%116 = "stablehlo.sqrt"(%113) : (tensor<f64>) -> tensor<f64>
%117 = "stablehlo.convert"(%116) : (tensor<f64>) -> tensor<f32>
%118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%119 = "stablehlo.sqrt"(%103) : (tensor<3xf32>) -> tensor<3xf32>
%120 = "stablehlo.divide"(%119, %118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%121 = "stablehlo.add"(%120, %115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%122 = "stablehlo.divide"(%17, %111) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%123 = "stablehlo.convert"(%122) : (tensor<f64>) -> tensor<f32>
%124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%125 = "stablehlo.multiply"(%124, %94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%126 = "stablehlo.divide"(%125, %121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%127 = "stablehlo.subtract"(%1, %126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%128 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
%129 = "stablehlo.compare"(%128, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%130 = "stablehlo.select"(%129, %1, %127) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%75, %130, %24, %81, %51, %106, %54, %109) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
