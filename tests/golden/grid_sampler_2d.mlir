"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x4x4xf32>, tensor<1x2x2x2xf32>) -> (tensor<1x2x2x2xf32>)}> ({
^bb0(%0: tensor<1x2x4x4xf32>, %1: tensor<1x2x2x2xf32>):
%2 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2xf32>) -> tensor<1x4x2xf32>
%3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%5 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%6 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%7 = "stablehlo.add"(%4, %6) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%9 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%11 = "stablehlo.floor"(%10) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%13 = "stablehlo.add"(%11, %6) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%14 = "stablehlo.reshape"(%11) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%15 = "stablehlo.reshape"(%13) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%16 = "stablehlo.concatenate"(%14, %15) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%17 = "stablehlo.subtract"(%6, %12) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%19 = "stablehlo.reshape"(%12) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%20 = "stablehlo.concatenate"(%18, %19) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%21 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x2x4xf32>}> : () -> tensor<1x2x4xf32>
%22 = "stablehlo.compare"(%16, %21) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%23 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x4xf32>}> : () -> tensor<1x2x4xf32>
%24 = "stablehlo.compare"(%16, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%25 = "stablehlo.and"(%24, %22) : (tensor<1x2x4xi1>, tensor<1x2x4xi1>) -> tensor<1x2x4xi1>
%26 = "stablehlo.select"(%25, %16, %23) : (tensor<1x2x4xi1>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%27 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1x2x4xf32>}> : () -> tensor<1x2x4xf32>
%28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%29 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<1x2x4xi32>}> : () -> tensor<1x2x4xi32>
%30 = "stablehlo.convert"(%26) : (tensor<1x2x4xf32>) -> tensor<1x2x4xi32>
%31 = "stablehlo.select"(%28, %30, %29) : (tensor<1x2x4xi1>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<1x2x4xi32>
%32 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2xf32>) -> tensor<1x4x2xf32>
%33 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
%34 = "stablehlo.reshape"(%33) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
%35 = "stablehlo.add"(%34, %6) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%36 = "stablehlo.multiply"(%35, %5) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%37 = "stablehlo.subtract"(%36, %9) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%38 = "stablehlo.floor"(%37) : (tensor<1x4xf32>) -> tensor<1x4xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%40 = "stablehlo.add"(%38, %6) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%41 = "stablehlo.reshape"(%38) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%42 = "stablehlo.reshape"(%40) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%43 = "stablehlo.concatenate"(%41, %42) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%44 = "stablehlo.subtract"(%6, %39) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%46 = "stablehlo.reshape"(%39) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
%47 = "stablehlo.concatenate"(%45, %46) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
%48 = "stablehlo.compare"(%43, %21) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%49 = "stablehlo.compare"(%43, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%50 = "stablehlo.and"(%49, %48) : (tensor<1x2x4xi1>, tensor<1x2x4xi1>) -> tensor<1x2x4xi1>
%51 = "stablehlo.select"(%50, %43, %23) : (tensor<1x2x4xi1>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
%52 = "stablehlo.compare"(%51, %27) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
%53 = "stablehlo.convert"(%51) : (tensor<1x2x4xf32>) -> tensor<1x2x4xi32>
%54 = "stablehlo.select"(%52, %53, %29) : (tensor<1x2x4xi1>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<1x2x4xi32>
%55 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xi1>) -> tensor<1x2x2x4xi1>
%56 = "stablehlo.reshape"(%55) : (tensor<1x2x2x4xi1>) -> tensor<1x4x4xi1>
%57 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xi1>) -> tensor<1x2x2x4xi1>
%58 = "stablehlo.reshape"(%57) : (tensor<1x2x2x4xi1>) -> tensor<1x4x4xi1>
%59 = "stablehlo.and"(%58, %56) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
%60 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%62 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x4xi32>) -> tensor<1x2x2x4xi32>
%63 = "stablehlo.reshape"(%62) : (tensor<1x2x2x4xi32>) -> tensor<1x4x4xi32>
%64 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xi32>) -> tensor<1x2x2x4xi32>
%65 = "stablehlo.reshape"(%64) : (tensor<1x2x2x4xi32>) -> tensor<1x4x4xi32>
%66 = "stablehlo.constant"() <{value = dense<4> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
%68 = "stablehlo.add"(%67, %63) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
%69 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
%70 = "stablehlo.select"(%59, %68, %69) : (tensor<1x4x4xi1>, tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
%71 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x2x4xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<1x2x2x4xf32>) -> tensor<1x4x4xf32>
%73 = "stablehlo.multiply"(%72, %61) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%74 = "stablehlo.reshape"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x16xf32>
%75 = "stablehlo.transpose"(%74) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x16xf32>) -> tensor<1x16x2xf32>
%76 = "stablehlo.gather"(%75, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x16x2xf32>, tensor<1x4x4xi32>) -> tensor<1x4x4x2xf32>
%77 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xi1>) -> tensor<1x4x4x2xi1>
%78 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x4x4x2xf32>}> : () -> tensor<1x4x4x2xf32>
%79 = "stablehlo.select"(%77, %76, %78) : (tensor<1x4x4x2xi1>, tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
%80 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4x2xf32>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
%82 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%83 = "stablehlo.reduce"(%81, %82) <{dimensions = array<i64: 1>}> ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) : (tensor<1x4x4x2xf32>, tensor<f32>) -> tensor<1x4x2xf32>
%87 = "stablehlo.transpose"(%83) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x2x4xf32>
%88 = "stablehlo.reshape"(%87) : (tensor<1x2x4xf32>) -> tensor<1x2x2x2xf32>
"func.return"(%88) : (tensor<1x2x2x2xf32>) -> ()
}) : () -> ()
}) : () -> ()
