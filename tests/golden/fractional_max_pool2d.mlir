"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x2x5x5xf32>, tensor<1x2x2xf32>) -> (tensor<1x2x3x3xf32>, tensor<1x2x3x3xi64>)}> ({
^bb0(%0: tensor<1x2x5x5xf32>, %1: tensor<1x2x2xf32>):
%2 = "stablehlo.reshape"(%0) : (tensor<1x2x5x5xf32>) -> tensor<2x5x5xf32>
%3 = "stablehlo.reshape"(%1) : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
%4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xf32>) -> tensor<2x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x1xf32>) -> tensor<2xf32>
%6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%7 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%8 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<2xf32>}> : () -> tensor<2xf32>
%9 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%11 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%13 = "stablehlo.add"(%12, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.multiply"(%5, %10) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%15 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<2xf32>}> : () -> tensor<2xf32>
%16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%17 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
%18 = "stablehlo.convert"(%14) : (tensor<2xf32>) -> tensor<2xi32>
%19 = "stablehlo.select"(%16, %18, %17) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%21 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.multiply"(%13, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%25 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%26 = "stablehlo.convert"(%22) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%27 = "stablehlo.select"(%24, %26, %25) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%28 = "stablehlo.subtract"(%27, %20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%29 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
%30 = "stablehlo.compare"(%6, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%31 = "stablehlo.select"(%30, %7, %28) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%32 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2xi32>
%33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x2xi32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x3x2xi32>) -> tensor<2x6xi32>
%36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xi32>) -> tensor<2x5x6xi32>
%37 = "stablehlo.gather"(%2, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x5x5xf32>, tensor<2x5x6xi32>) -> tensor<2x5x6xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x5x6xf32>) -> tensor<2x5x3x2xf32>
%39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x5x3x2xi32>
%40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%41 = "stablehlo.reduce"(%38, %40) <{dimensions = array<i64: 3>}> ({
^bb0(%42: tensor<f32>, %43: tensor<f32>):
%44 = "stablehlo.maximum"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%44) : (tensor<f32>) -> ()
}) : (tensor<2x5x3x2xf32>, tensor<f32>) -> tensor<2x5x3xf32>
%45 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%46 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x3xf32>) -> tensor<2x5x3x2xf32>
%47 = "stablehlo.compare"(%38, %46) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> tensor<2x5x3x2xi1>
%48 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5x3x2xi32>}> : () -> tensor<2x5x3x2xi32>
%49 = "stablehlo.select"(%47, %39, %48) : (tensor<2x5x3x2xi1>, tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi32>
%50 = "stablehlo.reduce"(%49, %45) <{dimensions = array<i64: 3>}> ({
^bb0(%51: tensor<i32>, %52: tensor<i32>):
%53 = "stablehlo.minimum"(%51, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%53) : (tensor<i32>) -> ()
}) : (tensor<2x5x3x2xi32>, tensor<i32>) -> tensor<2x5x3xi32>
%54 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
%55 = "stablehlo.compare"(%38, %38) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> tensor<2x5x3x2xi1>
%56 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5x3x2xi32>}> : () -> tensor<2x5x3x2xi32>
%57 = "stablehlo.select"(%55, %39, %56) : (tensor<2x5x3x2xi1>, tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi32>
%58 = "stablehlo.reduce"(%57, %54) <{dimensions = array<i64: 3>}> ({
^bb0(%59: tensor<i32>, %60: tensor<i32>):
%61 = "stablehlo.maximum"(%59, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%61) : (tensor<i32>) -> ()
}) : (tensor<2x5x3x2xi32>, tensor<i32>) -> tensor<2x5x3xi32>
%62 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x3xi32>}> : () -> tensor<2x5x3xi32>
%63 = "stablehlo.compare"(%58, %62) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> tensor<2x5x3xi1>
%64 = "stablehlo.select"(%63, %58, %50) : (tensor<2x5x3xi1>, tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
%65 = "stablehlo.reshape"(%36) : (tensor<2x5x6xi32>) -> tensor<2x5x3x2xi32>
%66 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5x3x2xi32>}> : () -> tensor<2x5x3x2xi32>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi32>
%68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%69 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x3xi32>) -> tensor<2x5x3x2xi32>
%70 = "stablehlo.compare"(%39, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi1>
%71 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x3x2xi32>}> : () -> tensor<2x5x3x2xi32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<2x5x3x2xi1>, tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi32>
%73 = "stablehlo.reduce"(%72, %68) <{dimensions = array<i64: 3>}> ({
^bb0(%74: tensor<i32>, %75: tensor<i32>):
%76 = "stablehlo.add"(%74, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%76) : (tensor<i32>) -> ()
}) : (tensor<2x5x3x2xi32>, tensor<i32>) -> tensor<2x5x3xi32>
%77 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xf32>) -> tensor<2x1xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<2x1xf32>) -> tensor<2xf32>
%79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
%80 = "stablehlo.divide"(%8, %9) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%81 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%82 = "stablehlo.convert"(%79) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%83 = "stablehlo.add"(%82, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%84 = "stablehlo.multiply"(%78, %80) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%85 = "stablehlo.compare"(%84, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%86 = "stablehlo.convert"(%84) : (tensor<2xf32>) -> tensor<2xi32>
%87 = "stablehlo.select"(%85, %86, %17) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
%89 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
%90 = "stablehlo.multiply"(%83, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%91 = "stablehlo.compare"(%90, %23) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%92 = "stablehlo.convert"(%90) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%93 = "stablehlo.select"(%91, %92, %25) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%94 = "stablehlo.subtract"(%93, %88) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%95 = "stablehlo.compare"(%79, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%96 = "stablehlo.select"(%95, %7, %94) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%97 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2xi32>
%98 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x2xi32>
%99 = "stablehlo.add"(%97, %98) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
%100 = "stablehlo.reshape"(%99) : (tensor<2x3x2xi32>) -> tensor<2x6xi32>
%101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xi32>) -> tensor<2x6x3xi32>
%102 = "stablehlo.gather"(%41, %101) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x5x3xf32>, tensor<2x6x3xi32>) -> tensor<2x6x3xf32>
%103 = "stablehlo.reshape"(%102) : (tensor<2x6x3xf32>) -> tensor<2x3x2x3xf32>
%104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x3xi32>
%105 = "stablehlo.reduce"(%103, %40) <{dimensions = array<i64: 2>}> ({
^bb0(%106: tensor<f32>, %107: tensor<f32>):
%108 = "stablehlo.maximum"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%108) : (tensor<f32>) -> ()
}) : (tensor<2x3x2x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%109 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x3xf32>) -> tensor<2x3x2x3xf32>
%110 = "stablehlo.compare"(%103, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3x2x3xf32>, tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xi1>
%111 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x3xi32>}> : () -> tensor<2x3x2x3xi32>
%112 = "stablehlo.select"(%110, %104, %111) : (tensor<2x3x2x3xi1>, tensor<2x3x2x3xi32>, tensor<2x3x2x3xi32>) -> tensor<2x3x2x3xi32>
%113 = "stablehlo.reduce"(%112, %45) <{dimensions = array<i64: 2>}> ({
^bb0(%114: tensor<i32>, %115: tensor<i32>):
%116 = "stablehlo.minimum"(%114, %115) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%116) : (tensor<i32>) -> ()
}) : (tensor<2x3x2x3xi32>, tensor<i32>) -> tensor<2x3x3xi32>
%117 = "stablehlo.compare"(%103, %103) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3x2x3xf32>, tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xi1>
%118 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x2x3xi32>}> : () -> tensor<2x3x2x3xi32>
%119 = "stablehlo.select"(%117, %104, %118) : (tensor<2x3x2x3xi1>, tensor<2x3x2x3xi32>, tensor<2x3x2x3xi32>) -> tensor<2x3x2x3xi32>
%120 = "stablehlo.reduce"(%119, %54) <{dimensions = array<i64: 2>}> ({
^bb0(%121: tensor<i32>, %122: tensor<i32>):
%123 = "stablehlo.maximum"(%121, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%123) : (tensor<i32>) -> ()
}) : (tensor<2x3x2x3xi32>, tensor<i32>) -> tensor<2x3x3xi32>
%124 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
%125 = "stablehlo.compare"(%120, %124) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%126 = "stablehlo.select"(%125, %120, %113) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%127 = "stablehlo.reshape"(%101) : (tensor<2x6x3xi32>) -> tensor<2x3x2x3xi32>
%128 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3x2x3xi32>}> : () -> tensor<2x3x2x3xi32>
%129 = "stablehlo.multiply"(%127, %128) : (tensor<2x3x2x3xi32>, tensor<2x3x2x3xi32>) -> tensor<2x3x2x3xi32>
%130 = "stablehlo.gather"(%73, %101) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x5x3xi32>, tensor<2x6x3xi32>) -> tensor<2x6x3xi32>
%131 = "stablehlo.reshape"(%130) : (tensor<2x6x3xi32>) -> tensor<2x3x2x3xi32>
%132 = "stablehlo.add"(%129, %131) : (tensor<2x3x2x3xi32>, tensor<2x3x2x3xi32>) -> tensor<2x3x2x3xi32>
%133 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x3xi32>) -> tensor<2x3x2x3xi32>
%134 = "stablehlo.compare"(%104, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3x2x3xi32>, tensor<2x3x2x3xi32>) -> tensor<2x3x2x3xi1>
%135 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x3xi32>}> : () -> tensor<2x3x2x3xi32>
%136 = "stablehlo.select"(%134, %132, %135) : (tensor<2x3x2x3xi1>, tensor<2x3x2x3xi32>, tensor<2x3x2x3xi32>) -> tensor<2x3x2x3xi32>
%137 = "stablehlo.reduce"(%136, %68) <{dimensions = array<i64: 2>}> ({
^bb0(%138: tensor<i32>, %139: tensor<i32>):
%140 = "stablehlo.add"(%138, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%140) : (tensor<i32>) -> ()
}) : (tensor<2x3x2x3xi32>, tensor<i32>) -> tensor<2x3x3xi32>
%141 = "stablehlo.reshape"(%105) : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
%142 = "stablehlo.reshape"(%137) : (tensor<2x3x3xi32>) -> tensor<1x2x3x3xi32>
%143 = "stablehlo.convert"(%142) : (tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi64>
"func.return"(%141, %143) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xi64>) -> ()
}) : () -> ()
}) : () -> ()
