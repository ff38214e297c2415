"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xcomplex<f32>>) -> (tensor<4xf32>, tensor<f32>, tensor<8xi1>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4xi64>)}> ({
^bb0(%0: tensor<4x8xf32>, %1: tensor<4x8xi1>, %2: tensor<4x8xcomplex<f32>>):
%3 = "stablehlo.constant"() <{value = dense<0x00000000> : tensor<f32>}> : () -> tensor<f32>
%4 = "stablehlo.reduce"(%0, %3) <{dimensions = array<i64: 1>}> ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%9 = "stablehlo.reduce"(%0, %8) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
%14 = "stablehlo.reduce"(%1, %13) <{dimensions = array<i64: 0>}> ({
^bb0(%15: tensor<i1>, %16: tensor<i1>):
%17 = "stablehlo.or"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}) : (tensor<4x8xi1>, tensor<i1>) -> tensor<8xi1>
%18 = "stablehlo.constant"() <{value = dense<0x40000000> : tensor<f32>}> : () -> tensor<f32>
%19 = "stablehlo.reduce"(%0, %18) <{dimensions = array<i64>}> ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
%23 = "stablehlo.constant"() <{value = dense<(0x00000000, 0x00000000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
%24 = "stablehlo.reduce"(%2, %23) <{dimensions = array<i64: 1>}> ({
^bb0(%25: tensor<complex<f32>>, %26: tensor<complex<f32>>):
%27 = "stablehlo.add"(%25, %26) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%27) : (tensor<complex<f32>>) -> ()
}) : (tensor<4x8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%28 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
%29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xi64>
%30, %31 = "stablehlo.reduce"(%0, %29, %8, %28) <{dimensions = array<i64: 1>}> ({
^bb0(%32: tensor<f32>, %33: tensor<i64>, %34: tensor<f32>, %35: tensor<i64>):
%36 = "stablehlo.compare"(%32, %34) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
%37 = "stablehlo.select"(%36, %32, %34) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%38 = "stablehlo.select"(%36, %33, %35) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%37, %38) : (tensor<f32>, tensor<i64>) -> ()
}) : (tensor<4x8xf32>, tensor<4x8xi64>, tensor<f32>, tensor<i64>) -> (tensor<4xf32>, tensor<4xi64>)
"func.return"(%4, %9, %14, %19, %24, %31) : (tensor<4xf32>, tensor<f32>, tensor<8xi1>, tensor<4x8xf32>, tensor<4xcomplex<f32>>, tensor<4xi64>) -> ()
}) : () -> ()
}) : () -> ()
