"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xcomplex<f32>>) -> (tensor<2x4xf32>)}> ({
^bb0(%0: tensor<2x3xcomplex<f32>>):
%1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32>
"func.return"(%1) : (tensor<2x4xf32>) -> ()
}) : () -> ()
}) : () -> ()
