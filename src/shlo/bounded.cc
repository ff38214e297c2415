#include "shlo/bounded.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_set>

#include "shlo/builder.h"
#include "shlo/infer.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

// Operations whose results at an index depend on their operands at that index alone.
bool IsElementwise(std::string_view name) {
  static constexpr std::string_view kNames =
      " abs acos acosh add and asin asinh atan2 atanh cbrt ceil clamp compare complex convert cosine "
      "count_leading_zeros digamma divide erf erf_inv erfc exponential exponential_minus_one floor imag "
      "is_finite lgamma log log_plus_one logistic maximum minimum multiply negate next_after not "
      "optimization_barrier or popcnt power real reduce_precision remainder round_nearest_afz "
      "round_nearest_even rsqrt select shift_left shift_right_arithmetic shift_right_logical sign sine "
      "sqrt subtract tan tanh xor ";
  return kNames.find(' ' + std::string(name) + ' ') != std::string_view::npos;
}

// Every value is held at the bound, with anything behind its sizes; only operations that mix indexes are told the
// sizes.
class BoundedWriter {
 public:
  BoundedWriter(const Module& exact, const Outline& outline, const SizeLaw& law, const PaddedDims& padded, Module& out)
      : exact_(exact), outline_(outline), law_(law), padded_(padded), live_(exact.LiveOps()), b_(out) {}

  void Write() {
    size_t count = padded_.parameters.size();
    bound_ = BoundOf(count);
    std::vector<Value> raw;
    for (size_t i = 0; i < count; ++i) {
      raw.push_back(b_.module().AddParameter({exact_.parameters()[i].value.dtype(), padded_.parameters[i]}));
    }
    size_ = b_.module().AddParameter({DType::kS32, {}});
    for (size_t i = 0; i < count; ++i) {
      const Value& from = exact_.parameters()[i].value;
      values_[from.id] = Resized(raw[i], DimsOf(from));
    }
    for (const auto& op : exact_.body().ops) {
      if (!live_.count(op.get())) continue;
      if (op->span) {
        WriteSpan(*op->span);
      } else {
        WriteOp(*op);
      }
    }
    std::vector<Value> results;
    for (size_t i = 0; i < exact_.results().size(); ++i) {
      results.push_back(Resized(ValueOf(exact_.results()[i]), padded_.results[i]));
    }
    b_.module().Return(results);
    for (const auto& [name, value] : exact_.attributes()) b_.module().SetAttribute(name, value);
  }

 private:
  // The largest size for which every padded parameter (without any: result) has room, or more.
  int64_t BoundOf(size_t count) {
    int64_t bound = 0;
    auto add = [&](const Value& v, const Dims& padded) {
      size_t first = outline_.types.at(v.id);
      for (size_t d = 0; d < padded.size(); ++d) {
        const Affine& size = law_[first + d];
        if (size.scale == 0) continue;
        TT_CHECK(size.scale > 0, kNotImplemented, "a dimension that becomes smaller while another grows");
        bound = std::max(bound, (padded[d] - size.offset + size.scale - 1) / size.scale);
      }
    };
    for (size_t i = 0; i < count; ++i) add(exact_.parameters()[i].value, padded_.parameters[i]);
    if (bound > 0) return bound;
    for (size_t i = 0; i < padded_.results.size(); ++i) add(exact_.results()[i], padded_.results[i]);
    TT_CHECK(bound > 0, kNotImplemented, "sizes that show in no argument and no result");
    return bound;
  }

  const Affine& SizeAt(const Value& exact, size_t d) const {
    auto found = outline_.types.find(exact.id);
    TT_CHECK(found != outline_.types.end(), kNotImplemented, "a value from inside of a span");
    return law_[found->second + d];
  }
  bool Varies(const Value& exact, size_t d) const { return SizeAt(exact, d).scale != 0; }
  bool Varies(const Value& exact) const {
    for (size_t d = 0; d < exact.rank(); ++d) {
      if (Varies(exact, d)) return true;
    }
    return false;
  }

  const Value& ValueOf(const Value& exact) const {
    auto found = values_.find(exact.id);
    TT_CHECK(found != values_.end(), kNotImplemented, "a value from inside of a span");
    return found->second;
  }

