"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x5xf32>) -> (tensor<2x3xcomplex<f32>>)}> ({
^bb0(%0: tensor<2x5xf32>):
%1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5>}> : (tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>>
%2 = "stablehlo.imag"(%1) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%3 = "stablehlo.constant"() <{value = dense<0x3E4CCCCD> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.real"(%1) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.complex"(%6, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
"func.return"(%7) : (tensor<2x3xcomplex<f32>>) -> ()
}) : () -> ()
}) : () -> ()
