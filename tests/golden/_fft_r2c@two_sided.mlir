"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x5xf32>) -> (tensor<2x5xcomplex<f32>>)}> ({
^bb0(%0: tensor<2x5xf32>):
%1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5>}> : (tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>>
%2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%4 = "stablehlo.imag"(%3) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%5 = "stablehlo.negate"(%4) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%6 = "stablehlo.real"(%3) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%7 = "stablehlo.complex"(%6, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%8 = "stablehlo.concatenate"(%1, %7) <{dimension = 1 : i64}> : (tensor<2x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
%9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<2x5xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
%10 = "stablehlo.fft"(%9) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
%11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<5x2xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
"func.return"(%11) : (tensor<2x5xcomplex<f32>>) -> ()
}) : () -> ()
}) : () -> ()