  // Dims at the bound.
  Dims DimsOf(const Value& exact) const {
    Dims dims = exact.dims();
    for (size_t d = 0; d < dims.size(); ++d) {
      const Affine& size = SizeAt(exact, d);
      if (size.scale == 0) continue;
      TT_CHECK(size.scale > 0 && dims[d] > 0, kNotImplemented, "a dimension that becomes smaller while another grows");
      dims[d] = size.At(bound_);
    }
    return dims;
  }

  std::vector<TensorType> TypesOf(const std::vector<Value>& exact) const {
    std::vector<TensorType> types;
    for (const Value& v : exact) types.emplace_back(v.dtype(), DimsOf(v));
    return types;
  }

  // scale * n + offset in this dtype. The size itself is i32, which holds every dimension.
  Value SizeValue(const Affine& size, DType dtype = DType::kS32) {
    Value& known = sizes_[{size.scale, size.offset, static_cast<int>(dtype)}];
    if (known.valid()) return known;
    if (dtype != DType::kS32) {
      Value wide = b_.ConvertElementType(size_, DType::kS64);
      if (size.scale != 1) wide = b_.Multiply(wide, b_.ScalarInt(DType::kS64, size.scale));
      if (size.offset != 0) wide = b_.Add(wide, b_.ScalarInt(DType::kS64, size.offset));
      return known = b_.ConvertElementType(wide, dtype);
    }
    Value v = size_;
    if (size.scale != 1) v = b_.Multiply(v, b_.ScalarInt(DType::kS32, size.scale));
    if (size.offset != 0) v = b_.Add(v, b_.ScalarInt(DType::kS32, size.offset));
    return known = v;
  }

  // Tells the size of one dimension.
  Value Sized(const Value& v, const Value& exact, int64_t d) {
    if (!Varies(exact, d)) return v;
    return b_.SetDimensionSize(v, SizeValue(SizeAt(exact, d)), d);
  }

  // Which elements of `dims` lie before the size of dimension d.
  Value Inside(const Dims& dims, const Value& exact, size_t d) {
    Value index = b_.Iota({DType::kS32, dims}, static_cast<int64_t>(d));
    return b_.Compare(Direction::kLt, index, b_.BroadcastTo(SizeValue(SizeAt(exact, d)), dims));
  }

  // The whole memory again.
  Value Whole(Value v) {
    for (size_t d = 0; d < v.rank(); ++d) {
      if (v.dim(d) != kDynamic) continue;
      v = b_.SetDimensionSize(v, b_.ScalarInt(DType::kS32, v.type.bounds[d]), static_cast<int64_t>(d));
    }
    return v;
  }

  // Cut or filled up at the end of each dimension.
  Value Resized(Value v, const Dims& dims) {
    Dims zeros(dims.size(), 0), cut = v.dims(), high = zeros;
    for (size_t d = 0; d < dims.size(); ++d) {
      cut[d] = std::min(v.dim(d), dims[d]);
      high[d] = dims[d] - cut[d];
    }
    v = b_.Slice(v, zeros, cut, Dims(dims.size(), 1));
    if (v.dims() == dims) return v;
    return b_.Pad(v, b_.Scalar(v.dtype(), 0), zeros, high, zeros);
  }

  // Appends a copy of the operation with other operands and result types.
  void Copy(const Op& op, std::vector<Value> operands, const std::vector<TensorType>& types) {
    Op* copy = b_.module().Append(op.name, std::move(operands), types);
    copy->properties = op.properties;
    copy->attributes = op.attributes;
    copy->flops = op.flops;
    for (const Region& region : op.regions) copy->regions.push_back(CopyRegion(region));
    for (size_t i = 0; i < types.size(); ++i) values_[op.results[i].id] = copy->results[i];
  }

  Region CopyRegion(const Region& region) {
    std::vector<TensorType> types;
    for (const Value& v : region.arguments) types.push_back(v.type);
    std::vector<Value> arguments = b_.module().OpenRegion(types);
    for (size_t i = 0; i < arguments.size(); ++i) values_[region.arguments[i].id] = arguments[i];
    for (const auto& op : region.ops) {
      if (!live_.count(op.get())) continue;
      TT_CHECK(!Varies(*op), kNotImplemented, op->name, " inside of another operation depends on the size");
      WriteOp(*op);
    }
    std::vector<Value> results;
    for (const Value& v : region.results) results.push_back(ValueOf(v));
    return b_.module().CloseRegion(std::move(results));
  }

  bool PropertiesVary(const Op& op) {
    auto [first, count] = outline_.properties.at(&op);
    for (size_t i = first; i < first + count; ++i) {
      if (law_[i].scale != 0) return true;
    }
    return false;
  }

