"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {}, {}, {}, {}, {}, {}, {}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<2x3xf32>, %5: tensor<3xf32>, %6: tensor<f32>, %7: tensor<f32>, %8: tensor<f32>, %9: tensor<1xf32>, %10: tensor<1xf32>, %11: tensor<f64>, %12: tensor<f64>, %13: tensor<f64>):
%14 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%16 = "stablehlo.divide"(%2, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
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
%30 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%31 = "stablehlo.compare"(%30, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%32 = "stablehlo.select"(%31, %4, %29) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%34 = "stablehlo.constant"() <{value = dense<0x3FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
%35 = "stablehlo.subtract"(%33, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%36 = "stablehlo.multiply"(%35, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%37 = "stablehlo.add"(%34, %36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%38 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f64>
%39 = "stablehlo.divide"(%38, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%40 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%42 = "stablehlo.sqrt"(%29) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.add"(%42, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%44 = "stablehlo.divide"(%27, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.convert"(%39) : (tensor<f64>) -> tensor<f32>
%46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.subtract"(%0, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%50 = "stablehlo.compare"(%49, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%51 = "stablehlo.select"(%50, %0, %48) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
%53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%54 = "stablehlo.divide"(%3, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%56 = "stablehlo.compare"(%55, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%57 = "stablehlo.select"(%56, %3, %54) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%58 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%60 = "stablehlo.multiply"(%59, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%61 = "stablehlo.add"(%57, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%62 = "stablehlo.compare"(%12, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
%63 = "stablehlo.select"(%62, %57, %61) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.multiply"(%63, %63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.add"(%5, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%67 = "stablehlo.compare"(%66, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%68 = "stablehlo.select"(%67, %5, %65) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<f64>
%70 = "stablehlo.subtract"(%69, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%71 = "stablehlo.multiply"(%70, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%72 = "stablehlo.add"(%34, %71) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%73 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f64>
%74 = "stablehlo.divide"(%73, %72) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%75 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%77 = "stablehlo.sqrt"(%65) : (tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.add"(%77, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.divide"(%63, %78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%80 = "stablehlo.convert"(%74) : (tensor<f64>) -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%83 = "stablehlo.subtract"(%1, %82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%84 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
%85 = "stablehlo.compare"(%84, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%86 = "stablehlo.select"(%85, %1, %83) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"func.return"(%51, %86, %20, %57, %32, %68) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> ()
}) : () -> ()
}) : () -> ()
