#include "pjrt/options.h"

#include <cstring>
#include <string_view>
#include <type_traits>

#include "support/error.h"

namespace torch_tpu::pjrt {
namespace {

// Writes the protobuf wire format; field numbers are those of xla/pjrt/proto/compile_options.proto and
// xla/xla_data.proto (DeviceAssignmentProto).
class ProtoWriter {
 public:
  void Varint(int field, uint64_t value) {
    Tag(field, 0);
    Raw(value);
  }
  void Bytes(int field, std::string_view value) {
    Tag(field, 2);
    Raw(value.size());
    out_.append(value);
  }
  void Double(int field, double value) {
    Tag(field, 1);
    char bytes[8];
    std::memcpy(bytes, &value, 8);
    out_.append(bytes, 8);
  }
  void Raw(uint64_t value) {
    for (; value >= 128; value >>= 7) out_.push_back(static_cast<char>(value | 128));
    out_.push_back(static_cast<char>(value));
  }
  const std::string& str() const { return out_; }

 private:
  void Tag(int field, int wire_type) { Raw(static_cast<uint64_t>(field) << 3 | static_cast<uint64_t>(wire_type)); }
  std::string out_;
};

std::string DeviceAssignment(const CompileOptions& options) {
  ProtoWriter assignment;
  assignment.Varint(1, static_cast<uint64_t>(options.num_replicas));
  assignment.Varint(2, static_cast<uint64_t>(options.num_partitions));
  for (int partition = 0; partition < options.num_partitions; ++partition) {
    ProtoWriter ids;
    for (int replica = 0; replica < options.num_replicas; ++replica) {
      ids.Raw(static_cast<uint64_t>(options.device_assignment[replica * options.num_partitions + partition]));
    }
    ProtoWriter devices;
    devices.Bytes(1, ids.str());
    assignment.Bytes(3, devices.str());
  }
  return assignment.str();
}

std::string Override(const std::variant<std::string, bool, int64_t, double>& value) {
  ProtoWriter out;
  std::visit(
      [&](const auto& v) {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::string>) out.Bytes(1, v);
        if constexpr (std::is_same_v<T, bool>) out.Varint(2, v);
        if constexpr (std::is_same_v<T, int64_t>) out.Varint(3, static_cast<uint64_t>(v));
        if constexpr (std::is_same_v<T, double>) out.Double(4, v);
      },
      value);
  return out.str();
}

}  // namespace

std::string CompileOptions::Serialize() const {
  TT_CHECK(num_replicas >= 1 && num_partitions >= 1, kValue,
           "CompileOptions: expected at least one replica and one partition, got ", num_replicas, " and ",
           num_partitions);
  TT_CHECK(num_partitions == 1 || spmd, kValue, "CompileOptions: ", num_partitions,
           " partitions need the SPMD partitioner; set spmd");
  const size_t devices = static_cast<size_t>(num_replicas) * static_cast<size_t>(num_partitions);
  TT_CHECK(device_assignment.empty() || device_assignment.size() == devices, kValue,
           "CompileOptions: expected a device assignment of ", devices, " ids (", num_replicas, " replicas x ",
           num_partitions, " partitions), got ", device_assignment.size());
  TT_CHECK(!portable || (devices == 1 && device_assignment.empty()), kValue,
           "CompileOptions: a portable executable runs on one device that Execute names; expected one replica, one "
           "partition and no device assignment");

  ProtoWriter build;
  build.Varint(4, static_cast<uint64_t>(num_replicas));
  build.Varint(5, static_cast<uint64_t>(num_partitions));
  if (spmd) build.Varint(6, 1);
  if (!device_assignment.empty()) build.Bytes(9, DeviceAssignment(*this));
  if (shardy) build.Varint(19, 1);

  ProtoWriter out;
  out.Bytes(3, build.str());
  if (portable) out.Varint(4, 1);
  for (const auto& [name, value] : env_overrides) {
    ProtoWriter entry;
    entry.Bytes(1, name);
    entry.Bytes(2, Override(value));
    out.Bytes(7, entry.str());
  }
  return out.str();
}

}  // namespace torch_tpu::pjrt
