"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xbf16>)}> ({
^bb0(%0: tensor<2x3xbf16>, %1: tensor<2x3xbf16>):
%2 = "stablehlo.convert"(%0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
%3 = "stablehlo.convert"(%1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
%4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.convert"(%4) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
"func.return"(%5) : (tensor<2x3xbf16>) -> ()
}) : () -> ()
}) : () -> ()
