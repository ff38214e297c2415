"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<1x4x2x2xf32>, tensor<1x2x2xi64>, tensor<4xf32>) -> (tensor<f32>, tensor<f32>, tensor<i32>)}> ({
^bb0(%0: tensor<1x4x2x2xf32>, %1: tensor<1x2x2xi64>, %2: tensor<4xf32>):
%3 = "stablehlo.constant"() <{value = dense<-100> : tensor<i64>}> : () -> tensor<i64>
%4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x2x2xi64>
%6 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x2x2xi64>
%8 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x2x2xi64>
%9 = "stablehlo.compare"(%1, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> tensor<1x2x2xi1>
%10 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> tensor<1x2x2xi1>
%11 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> tensor<1x2x2xi1>
%12 = "stablehlo.or"(%11, %10) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
%13 = "stablehlo.not"(%9) : (tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
%14 = "stablehlo.and"(%12, %13) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
%15 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 0, 1, 2>}> ({
^bb0(%17: tensor<i1>, %18: tensor<i1>):
%19 = "stablehlo.or"(%17, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}) : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%12, %9) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
%21 = "stablehlo.select"(%20, %5, %1) : (tensor<1x2x2xi1>, tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
%22 = "stablehlo.reshape"(%21) : (tensor<1x2x2xi64>) -> tensor<1x2x2x1xi64>
%23 = "stablehlo.gather"(%2, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<1x2x2x1xi64>) -> tensor<1x2x2xf32>
%24 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
%25 = "stablehlo.select"(%9, %24, %23) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
%26 = "stablehlo.reshape"(%21) : (tensor<1x2x2xi64>) -> tensor<1x2x2x1xi64>
%27 = "stablehlo.gather"(%0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false}> : (tensor<1x4x2x2xf32>, tensor<1x2x2x1xi64>) -> tensor<1x2x2xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
%29 = "stablehlo.negate"(%28) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
%30 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2xf32>
%32 = "stablehlo.select"(%9, %31, %29) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
%33 = "stablehlo.reduce"(%25, %30) <{dimensions = array<i64: 0, 1, 2>}> ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.reduce"(%32, %30) <{dimensions = array<i64: 0, 1, 2>}> ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<f32>
%41 = "stablehlo.divide"(%37, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%43 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%44 = "stablehlo.select"(%16, %43, %42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"func.return"(%41, %33, %44) : (tensor<f32>, tensor<f32>, tensor<i32>) -> ()
}) : () -> ()
}) : () -> ()
