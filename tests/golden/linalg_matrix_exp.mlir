"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>)}> ({
^bb0(%0: tensor<3x3xf32>):
%1 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
%2 = "stablehlo.abs"(%1) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
%4 = "stablehlo.convert"(%3) : (tensor<i32>) -> tensor<f32>
%5 = "stablehlo.reduce"(%2, %4) <{dimensions = array<i64: 1>}> ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
%9 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %9) <{dimensions = array<i64: 1>}> ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.maximum"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
%14 = "stablehlo.constant"() <{value = dense<0x0DA24260> : tensor<1xf32>}> : () -> tensor<1xf32>
%15 = "stablehlo.maximum"(%10, %14) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%16 = "stablehlo.log"(%15) : (tensor<1xf32>) -> tensor<1xf32>
%17 = "stablehlo.constant"() <{value = dense<0x3F317218> : tensor<1xf32>}> : () -> tensor<1xf32>
%18 = "stablehlo.divide"(%16, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%19 = "stablehlo.ceil"(%18) : (tensor<1xf32>) -> tensor<1xf32>
%20 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%22 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%23 = "stablehlo.maximum"(%21, %22) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%24 = "stablehlo.is_finite"(%10) : (tensor<1xf32>) -> tensor<1xi1>
%25 = "stablehlo.select"(%24, %23, %22) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%26 = "stablehlo.constant"() <{value = dense<0x447A0000> : tensor<1xf32>}> : () -> tensor<1xf32>
%27 = "stablehlo.minimum"(%25, %26) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%28 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%29 = "stablehlo.power"(%28, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3x3xf32>
%31 = "stablehlo.divide"(%1, %30) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%32 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%33 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%34 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
%35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
%36 = "stablehlo.compare"(%35, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
%37 = "stablehlo.select"(%36, %33, %32) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%38 = "stablehlo.dot_general"(%31, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%39 = "stablehlo.constant"() <{value = dense<0x41600000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%41 = "stablehlo.add"(%37, %40) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%42 = "stablehlo.dot_general"(%31, %41) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%43 = "stablehlo.constant"() <{value = dense<0x41500000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%44 = "stablehlo.divide"(%42, %43) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%45 = "stablehlo.add"(%37, %44) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%46 = "stablehlo.dot_general"(%31, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%47 = "stablehlo.constant"() <{value = dense<0x41400000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%49 = "stablehlo.add"(%37, %48) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%50 = "stablehlo.dot_general"(%31, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%51 = "stablehlo.constant"() <{value = dense<0x41300000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%52 = "stablehlo.divide"(%50, %51) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%53 = "stablehlo.add"(%37, %52) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%54 = "stablehlo.dot_general"(%31, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%55 = "stablehlo.constant"() <{value = dense<0x41200000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%56 = "stablehlo.divide"(%54, %55) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%57 = "stablehlo.add"(%37, %56) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%58 = "stablehlo.dot_general"(%31, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%59 = "stablehlo.constant"() <{value = dense<0x41100000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%60 = "stablehlo.divide"(%58, %59) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%61 = "stablehlo.add"(%37, %60) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%62 = "stablehlo.dot_general"(%31, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%63 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%65 = "stablehlo.add"(%37, %64) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%66 = "stablehlo.dot_general"(%31, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%67 = "stablehlo.constant"() <{value = dense<0x40E00000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%68 = "stablehlo.divide"(%66, %67) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%69 = "stablehlo.add"(%37, %68) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%70 = "stablehlo.dot_general"(%31, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%71 = "stablehlo.constant"() <{value = dense<0x40C00000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%72 = "stablehlo.divide"(%70, %71) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%73 = "stablehlo.add"(%37, %72) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%74 = "stablehlo.dot_general"(%31, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%75 = "stablehlo.constant"() <{value = dense<0x40A00000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%76 = "stablehlo.divide"(%74, %75) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%77 = "stablehlo.add"(%37, %76) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%78 = "stablehlo.dot_general"(%31, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%79 = "stablehlo.constant"() <{value = dense<0x40800000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%80 = "stablehlo.divide"(%78, %79) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%81 = "stablehlo.add"(%37, %80) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%82 = "stablehlo.dot_general"(%31, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%83 = "stablehlo.constant"() <{value = dense<0x40400000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%84 = "stablehlo.divide"(%82, %83) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%85 = "stablehlo.add"(%37, %84) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%86 = "stablehlo.dot_general"(%31, %85) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%87 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
%88 = "stablehlo.divide"(%86, %87) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%89 = "stablehlo.add"(%37, %88) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%90 = "stablehlo.dot_general"(%31, %89) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%91 = "stablehlo.divide"(%90, %33) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%92 = "stablehlo.add"(%37, %91) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%93 = "stablehlo.constant"() <{value = dense<0x4F000000> : tensor<1xf32>}> : () -> tensor<1xf32>
%94 = "stablehlo.compare"(%27, %93) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%95 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<1xi32>}> : () -> tensor<1xi32>
%96 = "stablehlo.convert"(%27) : (tensor<1xf32>) -> tensor<1xi32>
%97 = "stablehlo.select"(%94, %96, %95) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%98, %99 = "stablehlo.while"(%97, %92) ({
^bb0(%100: tensor<1xi32>, %101: tensor<1x3x3xf32>):
%102 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
%103 = "stablehlo.compare"(%100, %102) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%104 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%105 = "stablehlo.reduce"(%103, %104) <{dimensions = array<i64: 0>}> ({
^bb0(%106: tensor<i1>, %107: tensor<i1>):
%108 = "stablehlo.or"(%106, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%108) : (tensor<i1>) -> ()
}) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%105) : (tensor<i1>) -> ()
}, {
^bb0(%109: tensor<1xi32>, %110: tensor<1x3x3xf32>):
%111 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
%112 = "stablehlo.compare"(%109, %111) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3x3xi1>
%114 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%115 = "stablehlo.subtract"(%109, %114) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%116 = "stablehlo.dot_general"(%110, %110) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%117 = "stablehlo.select"(%113, %116, %110) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
"stablehlo.return"(%115, %117) : (tensor<1xi32>, tensor<1x3x3xf32>) -> ()
}) : (tensor<1xi32>, tensor<1x3x3xf32>) -> (tensor<1xi32>, tensor<1x3x3xf32>)
%118 = "stablehlo.reshape"(%99) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
"func.return"(%118) : (tensor<3x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
