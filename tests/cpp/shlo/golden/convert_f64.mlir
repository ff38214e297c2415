"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xf64>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xf64>):
%1 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%3 = "stablehlo.constant"() <{value = dense<0x41E0000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%5 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<4xi32>}> : () -> tensor<4xi32>
%6 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi32>
%7 = "stablehlo.select"(%4, %6, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%8 = "stablehlo.convert"(%7) : (tensor<4xi32>) -> tensor<4xi8>
%9 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%10 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi32>
%11 = "stablehlo.select"(%9, %10, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%12 = "stablehlo.convert"(%11) : (tensor<4xi32>) -> tensor<4xi16>
%13 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%14 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi32>
%15 = "stablehlo.select"(%13, %14, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%16 = "stablehlo.constant"() <{value = dense<0x43E0000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%17 = "stablehlo.compare"(%0, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%18 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<4xi64>}> : () -> tensor<4xi64>
%19 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi64>
%20 = "stablehlo.select"(%17, %19, %18) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%21 = "stablehlo.compare"(%0, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%22 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi64>
%23 = "stablehlo.select"(%21, %22, %18) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%24 = "stablehlo.convert"(%23) : (tensor<4xi64>) -> tensor<4xui8>
%25 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%26 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi32>
%27 = "stablehlo.select"(%25, %26, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%28 = "stablehlo.convert"(%27) : (tensor<4xi32>) -> tensor<4xui16>
%29 = "stablehlo.compare"(%0, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%30 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xi64>
%31 = "stablehlo.select"(%29, %30, %18) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%32 = "stablehlo.convert"(%31) : (tensor<4xi64>) -> tensor<4xui32>
%33 = "stablehlo.compare"(%0, %16) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%34 = "stablehlo.subtract"(%0, %16) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%35 = "stablehlo.select"(%33, %34, %0) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%36 = "stablehlo.compare"(%35, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%37 = "stablehlo.convert"(%35) : (tensor<4xf64>) -> tensor<4xi64>
%38 = "stablehlo.select"(%36, %37, %18) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%39 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%40 = "stablehlo.select"(%33, %18, %39) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%41 = "stablehlo.xor"(%38, %40) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%42 = "stablehlo.convert"(%41) : (tensor<4xi64>) -> tensor<4xui64>
%43 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%44 = "stablehlo.convert"(%43) : (tensor<4xf32>) -> tensor<4xf16>
%45 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%46 = "stablehlo.convert"(%45) : (tensor<4xf32>) -> tensor<4xbf16>
%47 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%48 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%49 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%50 = "stablehlo.complex"(%48, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%51 = "stablehlo.complex"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%52 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%53 = "stablehlo.constant"() <{value = dense<0x43E00000> : tensor<f32>}> : () -> tensor<f32>
%54 = "stablehlo.negate"(%53) : (tensor<f32>) -> tensor<f32>
%55 = "stablehlo.clamp"(%54, %52, %53) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
%56 = "stablehlo.convert"(%55) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
%57 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%58 = "stablehlo.convert"(%57) : (tensor<4xf32>) -> tensor<4xf8E5M2>
%59 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%60 = "stablehlo.convert"(%59) : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
%61 = "stablehlo.convert"(%0) : (tensor<4xf64>) -> tensor<4xf32>
%62 = "stablehlo.convert"(%61) : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
"func.return"(%2, %8, %12, %15, %20, %24, %28, %32, %42, %44, %46, %47, %0, %50, %51, %56, %58, %60, %62) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
