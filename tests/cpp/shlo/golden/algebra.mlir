"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<4x8xcomplex<f32>>, tensor<4x8xf32>, tensor<4x5xcomplex<f32>>) -> (tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<3x2x4xf32>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x5xcomplex<f32>>, tensor<4x8xf32>, tensor<4x8xf32>)}> ({
^bb0(%0: tensor<3x4x4xf32>, %1: tensor<3x4x2xf32>, %2: tensor<4x8xcomplex<f32>>, %3: tensor<4x8xf32>, %4: tensor<4x5xcomplex<f32>>):
%5 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
%6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x4x4xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%7 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x2xf32>) -> tensor<3x2x4xf32>
%8 = "stablehlo.triangular_solve"(%0, %7) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x4x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
%9 = "stablehlo.fft"(%2) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 8>}> : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%10 = "stablehlo.fft"(%2) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 4, 8>}> : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
%11 = "stablehlo.fft"(%3) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}> : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
%12 = "stablehlo.fft"(%4) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8>}> : (tensor<4x5xcomplex<f32>>) -> tensor<4x8xf32>
%13 = "stablehlo.custom_call"(%3) <{call_target_name = "Sharding", has_side_effect = false, backend_config = "", api_version = 1 : i32}> {mhlo.sharding = "{replicated}"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
"func.return"(%5, %6, %8, %9, %10, %11, %12, %13) : (tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<3x2x4xf32>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x5xcomplex<f32>>, tensor<4x8xf32>, tensor<4x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
