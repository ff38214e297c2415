"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3x4xcomplex<f32>>) -> (tensor<3x2x4xcomplex<f32>>)}> ({
^bb0(%0: tensor<2x3x4xcomplex<f32>>):
%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<3x4x2xcomplex<f32>>
%2 = "stablehlo.fft"(%1) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 4, 2>}> : (tensor<3x4x2xcomplex<f32>>) -> tensor<3x4x2xcomplex<f32>>
%3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x2xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
%4 = "stablehlo.imag"(%3) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
%5 = "stablehlo.constant"() <{value = dense<0x41000000> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%7 = "stablehlo.real"(%3) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.complex"(%8, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xcomplex<f32>>
%10 = "stablehlo.imag"(%9) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
%11 = "stablehlo.constant"() <{value = dense<0x3EB504F3> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.real"(%9) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
%14 = "stablehlo.multiply"(%13, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.complex"(%14, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xcomplex<f32>>
%16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>>
"func.return"(%16) : (tensor<3x2x4xcomplex<f32>>) -> ()
}) : () -> ()
}) : () -> ()