  bool Varies(const Op& op) {
    auto varies = [&](const Value& v) { return Varies(v); };
    return std::ranges::any_of(op.operands, varies) || std::ranges::any_of(op.results, varies) || PropertiesVary(op);
  }

  void WriteOp(const Op& op) {
    std::string_view name = std::string_view(op.name).substr(op.name.find('.') + 1);
    std::vector<Value> operands;
    for (const Value& v : op.operands) operands.push_back(ValueOf(v));
    if (!Varies(op)) {
      std::vector<TensorType> types;
      for (const Value& v : op.results) types.push_back(v.type);
      Copy(op, std::move(operands), types);
      return;
    }
    const Value& result = op.results.at(0);
    if (name == "constant") {
      values_[result.id] = WriteConstant(op);
    } else if (name == "slice") {
      values_[result.id] = WriteSlice(op, operands[0]);
    } else if (name == "dynamic_slice") {
      values_[result.id] = WriteDynamicSlice(op, operands);
    } else if (name == "pad") {
      values_[result.id] = WritePad(op, operands);
    } else if (name == "reshape") {
      values_[result.id] = WriteReshape(op, operands[0]);
    } else if (name == "concatenate") {
      values_[result.id] = WriteConcatenate(op, operands);
    } else {
      TT_CHECK(!PropertiesVary(op), kNotImplemented, name, " with attributes that vary");
      if (name == "reduce") {
        SizeReduced(op, operands);
      } else if (name == "dot_general") {
        SizeContracted(op, operands);
      } else if (name == "sort") {
        WriteSort(op, std::move(operands));
        return;
      } else if (name == "scatter") {
        DropPaddedUpdates(op, operands);
      } else if (name == "dynamic_update_slice") {
        const Value &part = op.operands[1], &whole = op.operands[0];
        for (size_t d = 0; d < part.rank(); ++d) {
          TT_CHECK(!Varies(part, d) || SizeAt(part, d) == SizeAt(whole, d), kNotImplemented,
                   "a moving write whose size varies");
        }
      } else {
        TT_CHECK(IsElementwise(name) || name == "transpose" ||
                     (name == "bitcast_convert" && op.operands[0].rank() == result.rank()) || name == "gather" ||
                     name == "iota" || name == "broadcast_in_dim",
                 kNotImplemented, name, " of sizes that vary");
      }
      Copy(op, std::move(operands), TypesOf(op.results));
    }
  }

  void WriteSpan(const Span& span) {
    if (!spans_.insert(&span).second) return;
    std::vector<Value> operands;
    for (const Value& v : span.operands) operands.push_back(ValueOf(v));
    std::vector<Value> results = span.rebuild(b_.module(), operands);
    for (size_t i = 0; i < results.size(); ++i) values_[span.results[i].id] = results[i];
  }

  Value WriteConstant(const Op& op) {
    const Value& result = op.results[0];
    auto [first, count] = outline_.properties.at(&op);
    const std::string& text = Property(op, "value");
    TT_CHECK(count <= 1 && text.find('[') == std::string::npos && text.find('"') == std::string::npos, kNotImplemented,
             "a table of numbers whose size varies");
    Value scalar;
    if (count == 1 && law_[first].scale != 0) {
      scalar = SizeValue(law_[first], result.dtype());
    } else {
      TensorType type(result.dtype(), {});
      scalar = b_.module().Constant(type, text.substr(0, text.rfind(" : ")) + " : " + type.ToString());
    }
    return b_.BroadcastTo(scalar, DimsOf(result));
  }

  Value WriteSlice(const Op& op, const Value& x) {
    size_t rank = x.rank();
    auto [first, count] = outline_.properties.at(&op);
    TT_ASSERT(count == 3 * rank, "slice: expected ", 3 * rank, " numbers, got ", count);
    Dims start, limit, stride, sizes;
    std::vector<Value> moving;
    bool moves = false;
    for (size_t d = 0; d < rank; ++d) {
      const Affine &low = law_[first + d], &high = law_[first + rank + d], &step = law_[first + 2 * rank + d];
      bool varies = low.scale != 0 || high.scale != 0;
      TT_CHECK(step.scale == 0 && (!varies || step.offset == 1), kNotImplemented, "a slice with steps");
      TT_CHECK(low.scale == 0 || low.scale == high.scale, kNotImplemented, "a slice whose start and size vary");
      TT_CHECK(high.At(bound_) <= x.dim(d), kNotImplemented, "a slice of more than the bound");
      start.push_back(low.At(bound_));
      limit.push_back(high.At(bound_));
      stride.push_back(step.offset);
      sizes.push_back(high.At(bound_) - low.At(bound_));
      moving.push_back(SizeValue(low));
      moves |= low.scale != 0;
    }
    if (!moves) return b_.Slice(x, start, limit, stride);
    TT_CHECK(std::ranges::all_of(stride, [](int64_t s) { return s == 1; }), kNotImplemented, "a slice with steps");
    return b_.DynamicSlice(x, moving, sizes);
  }

