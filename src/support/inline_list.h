// A list of any movable type with room for N elements inside the object, for the hot path: elements are constructed
// when they are added, so an empty list costs nothing. Longer lists allocate one element at a time; references stay
// valid. Not thread-safe.
#pragma once
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace torch_tpu::support {

template <typename T, size_t N>
class InlineList {
 public:
  InlineList() = default;
  InlineList(const InlineList&) = delete;
  InlineList& operator=(const InlineList&) = delete;
  ~InlineList() {
    for (size_t i = 0; i < size_ && i < N; ++i) at(i).~T();
  }

  template <typename... Args>
  T& emplace_back(Args&&... args) {
    T* element;
    if (size_ < N) {
      element = new (&at(size_)) T(std::forward<Args>(args)...);
    } else {
      more_.push_back(std::make_unique<T>(std::forward<Args>(args)...));
      element = more_.back().get();
    }
    ++size_;
    return *element;
  }
  size_t size() const { return size_; }
  T& operator[](size_t i) { return i < N ? at(i) : *more_[i - N]; }
  const T& operator[](size_t i) const { return i < N ? at(i) : *more_[i - N]; }

 private:
  T& at(size_t i) { return reinterpret_cast<T*>(storage_)[i]; }
  const T& at(size_t i) const { return reinterpret_cast<const T*>(storage_)[i]; }

  size_t size_ = 0;
  alignas(T) unsigned char storage_[N * sizeof(T)];
  std::vector<std::unique_ptr<T>> more_;
};

}  // namespace torch_tpu::support
