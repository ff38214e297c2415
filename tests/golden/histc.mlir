"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<4xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%2 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%3 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.subtract"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.select"(%4, %5, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.add"(%3, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.select"(%4, %7, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%11 = "stablehlo.compare"(%1, %10) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%12 = "stablehlo.compare"(%1, %9) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%13 = "stablehlo.and"(%12, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%14 = "stablehlo.subtract"(%8, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%16 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<f32>}> : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%18 = "stablehlo.subtract"(%1, %9) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%19 = "stablehlo.multiply"(%18, %17) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%20 = "stablehlo.divide"(%19, %15) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
%22 = "stablehlo.select"(%13, %20, %21) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%23 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<6xf32>}> : () -> tensor<6xf32>
%24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%25 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<6xi32>}> : () -> tensor<6xi32>
%26 = "stablehlo.convert"(%22) : (tensor<6xf32>) -> tensor<6xi32>
%27 = "stablehlo.select"(%24, %26, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%28 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
%29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
%30 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
%32 = "stablehlo.minimum"(%27, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%33 = "stablehlo.select"(%13, %32, %29) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%34 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
%35 = "stablehlo.reshape"(%33) : (tensor<6xi32>) -> tensor<6x1xi32>
%36 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
%37 = "stablehlo.scatter"(%36, %35, %34) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%40) : (tensor<i32>) -> ()
}) : (tensor<5xi32>, tensor<6x1xi32>, tensor<6xi32>) -> tensor<5xi32>
%41 = "stablehlo.slice"(%37) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<4xi32>
%42 = "stablehlo.convert"(%41) : (tensor<4xi32>) -> tensor<4xf32>
"func.return"(%42) : (tensor<4xf32>) -> ()
}) : () -> ()
}) : () -> ()
