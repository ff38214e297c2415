"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<f32>, tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<i32>)}> ({
^bb0(%0: tensor<f32>, %1: tensor<3x4xf32>, %2: tensor<3xi64>, %3: tensor<4xf32>, %4: tensor<f32>):
%5 = "stablehlo.constant"() <{value = dense<-100> : tensor<i64>}> : () -> tensor<i64>
%6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
%8 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
%10 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
%11 = "stablehlo.compare"(%2, %10) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%12 = "stablehlo.compare"(%2, %9) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%13 = "stablehlo.compare"(%2, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%14 = "stablehlo.or"(%13, %12) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%15 = "stablehlo.not"(%11) : (tensor<3xi1>) -> tensor<3xi1>
%16 = "stablehlo.and"(%14, %15) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%17 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0>}> ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.or"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%22 = "stablehlo.or"(%14, %11) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%23 = "stablehlo.select"(%22, %7, %2) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%24 = "stablehlo.reshape"(%23) : (tensor<3xi64>) -> tensor<3x1xi64>
%25 = "stablehlo.gather"(%3, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<3x1xi64>) -> tensor<3xf32>
%26 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<3xf32>}> : () -> tensor<3xf32>
%27 = "stablehlo.select"(%11, %26, %25) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%28 = "stablehlo.divide"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.negate"(%30) : (tensor<3xf32>) -> tensor<3xf32>
%32 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
%34 = "stablehlo.select"(%11, %33, %31) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%35 = "stablehlo.reshape"(%23) : (tensor<3xi64>) -> tensor<3x1xi64>
%36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x4xi64>
%37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi64>
%38 = "stablehlo.compare"(%37, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%39 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
%40 = "stablehlo.reshape"(%34) : (tensor<3xf32>) -> tensor<3x1xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x4xf32>
%42 = "stablehlo.select"(%38, %41, %39) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%44 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%45 = "stablehlo.select"(%18, %44, %43) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%42, %45) : (tensor<3x4xf32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
