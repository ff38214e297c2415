#include "pjrt/event.h"

#include <memory>

namespace torch_tpu::pjrt {
namespace {

struct Pending {
  const PJRT_Api* api;
  std::function<void(const std::optional<Error>&)> callback;
};

void RunPending(PJRT_Error* error, void* user_arg) {
  std::unique_ptr<Pending> pending(static_cast<Pending*>(user_arg));
  std::optional<Error> taken;
  if (error != nullptr) taken = TakeError(pending->api, error, "PJRT_Event_OnReady");
  pending->callback(taken);
}

}  // namespace

bool Event::IsReady() const {
  if (event_ == nullptr) return true;
  auto args = MakeArgs<PJRT_Event_IsReady_Args>();
  args.event = event_;
  Call(api_, args);
  return args.is_ready;
}

void Event::Await(const char* function) const {
  if (event_ == nullptr) return;
  auto args = MakeArgs<PJRT_Event_Await_Args>();
  args.event = event_;
  if (!Has<PJRT_Event_Await_Args>(api_)) ThrowMissing(api_, "PJRT_Event_Await");
  if (PJRT_Error* error = api_->PJRT_Event_Await(&args)) ThrowError(api_, error, function);
}

void Event::OnReady(std::function<void(const std::optional<Error>&)> callback) const {
  if (event_ == nullptr) {
    callback(std::nullopt);
    return;
  }
  auto pending = std::make_unique<Pending>(Pending{api_, std::move(callback)});
  auto args = MakeArgs<PJRT_Event_OnReady_Args>();
  args.event = event_;
  args.callback = RunPending;
  args.user_arg = pending.get();
  Call(api_, args);
  pending.release();  // RunPending owns it now, and may already have freed it
}

void Event::Reset() noexcept {
  if (event_ == nullptr) return;
  auto args = MakeArgs<PJRT_Event_Destroy_Args>();
  args.event = std::exchange(event_, nullptr);
  CallNoThrow(api_, args);
}

}  // namespace torch_tpu::pjrt
