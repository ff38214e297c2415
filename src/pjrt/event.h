// A plugin's promise that some work will finish. Move-only owner of one PJRT_Event; thread-safe but for moves and
// Reset. The plugin is never unloaded, so an Event may outlive the objects that made it.
#pragma once
#include <functional>
#include <optional>
#include <utility>

#include "pjrt/api.h"

namespace torch_tpu::pjrt {

class Event {
 public:
  Event() = default;
  Event(const PJRT_Api* api, PJRT_Event* event) : api_(api), event_(event) {}
  Event(Event&& other) noexcept : api_(other.api_), event_(std::exchange(other.event_, nullptr)) {}
  Event& operator=(Event&& other) noexcept {
    if (this != &other) {
      Reset();
      api_ = other.api_;
      event_ = std::exchange(other.event_, nullptr);
    }
    return *this;
  }
  ~Event() { Reset(); }

  PJRT_Event* get() const { return event_; }
  explicit operator bool() const { return event_ != nullptr; }

  // True once the work has finished, also when it failed. An empty Event is ready.
  bool IsReady() const;
  // Blocks until the work has finished; throws its error. `function` names the work in the error.
  void Await(const char* function = "PJRT_Event_Await") const;
  // Runs `callback` once, when the work has finished, on a thread of the plugin's or on this one. The callback must
  // not throw. It may outlive this Event.
  void OnReady(std::function<void(const std::optional<Error>&)> callback) const;
  void Reset() noexcept;

 private:
  const PJRT_Api* api_ = nullptr;
  PJRT_Event* event_ = nullptr;
};

}  // namespace torch_tpu::pjrt
