#include "shlo/samples.h"

namespace torch_tpu::shlo::testing {
namespace {

using Values = std::vector<Value>;
constexpr DType kF32 = DType::kF32, kS32 = DType::kS32, kS64 = DType::kS64, kPred = DType::kPred, kC64 = DType::kC64;

constexpr DType kAll[] = {DType::kPred,     DType::kS8,     DType::kS16,        DType::kS32,       DType::kS64,
                          DType::kU8,       DType::kU16,    DType::kU32,        DType::kU64,       DType::kF16,
                          DType::kBF16,     DType::kF32,    DType::kF64,        DType::kC64,       DType::kC128,
                          DType::kF8E4M3FN, DType::kF8E5M2, DType::kF8E4M3FNUZ, DType::kF8E5M2FNUZ};

bool IsFloat8(DType dtype) { return IsFloating(dtype) && ByteSize(dtype) == 1; }

Values ArgMax(Builder& b, const Values& v) {
  Value keep = b.Compare(Direction::kGe, v[0], v[2]);
  return {b.Select(keep, v[0], v[2]), b.Select(keep, v[1], v[3])};
}

void Constants(Module& m, Builder& b) {
  Values r;
  for (DType t : kAll) {
    r.push_back(b.Constant({t, {3}}, -1.5));
    std::string raw(ByteSize(t) * 6, '\1'), many(ByteSize(t) * 70, '\1');
    raw[0] = many[0] = 0;
    r.push_back(b.ConstantBytes({t, {2, 3}}, raw));
    r.push_back(b.ConstantBytes({t, {70}}, many));
    r.push_back(b.Zeros({t, {0, 4}}));
    if (!IsComplex(t)) r.insert(r.end(), {b.MinValue(t), b.MaxValue(t)});
    if (t != kPred && !IsFloat8(t)) r.push_back(b.Iota({t, {2, 3}}, 1));
  }
  r.push_back(b.ConstantComplex({kC64, {}}, {1, -2}));
  r.push_back(b.ConstantInts(kS64, {1, 2, 3}));
  m.Return(r);
}

void Unary(Module& m, Builder& b) {
  Values r;
  Value x = m.AddParameter({kF32, {4, 8}}), i = m.AddParameter({kS32, {4}}), c = m.AddParameter({kC64, {4}});
  for (auto name : {"cbrt", "ceil", "floor", "is_finite", "round_nearest_afz", "round_nearest_even"}) {
    r.push_back(b.Unary(name, x));
  }
  for (auto name : {"abs", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic",
                    "negate", "rsqrt", "sign", "sine", "sqrt", "tan", "tanh"}) {
    r.insert(r.end(), {b.Unary(name, x), b.Unary(name, c)});
  }
  for (auto name : {"abs", "count_leading_zeros", "negate", "not", "popcnt", "sign"}) r.push_back(b.Unary(name, i));
  r.insert(r.end(), {b.Real(c), b.Imag(c), b.ReducePrecision(x, 8, 7), b.Chlo("erf", {x}, x.type)});
  m.Return(r);
}

void Binary(Module& m, Builder& b) {
  Values r;
  for (DType t : {kF32, DType::kBF16, kS32, DType::kU8, kC64, kPred}) {
    Value x = m.AddParameter({t, {4, 8}}), y = m.AddParameter({t, {4, 8}});
    auto add = [&](std::initializer_list<std::string_view> names) {
      for (std::string_view name : names) r.push_back(b.Binary(name, x, y));
    };
    if (t != kPred) add({"add", "subtract", "multiply", "divide", "power"});
    if (t == kPred || IsInteger(t)) add({"and", "or", "xor"});
    if (IsInteger(t)) add({"shift_left", "shift_right_arithmetic", "shift_right_logical"});
    if (IsFloating(t)) add({"atan2"});
    if (t != kC64) add({"maximum", "minimum"});
    if (t != kC64 && t != kPred) {
      add({"remainder"});
      r.push_back(b.CompareTotalOrder(Direction::kLt, x, y));
      r.push_back(b.Clamp(x, y, b.Ones({t, {}})));
    }
    Value different = b.Compare(Direction::kNe, x, y);
    r.push_back(b.Select(different, x, y));
    r.push_back(b.Select(m.AddParameter({kPred, {}}), x, y));
  }
  Value x = m.AddParameter({kF32, {4}});
  r.push_back(b.Complex(x, x));
  m.Return(r);
}

void Convert(DType from, Module& m, Builder& b) {
  Values r;
  Value x = m.AddParameter({from, {4}});
  for (DType t : kAll) r.push_back(b.ConvertElementType(x, t));
  m.Return(r);
}

void Bitcast(DType from, Module& m, Builder& b) {
  Values r;
  Value x = m.AddParameter({from, {2, 16}});
  for (DType t : kAll) {
    int merged = ByteSize(t) / ByteSize(from);
    r.push_back(b.BitcastConvert(merged > 1 ? b.Reshape(x, {32 / merged, merged}) : x, t));
  }
  m.Return(r);
}

void Shapes(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {4, 8}}), s = m.AddParameter({kF32, {}}), i = m.AddParameter({kS32, {}});
  m.Return({b.Reshape(x, {32}), b.Transpose(x, {1, 0}), b.BroadcastInDim(x, {8, 2, 4}, {2, 0}),
            b.BroadcastTo(s, {2, 3}), b.Slice(x, {1, 0}, {3, 8}, {1, 2}), b.SliceDim(x, 1, 2, 4),
            b.DynamicSlice(x, {i, i}, {1, 8}), b.DynamicUpdateSlice(x, b.SliceDim(x, 0, 0, 1), {i, i}),
            b.Pad(x, s, {0, -1}, {1, 1}, {0, 1}), b.Concatenate({x, x}, 0), b.Reverse(x, {1}),
            b.GetDimensionSize(x, 1)});
}

