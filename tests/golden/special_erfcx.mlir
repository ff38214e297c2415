"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>)}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() <{value = dense<0x40700000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%3 = "stablehlo.add"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.subtract"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.divide"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.constant"() <{value = dense<0x7149F2CA> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%9 = "stablehlo.compare"(%1, %8) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%10 = "stablehlo.select"(%9, %6, %7) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.constant"() <{value = dense<0x2469BA24> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%12 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%13 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.subtract"(%13, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.constant"() <{value = dense<0x24AB0D88> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.multiply"(%10, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%18 = "stablehlo.subtract"(%17, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.constant"() <{value = dense<0xA6B44231> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.multiply"(%10, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.subtract"(%21, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() <{value = dense<0xA7065B1D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.multiply"(%10, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.subtract"(%25, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.constant"() <{value = dense<0x2916C5A5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.multiply"(%10, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.subtract"(%29, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.constant"() <{value = dense<0x29127B54> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.multiply"(%10, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.subtract"(%33, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.constant"() <{value = dense<0xAB87E0B6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.multiply"(%10, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%38 = "stablehlo.subtract"(%37, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%39 = "stablehlo.constant"() <{value = dense<0x2A5B0DB9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.multiply"(%10, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.subtract"(%41, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.constant"() <{value = dense<0x2DFC5785> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%45 = "stablehlo.multiply"(%10, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%46 = "stablehlo.subtract"(%45, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%47 = "stablehlo.constant"() <{value = dense<0xAE8AEFAD> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%48 = "stablehlo.add"(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%49 = "stablehlo.multiply"(%10, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.subtract"(%49, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%51 = "stablehlo.constant"() <{value = dense<0xB05526BE> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%52 = "stablehlo.add"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%53 = "stablehlo.multiply"(%10, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%54 = "stablehlo.subtract"(%53, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%55 = "stablehlo.constant"() <{value = dense<0x319B5F94> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%57 = "stablehlo.multiply"(%10, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%58 = "stablehlo.subtract"(%57, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%59 = "stablehlo.constant"() <{value = dense<0x3238F0F8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.multiply"(%10, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.subtract"(%61, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.constant"() <{value = dense<0xB46B00E2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.multiply"(%10, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.subtract"(%65, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.constant"() <{value = dense<0x354FC782> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.multiply"(%10, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.subtract"(%69, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.constant"() <{value = dense<0x368AE1FB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.multiply"(%10, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.subtract"(%73, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%75 = "stablehlo.constant"() <{value = dense<0xB8910F38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%77 = "stablehlo.multiply"(%10, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%78 = "stablehlo.subtract"(%77, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%79 = "stablehlo.constant"() <{value = dense<0x3A00A769> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%81 = "stablehlo.multiply"(%10, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%82 = "stablehlo.subtract"(%81, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%83 = "stablehlo.constant"() <{value = dense<0xBB1E262A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%85 = "stablehlo.multiply"(%10, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%86 = "stablehlo.subtract"(%85, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%87 = "stablehlo.constant"() <{value = dense<0x3C14AF4D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%89 = "stablehlo.multiply"(%10, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%90 = "stablehlo.subtract"(%89, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%91 = "stablehlo.constant"() <{value = dense<0xBCDA6348> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%93 = "stablehlo.multiply"(%10, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%94 = "stablehlo.subtract"(%93, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%95 = "stablehlo.constant"() <{value = dense<0x3D72861F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%97 = "stablehlo.multiply"(%10, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%98 = "stablehlo.subtract"(%97, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%99 = "stablehlo.constant"() <{value = dense<0xBDAC8ACF> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%101 = "stablehlo.multiply"(%10, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%102 = "stablehlo.subtract"(%101, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%103 = "stablehlo.constant"() <{value = dense<0xBB96682B> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%105 = "stablehlo.multiply"(%10, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%106 = "stablehlo.subtract"(%105, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%107 = "stablehlo.constant"() <{value = dense<0x4016BAE8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%109 = "stablehlo.subtract"(%108, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%110 = "stablehlo.constant"() <{value = dense<0x3F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%111 = "stablehlo.multiply"(%110, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%112 = "stablehlo.multiply"(%6, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%113 = "stablehlo.constant"() <{value = dense<0x3F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%114 = "stablehlo.add"(%113, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%115 = "stablehlo.divide"(%111, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%116 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%117 = "stablehlo.exponential"(%116) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%118 = "stablehlo.multiply"(%6, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%119 = "stablehlo.subtract"(%118, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%120 = "stablehlo.compare"(%0, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%121 = "stablehlo.select"(%120, %119, %115) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%121) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
