// A vector of trivially copyable elements with room for N of them inside the object: shapes and keys on the hot path
// must not allocate. Owns its elements; not thread-safe.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <type_traits>
#include <vector>

namespace torch_tpu::support {

template <typename T, size_t N>
class SmallVec {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  SmallVec() = default;
  SmallVec(std::initializer_list<T> list) { assign(list.begin(), list.end()); }
  explicit SmallVec(size_t n, const T& value = T()) { resize(n, value); }
  template <typename It, typename = typename std::iterator_traits<It>::iterator_category>
  SmallVec(It first, It last) {
    assign(first, last);
  }
  SmallVec(const std::vector<T>& v) { assign(v.begin(), v.end()); }  // NOLINT: shapes arrive as vectors
  SmallVec(const SmallVec& other) { assign(other.begin(), other.end()); }
  SmallVec(SmallVec&& other) noexcept { Steal(other); }
  SmallVec& operator=(const SmallVec& other) {
    if (this != &other) assign(other.begin(), other.end());
    return *this;
  }
  SmallVec& operator=(SmallVec&& other) noexcept {
    if (this != &other) {
      heap_.reset();
      Steal(other);
    }
    return *this;
  }

  T* data() { return heap_ ? heap_.get() : inline_; }
  const T* data() const { return heap_ ? heap_.get() : inline_; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }
  auto rbegin() const { return std::reverse_iterator(end()); }
  auto rend() const { return std::reverse_iterator(begin()); }
  T& operator[](size_t i) { return data()[i]; }
  const T& operator[](size_t i) const { return data()[i]; }
  T& front() { return data()[0]; }
  const T& front() const { return data()[0]; }
  T& back() { return data()[size_ - 1]; }
  const T& back() const { return data()[size_ - 1]; }

  void push_back(T value) {
    if (size_ == capacity_) Grow(size_ + 1);
    data()[size_++] = value;
  }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }
  void reserve(size_t n) {
    if (n > capacity_) Grow(n);
  }
  void resize(size_t n, const T& value = T()) {
    reserve(n);
    for (size_t i = size_; i < n; ++i) data()[i] = value;
    size_ = n;
  }
  template <typename It>
  void assign(It first, It last) {
    clear();
    append(first, last);
  }
  void assign(size_t n, const T& value) {
    clear();
    resize(n, value);
  }
  template <typename It>
  void append(It first, It last) {
    reserve(size_ + std::distance(first, last));
    for (; first != last; ++first) data()[size_++] = *first;
  }
  iterator insert(const_iterator position, T value) {
    size_t at = position - begin();
    push_back(value);
    std::rotate(begin() + at, end() - 1, end());
    return begin() + at;
  }
  iterator erase(const_iterator position) {
    size_t at = position - begin();
    std::copy(begin() + at + 1, end(), begin() + at);
    --size_;
    return begin() + at;
  }
  std::vector<T> ToVector() const { return {begin(), end()}; }

  friend bool operator==(const SmallVec& a, const SmallVec& b) {
    return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
  }
  friend bool operator<(const SmallVec& a, const SmallVec& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  void Grow(size_t at_least) {
    size_t capacity = std::max(at_least, size_t(capacity_) * 2);
    std::unique_ptr<T[]> heap(new T[capacity]);
    std::copy(begin(), end(), heap.get());
    heap_ = std::move(heap);
    capacity_ = static_cast<uint32_t>(capacity);
  }
  void Steal(SmallVec& other) {
    heap_ = std::move(other.heap_);
    size_ = other.size_;
    capacity_ = other.capacity_;
    if (!heap_) std::copy(other.inline_, other.inline_ + size_, inline_);
    other.size_ = 0;
    other.capacity_ = N;
  }

  uint32_t size_ = 0;
  uint32_t capacity_ = N;
  std::unique_ptr<T[]> heap_;
  T inline_[N];
};

using Dims = SmallVec<int64_t, 6>;

}  // namespace torch_tpu::support