void Dots(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {4, 8}}), w = m.AddParameter({kF32, {5, 8}});
  Value q = m.AddParameter({DType::kBF16, {2, 7, 3, 16}}), k = m.AddParameter({DType::kBF16, {2, 9, 3, 16}});
  Value i = m.AddParameter({DType::kS8, {4, 8}}), d = m.AddParameter({DType::kF64, {4, 4}});
  Value c = m.AddParameter({kC64, {4, 4}});
  Value e = m.AddParameter({DType::kF8E4M3FN, {4, 4}}), f = m.AddParameter({DType::kF8E5M2, {4, 4}});
  m.Return({b.DotGeneral(x, b.Transpose(w, {1, 0}), {{}, {}, {1}, {0}}, Precision::kHighest, kF32),
            b.DotGeneral(b.Transpose(q, {0, 2, 1, 3}), b.Transpose(k, {0, 2, 3, 1}), {{0, 1}, {0, 1}, {3}, {2}},
                         Precision::kDefault, kF32),
            b.DotGeneral(i, i, {{}, {}, {1}, {1}}, Precision::kDefault, kS32),
            b.DotGeneral(d, d, {{}, {}, {1}, {0}}, Precision::kHighest, DType::kF64),
            b.DotGeneral(c, c, {{}, {}, {1}, {0}}, Precision::kHigh, kC64),
            b.DotGeneral(e, f, {{}, {}, {1}, {0}}, Precision::kDefault, kF32),
            b.DotGeneral(x, w, {}, Precision::kDefault, kF32)});
}