  // Starts are right as they are: views lie within their bases. Where the size varies, it leaves as much room as at the
  // bound.
  Value WriteDynamicSlice(const Op& op, const std::vector<Value>& operands) {
    const Value &part = op.results[0], &whole = op.operands[0];
    for (size_t d = 0; d < part.rank(); ++d) {
      TT_CHECK(!Varies(part, d) || SizeAt(part, d).scale == SizeAt(whole, d).scale, kNotImplemented,
               "a moving slice whose size varies");
    }
    return b_.DynamicSlice(operands[0], {operands.begin() + 1, operands.end()}, DimsOf(op.results[0]));
  }

  // What lies behind the sizes becomes padding, so that padding can follow.
  Value WritePad(const Op& op, const std::vector<Value>& operands) {
    const Value& from = op.operands[0];
    size_t rank = from.rank();
    auto [first, count] = outline_.properties.at(&op);
    TT_ASSERT(count == 3 * rank, "pad: expected ", 3 * rank, " numbers, got ", count);
    Dims to = DimsOf(op.results[0]), low, high, interior(rank, 0);
    size_t low_at = first, high_at = first + rank, interior_at = first + 2 * rank;
    Value x = operands[0];
    for (size_t d = 0; d < rank; ++d) {
      const Affine& l = law_[low_at + d];
      const Affine& i = law_[interior_at + d];
      TT_CHECK(l.scale == 0 && i.scale == 0, kNotImplemented, "padding that varies at the front");
      interior[d] = i.offset;
      low.push_back(l.offset);
      if (!Varies(from, d)) {
        TT_CHECK(law_[high_at + d].scale == 0, kNotImplemented, "padding that varies of a size that does not");
        high.push_back(law_[high_at + d].offset);
        continue;
      }
      TT_CHECK(i.offset == 0, kNotImplemented, "padding between elements of a size that varies");
      high.push_back(to[d] - x.dim(d) - l.offset);
      x = b_.Select(Inside(x.dims(), from, d), x, b_.BroadcastTo(operands[1], x.dims()));
    }
    return b_.Pad(x, operands[1], low, high, interior);
  }

  Value WriteConcatenate(const Op& op, std::vector<Value> operands) {
    int64_t dim = law_[outline_.properties.at(&op).first].offset;
    bool follows = false;  // something lies behind a size that varies
    for (size_t i = 0; i + 1 < operands.size(); ++i) follows |= Varies(op.operands[i], dim);
    if (follows) {
      for (size_t i = 0; i < operands.size(); ++i) operands[i] = Sized(operands[i], op.operands[i], dim);
    }
    return Whole(b_.Concatenate(operands, dim));
  }

  void SizeReduced(const Op& op, std::vector<Value>& operands) {
    size_t inputs = operands.size() / 2;
    for (int64_t d : ParseI64Array(Property(op, "dimensions"))) {
      for (size_t i = 0; i < inputs; ++i) operands[i] = Sized(operands[i], op.operands[i], d);
    }
  }

  void SizeContracted(const Op& op, std::vector<Value>& operands) {
    const std::string& text = Property(op, "dot_dimension_numbers");
    for (int64_t d : ParseI64List(text, "lhs_contracting_dimensions"))
      operands[0] = Sized(operands[0], op.operands[0], d);
    for (int64_t d : ParseI64List(text, "rhs_contracting_dimensions"))
      operands[1] = Sized(operands[1], op.operands[1], d);
  }

  void WriteSort(const Op& op, std::vector<Value> operands) {
    const std::string& text = Property(op, "dimension");
    int64_t dim = std::strtoll(text.c_str(), nullptr, 10);
    bool sized = Varies(op.operands[0], dim);
    std::vector<TensorType> types;
    for (size_t i = 0; i < operands.size(); ++i) {
      operands[i] = Sized(operands[i], op.operands[i], dim);
      types.push_back(operands[i].type);
    }
    Copy(op, std::move(operands), types);
    if (!sized) return;
    for (const Value& result : op.results) values_[result.id] = Whole(values_[result.id]);
  }

