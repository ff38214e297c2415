"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x8xf32>, tensor<4xi32>, tensor<4xcomplex<f32>>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>)}> ({
^bb0(%0: tensor<4x8xf32>, %1: tensor<4xi32>, %2: tensor<4xcomplex<f32>>):
%3 = "stablehlo.cbrt"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%4 = "stablehlo.ceil"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%5 = "stablehlo.floor"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%6 = "stablehlo.is_finite"(%0) : (tensor<4x8xf32>) -> tensor<4x8xi1>
%7 = "stablehlo.round_nearest_afz"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%8 = "stablehlo.round_nearest_even"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%9 = "stablehlo.abs"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%10 = "stablehlo.abs"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%11 = "stablehlo.cosine"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%12 = "stablehlo.cosine"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%13 = "stablehlo.exponential"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%14 = "stablehlo.exponential"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%15 = "stablehlo.exponential_minus_one"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%16 = "stablehlo.exponential_minus_one"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%17 = "stablehlo.log"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%18 = "stablehlo.log"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%19 = "stablehlo.log_plus_one"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%20 = "stablehlo.log_plus_one"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%21 = "stablehlo.logistic"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%22 = "stablehlo.logistic"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%23 = "stablehlo.negate"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%24 = "stablehlo.negate"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%25 = "stablehlo.rsqrt"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%26 = "stablehlo.rsqrt"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%27 = "stablehlo.sign"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%28 = "stablehlo.sign"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%29 = "stablehlo.sine"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%30 = "stablehlo.sine"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%31 = "stablehlo.sqrt"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%32 = "stablehlo.sqrt"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%33 = "stablehlo.tan"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%34 = "stablehlo.tan"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%35 = "stablehlo.tanh"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%36 = "stablehlo.tanh"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%37 = "stablehlo.abs"(%1) : (tensor<4xi32>) -> tensor<4xi32>
%38 = "stablehlo.count_leading_zeros"(%1) : (tensor<4xi32>) -> tensor<4xi32>
%39 = "stablehlo.negate"(%1) : (tensor<4xi32>) -> tensor<4xi32>
%40 = "stablehlo.not"(%1) : (tensor<4xi32>) -> tensor<4xi32>
%41 = "stablehlo.popcnt"(%1) : (tensor<4xi32>) -> tensor<4xi32>
%42 = "stablehlo.sign"(%1) : (tensor<4xi32>) -> tensor<4xi32>
%43 = "stablehlo.real"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%44 = "stablehlo.imag"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%45 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%46 = "chlo.erf"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
"func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> ()
}) : () -> ()
}) : () -> ()