void Convolutions(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {2, 6, 8, 8}}), w = m.AddParameter({kF32, {4, 3, 3, 3}});
  Value last = m.AddParameter({DType::kBF16, {2, 8, 8, 6}}), last_w = m.AddParameter({DType::kBF16, {3, 3, 6, 4}});
  Value line = m.AddParameter({kF32, {2, 3, 8}}), line_w = m.AddParameter({kF32, {4, 3, 3}});
  ConvDims two{.input_spatial = {2, 3}, .kernel_spatial = {2, 3}, .output_spatial = {2, 3}};
  ConvDims one{.input_spatial = {2}, .kernel_spatial = {2}, .output_spatial = {2}};
  ConvDims channels_last{0, 3, {1, 2}, 3, 2, {0, 1}, 0, 3, {1, 2}};
  m.Return({b.Convolution(x, w, two, {{2, 1}, {1, 1}, {1, 0}, {1, 2}, {2, 1}, {true, false}}, 2, 1, Precision::kHighest,
                          kF32),
            b.Convolution(last, last_w, channels_last, {}, 1, 1, Precision::kDefault, kF32),
            b.Convolution(line, line_w, one, {}, 1, 2, Precision::kDefault, kF32)});
}

void Reductions(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {4, 8}}), p = m.AddParameter({kPred, {4, 8}}), c = m.AddParameter({kC64, {4, 8}});
  m.Return({b.Reduce("add", x, b.Scalar(kF32, 0), {1}), b.Reduce("maximum", x, b.MinValue(kF32), {1, 0}),
            b.Reduce("or", p, b.MinValue(kPred), {0}), b.Reduce("add", x, b.Scalar(kF32, 2), {}),
            b.Reduce("add", c, b.Scalar(kC64, 0), {1}),
            b.ReduceMany({x, b.Iota({kS64, {4, 8}}, 1)}, {b.MinValue(kF32), b.ScalarInt(kS64, 0)}, {1}, ArgMax)[1]});
}

void Windows(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {1, 2, 8, 8}}), s = m.AddParameter({kF32, {1, 2, 4, 4}});
  ReduceWindowSpec pool{
      .dimensions = {1, 1, 3, 3}, .strides = {1, 1, 2, 2}, .padding_low = {0, 0, 1, 1}, .padding_high = {0, 0, 0, 0}};
  ReduceWindowSpec dilated{
      .dimensions = {1, 1, 2, 2}, .base_dilations = {1, 1, 2, 2}, .window_dilations = {1, 1, 2, 2}};
  m.Return({b.ReduceWindow("maximum", x, b.MinValue(kF32), pool), b.ReduceWindow("add", x, b.Scalar(kF32, 0), dilated),
            b.ReduceWindowMany({x, b.Iota({kS32, {1, 2, 8, 8}}, 3)}, {b.MinValue(kF32), b.ScalarInt(kS32, 0)}, pool,
                               ArgMax)[1],
            b.SelectAndScatter(x, s, b.Scalar(kF32, 0), {1, 1, 2, 2}, {1, 1, 2, 2}, {}, {}, "GE", "add")});
}

void Indexing(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {4, 8}}), rows = m.AddParameter({kS64, {3, 1}}), u = m.AddParameter({kF32, {3, 8}});
  Value columns = m.AddParameter({kS32, {4, 3}}), v = m.AddParameter({kF32, {4, 3}});
  GatherDims row{.offset_dims = {1}, .collapsed_slice_dims = {0}, .start_index_map = {0}, .index_vector_dim = 1};
  GatherDims element{.collapsed_slice_dims = {1},
                     .operand_batching_dims = {0},
                     .start_indices_batching_dims = {0},
                     .start_index_map = {1},
                     .index_vector_dim = 2};
  ScatterDims to_row{.update_window_dims = {1},
                     .inserted_window_dims = {0},
                     .scatter_dims_to_operand_dims = {0},
                     .index_vector_dim = 1};
  ScatterDims to_element{.inserted_window_dims = {1},
                         .input_batching_dims = {0},
                         .scatter_indices_batching_dims = {0},
                         .scatter_dims_to_operand_dims = {1},
                         .index_vector_dim = 2};
  Values sorted = b.Sort({x, b.Iota({kS64, {4, 8}}, 1)}, 1, true, [](Builder& b, const Values& v) {
    return Values{b.CompareTotalOrder(Direction::kLt, v[0], v[1])};
  });
  m.Return({b.Gather(x, rows, row, {1, 8}), b.Gather(x, columns, element, {1, 1}), b.Scatter(x, rows, u, to_row, "add"),
            b.Scatter(x, rows, u, to_row, "", true, true), b.Scatter(x, columns, v, to_element, "maximum"), sorted[0],
            sorted[1]});
}

