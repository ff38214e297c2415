"builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>) -> (tensor<2x3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}]}> ({
^bb0(%0: tensor<2x3xf32>):
%1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi64>
%2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi64>
%3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%4 = "stablehlo.convert"(%3) : (tensor<2x3xi1>) -> tensor<2x3xf32>
"func.return"(%4) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
