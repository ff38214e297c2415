// Every broken call names its operation and never reaches a plugin.
#include <functional>

#include "doctest.h"
#include "shlo/builder.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

using Values = std::vector<Value>;

struct Operands {
  Module m;
  Builder b{m};
  Value x = m.AddParameter({DType::kF32, {4, 8}});
  Value y = m.AddParameter({DType::kF32, {8, 4}});
  Value i = m.AddParameter({DType::kS32, {4, 8}});
  Value c = m.AddParameter({DType::kC64, {4, 8}});
  Value p = m.AddParameter({DType::kPred, {4, 8}});
  Value s = m.AddParameter({DType::kF32, {}});
  Value n = m.AddParameter({DType::kS32, {}});
};

struct Broken {
  const char* op;
  std::function<void(Operands&)> call;
};

const std::vector<Broken>& Calls() {
  static const std::vector<Broken> calls{
      {"add", [](Operands& o) { o.b.Add(o.x, o.y); }},
      {"add", [](Operands& o) { o.b.Add(o.x, o.i); }},
      {"add", [](Operands& o) { o.b.Add(o.x, o.s); }},
      {"add", [](Operands& o) { o.b.Add(o.p, o.p); }},
      {"maximum", [](Operands& o) { o.b.Maximum(o.c, o.c); }},
      {"and", [](Operands& o) { o.b.And(o.x, o.x); }},
      {"shift_left", [](Operands& o) { o.b.ShiftLeft(o.p, o.p); }},
      {"exponential", [](Operands& o) { o.b.Exp(o.i); }},
      {"floor", [](Operands& o) { o.b.Floor(o.c); }},
      {"sinus", [](Operands& o) { o.b.Unary("sinus", o.x); }},
      {"plus", [](Operands& o) { o.b.Binary("plus", o.x, o.x); }},
      {"abs", [](Operands& o) { o.b.Abs(o.p); }},
      {"is_finite", [](Operands& o) { o.b.IsFinite(o.i); }},
      {"compare", [](Operands& o) { o.b.Compare(Direction::kLt, o.c, o.c); }},
      {"select", [](Operands& o) { o.b.Select(o.x, o.x, o.x); }},
      {"select", [](Operands& o) { o.b.Select(o.p, o.y, o.y); }},
      {"clamp", [](Operands& o) { o.b.Clamp(o.n, o.x, o.s); }},
      {"complex", [](Operands& o) { o.b.Complex(o.i, o.i); }},
      {"convert", [](Operands& o) { o.b.Convert(o.c, DType::kF32); }},
      {"reduce_precision", [](Operands& o) { o.b.ReducePrecision(o.x, 0, 7); }},
      {"constant",
       [](Operands& o) {
         o.b.ConstantBytes({DType::kF32, {2}}, "abc");
       }},
      {"iota",
       [](Operands& o) {
         o.b.Iota({DType::kF32, {2}}, 1);
       }},
      {"MinValue", [](Operands& o) { o.b.MinValue(DType::kC64); }},
      {"reshape", [](Operands& o) { o.b.Reshape(o.x, {31}); }},
      {"reshape", [](Operands& o) { o.b.Reshape(o.x, {kDynamic}); }},
      {"transpose",
       [](Operands& o) {
         o.b.Transpose(o.x, {0, 0});
       }},
      {"transpose", [](Operands& o) { o.b.Transpose(o.x, {0}); }},
      {"broadcast_in_dim",
       [](Operands& o) {
         o.b.BroadcastTo(o.x, {4, 4});
       }},
      {"broadcast_in_dim", [](Operands& o) { o.b.BroadcastTo(o.x, {8}); }},
      {"broadcast_in_dim", [](Operands& o) { o.b.BroadcastTo(o.s, {kDynamic}); }},
      {"slice", [](Operands& o) { o.b.SliceDim(o.x, 0, 1, 5); }},
      {"slice", [](Operands& o) { o.b.SliceDim(o.x, 0, 3, 2); }},
      {"slice", [](Operands& o) { o.b.SliceDim(o.x, 0, 0, 2, 0); }},
      {"slice", [](Operands& o) { o.b.SliceDim(o.x, 2, 0, 2); }},
      {"dynamic_slice",
       [](Operands& o) {
         o.b.DynamicSlice(o.x, {o.n, o.n}, {5, 1});
       }},
      {"dynamic_slice",
       [](Operands& o) {
         o.b.DynamicSlice(o.x, {o.n, o.s}, {1, 1});
       }},
      {"dynamic_update_slice",
       [](Operands& o) {
         o.b.DynamicUpdateSlice(o.x, o.y, {o.n, o.n});
       }},
      {"pad",
       [](Operands& o) {
         o.b.Pad(o.x, o.n, {0, 0}, {1, 1}, {0, 0});
       }},
      {"pad",
       [](Operands& o) {
         o.b.Pad(o.x, o.s, {-3, 0}, {-3, 0}, {0, 0});
       }},
      {"concatenate",
       [](Operands& o) {
         o.b.Concatenate({o.x, o.y}, 0);
       }},
      {"concatenate", [](Operands& o) { o.b.Concatenate({}, 0); }},
      {"reverse",
       [](Operands& o) {
         o.b.Reverse(o.x, {1, 1});
       }},
      {"set_dimension_size", [](Operands& o) { o.b.SetDimensionSize(o.x, o.s, 0); }},
      {"dot_general",
       [](Operands& o) {
         o.b.DotGeneral(o.x, o.x, {{}, {}, {1}, {0}}, {}, DType::kF32);
       }},
      {"dot_general",
       [](Operands& o) {
         o.b.DotGeneral(o.x, o.y, {{}, {}, {1, 1}, {0, 0}}, {}, DType::kF32);
       }},
      {"dot_general",
       [](Operands& o) {
         o.b.DotGeneral(o.x, o.y, {{}, {}, {1}, {0}}, {}, DType::kBF16);
       }},
      {"dot_general",
       [](Operands& o) {
         o.b.DotGeneral(o.x, o.i, {{}, {}, {1}, {1}}, {}, DType::kF32);
       }},
      {"convolution",
       [](Operands& o) {
         Value k = o.m.AddParameter({DType::kF32, {4, 7, 3}}), v = o.m.AddParameter({DType::kF32, {1, 8, 9}});
         ConvDims d{.input_spatial = {2}, .kernel_spatial = {2}, .output_spatial = {2}};
         o.b.Convolution(v, k, d, {}, 1, 1, {}, DType::kF32);
       }},
      {"reduce", [](Operands& o) { o.b.Reduce("add", o.x, o.n, {0}); }},
      {"reduce", [](Operands& o) { o.b.Reduce("add", o.x, o.s, {2}); }},
      {"reduce",
       [](Operands& o) {
         o.b.ReduceMany({o.x}, {o.s}, {0},
                        [](Builder& b, const Values& v) { return Values{b.Compare(Direction::kLt, v[0], v[1])}; });
       }},
      {"reduce_window", [](Operands& o) { o.b.ReduceWindow("add", o.x, o.s, {.dimensions = {2}}); }},
      {"reduce_window",
       [](Operands& o) {
         o.b.ReduceWindow("add", o.x, o.s, {.dimensions = {2, 0}});
       }},
      {"select_and_scatter",
       [](Operands& o) {
         o.b.SelectAndScatter(o.x, o.x, o.s, {2, 2}, {2, 2}, {}, {}, "GE", "add");
       }},
      {"gather",
       [](Operands& o) {
         o.b.Gather(o.x, o.i, {.offset_dims = {2}, .collapsed_slice_dims = {0}, .start_index_map = {0}}, {1, 8});
       }},
      {"gather",
       [](Operands& o) {
         o.b.Gather(o.x, o.i,
                    {.offset_dims = {2}, .collapsed_slice_dims = {0}, .start_index_map = {0}, .index_vector_dim = 2},
                    {2, 8});
       }},
      {"scatter",
       [](Operands& o) {
         ScatterDims d{.update_window_dims = {1},
                       .inserted_window_dims = {0},
                       .scatter_dims_to_operand_dims = {0},
                       .index_vector_dim = 2};
         o.b.Scatter(o.x, o.i, o.x, d, "add");
       }},
      {"sort",
       [](Operands& o) {
         o.b.Sort({o.x, o.y}, 0, true,
                  [](Builder& b, const Values& v) { return Values{b.Compare(Direction::kLt, v[0], v[1])}; });
       }},
      {"sort", [](Operands& o) { o.b.Sort({o.x}, 0, true, [](Builder&, const Values& v) { return Values{v[0]}; }); }},
      {"while",
       [](Operands& o) {
         o.b.While(
             {o.x},
             [&](Builder& b, const Values&) {
               return Values{b.Ones({DType::kPred, {}})};
             },
             [](Builder& b, const Values& v) { return Values{b.ConvertElementType(v[0], DType::kF64)}; });
       }},
      {"if",
       [](Operands& o) {
         o.b.If(
             o.b.Ones({DType::kPred, {}}), [&](Builder&) { return Values{o.x}; },
             [&](Builder&) { return Values{o.i}; });
       }},
      {"if",
       [](Operands& o) {
         o.b.If(
             o.p, [](Builder&) { return Values{}; }, [](Builder&) { return Values{}; });
       }},
      {"cholesky", [](Operands& o) { o.b.Cholesky(o.x, true); }},
      {"triangular_solve", [](Operands& o) { o.b.TriangularSolve(o.x, o.x, true, true, false, false); }},
      {"fft", [](Operands& o) { o.b.Fft(o.x, "FFT", {8}); }},
      {"fft", [](Operands& o) { o.b.Fft(o.c, "IRFFT", {8}); }},
      {"fft", [](Operands& o) { o.b.Fft(o.c, "DCT", {8}); }},
      {"custom_call",
       [](Operands& o) {
         o.b.CustomCall("f", {o.x}, {o.x.type}, "", false, {.operand_layouts = {{0, 1}}, .result_layouts = {}});
       }},
  };
  return calls;
}

}  // namespace

TEST_CASE("a broken call throws an internal error that names the operation") {
  for (size_t at = 0; at < Calls().size(); ++at) {
    const Broken& broken = Calls()[at];
    INFO("call ", at, " of ", broken.op);
    Operands operands;
    try {
      broken.call(operands);
      FAIL_CHECK("no exception");
    } catch (const support::Error& error) {
      CHECK(error.kind() == support::ErrorKind::kInternal);
      INFO(error.what());
      std::string message = error.what();
      CHECK(message.find(std::string("): ") + broken.op + ": expected ") != std::string::npos);
    }
  }
}

}  // namespace torch_tpu::shlo