void Control(Module& m, Builder& b) {
  Value x = m.AddParameter({kF32, {4}}), p = m.AddParameter({kPred, {}}), i = m.AddParameter({kS32, {}});
  Values looped = b.While(
      {i, x},
      [](Builder& b, const Values& v) { return Values{b.Compare(Direction::kLt, v[0], b.ScalarInt(kS32, 10))}; },
      [&](Builder& b, const Values& v) {
        return Values{b.Add(v[0], b.ScalarInt(kS32, 1)), b.Add(v[1], x)};
      });
  Values chosen = b.If(
      p,
      [&](Builder& b) {
        return Values{b.Add(x, b.Full(x.type, 2)), i};
      },
      [&](Builder&) {
        return Values{x, i};
      });
  Values fixed = b.OptimizationBarrier({x, i});
  m.Return({looped[0], looped[1], chosen[0], chosen[1], fixed[0], fixed[1]});
  m.Alias(0, 1);
}

void Algebra(Module& m, Builder& b) {
  Value a = m.AddParameter({kF32, {3, 4, 4}}), y = m.AddParameter({kF32, {3, 4, 2}});
  Value c = m.AddParameter({kC64, {4, 8}}), f = m.AddParameter({kF32, {4, 8}}), g = m.AddParameter({kC64, {4, 5}});
  CustomCallOptions sharding;
  sharding.attributes = {{"mhlo.sharding", "\"{replicated}\""}};
  m.Return({b.Cholesky(a, true), b.TriangularSolve(a, y, true, true, false, true),
            b.TriangularSolve(a, b.Transpose(y, {0, 2, 1}), false, false, true, false), b.Fft(c, "FFT", {8}),
            b.Fft(c, "IFFT", {4, 8}), b.Fft(f, "RFFT", {8}), b.Fft(g, "IRFFT", {8}),
            b.CustomCall("Sharding", {f}, {f.type}, "", false, sharding)[0]});
}

Value Softmax(Builder& b, const Value& x) {
  Value t = b.Transpose(x, {1, 0});
  Value e = b.Exp(b.Subtract(t, b.BroadcastInDim(b.Reduce("maximum", t, b.MinValue(kF32), {1}), t.dims(), {0})));
  return b.Divide(e, b.BroadcastInDim(b.Reduce("add", e, b.Scalar(kF32, 0), {1}), t.dims(), {0}));
}

Value Bump(Builder& b, const Value& x) {
  GatherDims row{.offset_dims = {1}, .collapsed_slice_dims = {0}, .start_index_map = {0}, .index_vector_dim = 1};
  ScatterDims to_row{.update_window_dims = {1},
                     .inserted_window_dims = {0},
                     .scatter_dims_to_operand_dims = {0},
                     .index_vector_dim = 1};
  Value index = b.Reshape(b.ConvertElementType(b.SliceDim(x, 1, 0, 1), kS32), {kDynamic});
  Value table = b.Ones({kF32, {10, 8}});
  return b.Scatter(table, index, b.Gather(table, index, row, {1, 8}), to_row, "add");
}

}  // namespace

std::vector<Sample> StaticSamples() {
  std::vector<Sample> samples{
      {"constants", Constants},   {"unary", Unary},     {"binary", Binary},
      {"shapes", Shapes},         {"dots", Dots},       {"convolutions", Convolutions},
      {"reductions", Reductions}, {"windows", Windows}, {"indexing", Indexing},
      {"control", Control},       {"algebra", Algebra},
  };
  for (DType t : kAll) {
    std::string suffix = t == DType::kC64 ? "c64" : t == DType::kC128 ? "c128" : Name(t);
    samples.push_back({"convert_" + suffix, [t](Module& m, Builder& b) { Convert(t, m, b); }});
    if (t != kPred) samples.push_back({"bitcast_" + suffix, [t](Module& m, Builder& b) { Bitcast(t, m, b); }});
  }
  return samples;
}

