"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4xf16>) -> (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>)}> ({
^bb0(%0: tensor<4xf16>):
%1 = "stablehlo.constant"() <{value = dense<0x0000> : tensor<4xf16>}> : () -> tensor<4xf16>
%2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%3 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<4xf16>}> : () -> tensor<4xf16>
%4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%5 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<4xi32>}> : () -> tensor<4xi32>
%6 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi32>
%7 = "stablehlo.select"(%4, %6, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%8 = "stablehlo.convert"(%7) : (tensor<4xi32>) -> tensor<4xi8>
%9 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%10 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi32>
%11 = "stablehlo.select"(%9, %10, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%12 = "stablehlo.convert"(%11) : (tensor<4xi32>) -> tensor<4xi16>
%13 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%14 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi32>
%15 = "stablehlo.select"(%13, %14, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%16 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%17 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<4xi64>}> : () -> tensor<4xi64>
%18 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi64>
%19 = "stablehlo.select"(%16, %18, %17) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%20 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%21 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi32>
%22 = "stablehlo.select"(%20, %21, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%23 = "stablehlo.convert"(%22) : (tensor<4xi32>) -> tensor<4xui8>
%24 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%25 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi32>
%26 = "stablehlo.select"(%24, %25, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%27 = "stablehlo.convert"(%26) : (tensor<4xi32>) -> tensor<4xui16>
%28 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%29 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xi64>
%30 = "stablehlo.select"(%28, %29, %17) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%31 = "stablehlo.convert"(%30) : (tensor<4xi64>) -> tensor<4xui32>
%32 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%33 = "stablehlo.subtract"(%0, %3) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
%34 = "stablehlo.select"(%32, %33, %0) : (tensor<4xi1>, tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
%35 = "stablehlo.compare"(%34, %3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
%36 = "stablehlo.convert"(%34) : (tensor<4xf16>) -> tensor<4xi64>
%37 = "stablehlo.select"(%35, %36, %17) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%38 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
%39 = "stablehlo.select"(%32, %17, %38) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%40 = "stablehlo.xor"(%37, %39) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%41 = "stablehlo.convert"(%40) : (tensor<4xi64>) -> tensor<4xui64>
%42 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xbf16>
%43 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%44 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf64>
%45 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%46 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<4xf32>}> : () -> tensor<4xf32>
%47 = "stablehlo.complex"(%45, %46) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%48 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf64>
%49 = "stablehlo.constant"() <{value = dense<0x0000000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
%50 = "stablehlo.complex"(%48, %49) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%51 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%52 = "stablehlo.constant"() <{value = dense<0x43E00000> : tensor<f32>}> : () -> tensor<f32>
%53 = "stablehlo.negate"(%52) : (tensor<f32>) -> tensor<f32>
%54 = "stablehlo.clamp"(%53, %51, %52) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
%55 = "stablehlo.convert"(%54) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
%56 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%57 = "stablehlo.convert"(%56) : (tensor<4xf32>) -> tensor<4xf8E5M2>
%58 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%59 = "stablehlo.convert"(%58) : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
%60 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%61 = "stablehlo.convert"(%60) : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
"func.return"(%2, %8, %12, %15, %19, %23, %27, %31, %41, %0, %42, %43, %44, %47, %50, %55, %57, %59, %61) : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
}) : () -> ()
}) : () -> ()
