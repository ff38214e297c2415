"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x8xbf16>, tensor<2x8x8xbf16>, tensor<2xi32>) -> (tensor<4x8xbf16>)}> ({
^bb0(%0: tensor<4x8xbf16>, %1: tensor<2x8x8xbf16>, %2: tensor<2xi32>):
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
%4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<1xi32>) -> tensor<i32>
%6 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
%7 = "stablehlo.minimum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%9, %10, %11, %12, %13, %14 = "stablehlo.while"(%8, %7, %2, %3, %0, %1) ({
^bb0(%15: tensor<i32>, %16: tensor<i32>, %17: tensor<2xi32>, %18: tensor<4x8xf32>, %19: tensor<4x8xbf16>, %20: tensor<2x8x8xbf16>):
%21 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}, {
^bb0(%22: tensor<i32>, %23: tensor<i32>, %24: tensor<2xi32>, %25: tensor<4x8xf32>, %26: tensor<4x8xbf16>, %27: tensor<2x8x8xbf16>):
%28 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
%29 = "stablehlo.compare"(%24, %28) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%30 = "stablehlo.convert"(%29) : (tensor<2xi1>) -> tensor<2xi32>
%31 = "stablehlo.reduce"(%30, %8) <{dimensions = array<i64: 0>}> ({
^bb0(%32: tensor<i32>, %33: tensor<i32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%34) : (tensor<i32>) -> ()
}) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.dynamic_slice"(%24, %31) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
%36 = "stablehlo.reshape"(%35) : (tensor<1xi32>) -> tensor<i32>
%37 = "stablehlo.add"(%22, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%38 = "stablehlo.minimum"(%36, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%39 = "stablehlo.minimum"(%38, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.minimum"(%22, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%41 = "stablehlo.dynamic_slice"(%27, %31, %8, %8) <{slice_sizes = array<i64: 1, 8, 8>}> : (tensor<2x8x8xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xbf16>
%42 = "stablehlo.reshape"(%41) : (tensor<1x8x8xbf16>) -> tensor<8x8xbf16>
%43 = "stablehlo.dot_general"(%26, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xbf16>, tensor<8x8xbf16>) -> tensor<4x8xf32>
%44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
%45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xi32>
%46 = "stablehlo.add"(%45, %44) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%47 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
%48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%49 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
%50 = "stablehlo.compare"(%46, %49) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%51 = "stablehlo.and"(%50, %48) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%52 = "stablehlo.select"(%51, %43, %25) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
"stablehlo.return"(%39, %23, %24, %52, %26, %27) : (tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<2x8x8xbf16>) -> ()
}) : (tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<2x8x8xbf16>) -> (tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<2x8x8xbf16>)
%53 = "stablehlo.convert"(%12) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
"func.return"(%53) : (tensor<4x8xbf16>) -> ()
}) : () -> ()
}) : () -> ()