std::vector<Sample> BoundedSamples() {
  using Make = std::function<Value(Builder&, const Value&)>;
  const std::vector<std::pair<std::string, Make>> makes{
      {"elementwise", [](Builder& b, const Value& x) { return b.Add(b.Exp(x), b.Iota(x.type, 0)); }},
      {"select",
       [](Builder& b, const Value& x) {
         return b.Select(b.Compare(Direction::kGt, x, b.Zeros(x.type)), x, b.Zeros(x.type));
       }},
      {"merge",
       [](Builder& b, const Value& x) {
         return b.Reshape(b.Transpose(x, {1, 0}), {kDynamic});
       }},
      {"split",
       [](Builder& b, const Value& x) {
         return b.Reshape(x, {1, kDynamic, 2, 4});
       }},
      {"broadcast",
       [](Builder& b, const Value& x) {
         return b.BroadcastTo(x, {3, kDynamic, 8});
       }},
      {"like",
       [](Builder& b, const Value& x) {
         return b.BroadcastLike(b.Iota({kF32, {8}}, 0), x);
       }},
      {"reduce", [](Builder& b, const Value& x) { return b.Reduce("add", x, b.Scalar(kF32, 0), {0}); }},
      {"dot",
       [](Builder& b, const Value& x) {
         return b.DotGeneral(x, b.Ones({kF32, {64, 3}}), {{}, {}, {0}, {0}}, Precision::kDefault, kF32);
       }},
      {"concatenate",
       [](Builder& b, const Value& x) {
         return b.Concatenate({x, b.Ones({kF32, {1, 8}})}, 0);
       }},
      {"pad",
       [](Builder& b, const Value& x) {
         return b.Pad(x, b.Scalar(kF32, 7), {1, 0}, {2, 0}, {0, 0});
       }},
      {"slice", [](Builder& b, const Value& x) { return b.SliceDim(x, 1, 2, 5); }},
      {"reverse", [](Builder& b, const Value& x) { return b.Reverse(x, {0}); }},
      {"sort",
       [](Builder& b, const Value& x) {
         return b.Sort({x}, 0, true,
                       [](Builder& b, const Values& v) { return Values{b.Compare(Direction::kLt, v[0], v[1])}; })[0];
       }},
      {"cumsum",
       [](Builder& b, const Value& x) {
         return b.ReduceWindow("add", x, b.Scalar(kF32, 0),
                               {.dimensions = {64, 1}, .padding_low = {63, 0}, .padding_high = {0, 0}});
       }},
      {"softmax", Softmax},
      {"gather_scatter", Bump},
  };
  std::vector<Sample> samples;
  for (const auto& [name, make] : makes) {
    samples.push_back({"bounded_" + name, [make = make](Module& m, Builder& b) {
                         Value x = m.AddParameter({kF32, {64, 8}}), n = m.AddParameter({kS32, {}});
                         Value y = make(b, b.SetDimensionSize(x, n, 0));
                         for (size_t i = 0; i < y.rank(); ++i) {
                           if (y.dim(i) != kDynamic) continue;
                           y = b.SetDimensionSize(y, b.ScalarInt(kS32, y.type.bounds[i]), i);
                         }
                         m.Return({y});
                       }});
  }
  return samples;
}

std::vector<Sample> AllSamples() {
  std::vector<Sample> samples = StaticSamples();
  for (Sample& sample : BoundedSamples()) samples.push_back(std::move(sample));
  return samples;
}

std::string Text(const Sample& sample) {
  Module module;
  Builder builder(module);
  sample.build(module, builder);
  return module.ToText();
}

}  // namespace torch_tpu::shlo::testing