  // Updates that lie in the padding get an index outside of everything, which drops them.
  void DropPaddedUpdates(const Op& op, std::vector<Value>& operands) {
    size_t inputs = op.results.size();
    const Value& exact = op.operands[inputs];
    TT_CHECK(Property(op, "unique_indices") != "true", kNotImplemented, "a scatter that promises distinct indices");
    const std::string& text = Property(op, "scatter_dimension_numbers");
    size_t at = text.find("index_vector_dim = ");
    int64_t vector_dim = at == std::string::npos ? 0 : std::strtoll(text.c_str() + at + 19, nullptr, 10);
    for (size_t u = inputs + 1; u < op.operands.size(); ++u) {
      for (int64_t d : ParseI64List(text, "update_window_dims")) {
        TT_CHECK(!Varies(op.operands[u], d), kNotImplemented, "a scatter of slices whose size varies");
      }
    }
    Value& indices = operands[inputs];
    for (size_t d = 0; d < exact.rank(); ++d) {
      if (!Varies(exact, d)) continue;
      TT_CHECK(static_cast<int64_t>(d) != vector_dim, kNotImplemented, "a scatter whose indices vary in length");
      Value outside = b_.ScalarInt(indices.dtype(), std::numeric_limits<int32_t>::max());
      indices = b_.Select(Inside(indices.dims(), exact, d), indices, b_.BroadcastTo(outside, indices.dims()));
    }
  }

  // Dimensions are regrouped in runs of equal products. Where in each run only the first dimension varies, padding lies
  // behind everything else on both sides, and the whole memory is regrouped.
  Value WriteReshape(const Op& op, const Value& x) {
    CheckReshape(op);
    return b_.Reshape(x, DimsOf(op.results[0]));
  }

  void CheckRun(const Value& exact, size_t begin, size_t end) {
    bool leading = true;
    for (size_t k = begin; k < end; ++k) {
      TT_CHECK(!Varies(exact, k) || leading, kNotImplemented, "a reshape that regroups a size that varies");
      leading &= exact.dim(k) == 1 && !Varies(exact, k);
    }
  }

  int64_t ProductAt(int64_t n, const Value& exact, size_t begin, size_t end) {
    int64_t product = 1;
    for (size_t k = begin; k < end; ++k) product *= SizeAt(exact, k).At(n);
    return product;
  }

  void CheckReshape(const Op& op) {
    const Value &from = op.operands[0], &to = op.results[0];
    size_t i = 0, j = 0;
    while (i < from.rank() || j < to.rank()) {
      size_t i0 = i, j0 = j;
      int64_t left = 1, right = 1;
      auto take_left = [&] { left *= from.dim(i++); };
      auto take_right = [&] { right *= to.dim(j++); };
      if (i < from.rank()) take_left();
      if (j < to.rank()) take_right();
      while (left != right) {
        TT_CHECK(left < right ? i < from.rank() : j < to.rank(), kNotImplemented, "a reshape of empty tensors");
        if (left < right) {
          take_left();
        } else {
          take_right();
        }
      }
      CheckRun(from, i0, i);
      CheckRun(to, j0, j);
      // At one size the runs may be equal by coincidence; their products are linear, so two more sizes tell.
      for (int64_t n : {bound_, bound_ + 1, bound_ + 2}) {
        TT_CHECK(ProductAt(n, from, i0, i) == ProductAt(n, to, j0, j), kNotImplemented,
                 "a reshape that regroups a size that varies");
      }
    }
  }

  const Module& exact_;
  const Outline& outline_;
  const SizeLaw& law_;
  const PaddedDims& padded_;
  std::unordered_set<const Op*> live_;
  std::unordered_set<const Span*> spans_;
  Builder b_;
  int64_t bound_ = 0;
  Value size_;
  std::map<std::tuple<int64_t, int64_t, int>, Value> sizes_;
  std::unordered_map<int32_t, Value> values_;
};

}  // namespace

void WriteBounded(const Module& exact, const Outline& outline, const SizeLaw& law, const PaddedDims& padded,
                  Module& out) {
  BoundedWriter(exact, outline, law, padded, out).Write();
}

}  // namespace torch_tpu::shlo
