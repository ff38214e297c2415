"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x8xf32>, tensor<4x8xf32>, tensor<i1>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<i1>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<i1>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<i1>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<i1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<i1>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xi1>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xi1>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xcomplex<f32>>)}> ({
^bb0(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>, %2: tensor<i1>, %3: tensor<4x8xbf16>, %4: tensor<4x8xbf16>, %5: tensor<i1>, %6: tensor<4x8xi32>, %7: tensor<4x8xi32>, %8: tensor<i1>, %9: tensor<4x8xui8>, %10: tensor<4x8xui8>, %11: tensor<i1>, %12: tensor<4x8xcomplex<f32>>, %13: tensor<4x8xcomplex<f32>>, %14: tensor<i1>, %15: tensor<4x8xi1>, %16: tensor<4x8xi1>, %17: tensor<i1>, %18: tensor<4xf32>):
%19 = "stablehlo.add"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%20 = "stablehlo.subtract"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%21 = "stablehlo.multiply"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%22 = "stablehlo.divide"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%23 = "stablehlo.power"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%24 = "stablehlo.atan2"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%25 = "stablehlo.maximum"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%26 = "stablehlo.minimum"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%27 = "stablehlo.remainder"(%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%28 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%29 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<f32>}> : () -> tensor<f32>
%30 = "stablehlo.clamp"(%0, %1, %29) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
%31 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%32 = "stablehlo.select"(%31, %0, %1) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%33 = "stablehlo.select"(%2, %0, %1) : (tensor<i1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%34 = "stablehlo.add"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%35 = "stablehlo.subtract"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%36 = "stablehlo.multiply"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%37 = "stablehlo.divide"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%38 = "stablehlo.power"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%39 = "stablehlo.atan2"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%40 = "stablehlo.maximum"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%41 = "stablehlo.minimum"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%42 = "stablehlo.remainder"(%3, %4) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%43 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xi1>
%44 = "stablehlo.constant"() <{value = dense<0x3F80> : tensor<bf16>}> : () -> tensor<bf16>
%45 = "stablehlo.clamp"(%3, %4, %44) : (tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
%46 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xi1>
%47 = "stablehlo.select"(%46, %3, %4) : (tensor<4x8xi1>, tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%48 = "stablehlo.select"(%5, %3, %4) : (tensor<i1>, tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
%49 = "stablehlo.add"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%50 = "stablehlo.subtract"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%51 = "stablehlo.multiply"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%52 = "stablehlo.divide"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%53 = "stablehlo.power"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%54 = "stablehlo.and"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%55 = "stablehlo.or"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%56 = "stablehlo.xor"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%57 = "stablehlo.shift_left"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%58 = "stablehlo.shift_right_arithmetic"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%59 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%60 = "stablehlo.maximum"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%61 = "stablehlo.minimum"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%62 = "stablehlo.remainder"(%6, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%63 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%64 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
%65 = "stablehlo.clamp"(%6, %7, %64) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<i32>) -> tensor<4x8xi32>
%66 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%67 = "stablehlo.select"(%66, %6, %7) : (tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%68 = "stablehlo.select"(%8, %6, %7) : (tensor<i1>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%69 = "stablehlo.add"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%70 = "stablehlo.subtract"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%71 = "stablehlo.multiply"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%72 = "stablehlo.divide"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%73 = "stablehlo.power"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%74 = "stablehlo.and"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%75 = "stablehlo.or"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%76 = "stablehlo.xor"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%77 = "stablehlo.shift_left"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%78 = "stablehlo.shift_right_arithmetic"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%79 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%80 = "stablehlo.maximum"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%81 = "stablehlo.minimum"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%82 = "stablehlo.remainder"(%9, %10) : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%83 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xi1>
%84 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
%85 = "stablehlo.clamp"(%9, %10, %84) : (tensor<4x8xui8>, tensor<4x8xui8>, tensor<ui8>) -> tensor<4x8xui8>
%86 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xi1>
%87 = "stablehlo.select"(%86, %9, %10) : (tensor<4x8xi1>, tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%88 = "stablehlo.select"(%11, %9, %10) : (tensor<i1>, tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x8xui8>
%89 = "stablehlo.add"(%12, %13) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%90 = "stablehlo.subtract"(%12, %13) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%91 = "stablehlo.multiply"(%12, %13) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%92 = "stablehlo.divide"(%12, %13) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%93 = "stablehlo.power"(%12, %13) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%94 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xi1>
%95 = "stablehlo.select"(%94, %12, %13) : (tensor<4x8xi1>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%96 = "stablehlo.select"(%14, %12, %13) : (tensor<i1>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%97 = "stablehlo.and"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%98 = "stablehlo.or"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%99 = "stablehlo.xor"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%100 = "stablehlo.maximum"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%101 = "stablehlo.minimum"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%102 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%103 = "stablehlo.select"(%102, %15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%104 = "stablehlo.select"(%17, %15, %16) : (tensor<i1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%105 = "stablehlo.complex"(%18, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
"func.return"(%19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %30, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %45, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %65, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %85, %87, %88, %89, %90, %91, %92, %93, %95, %96, %97, %98, %99, %100, %101, %103, %104, %105) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xi1>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xi1>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xui8>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xcomplex<f32>>) -> ()
}) : () -> ()
}) : () -> ()
