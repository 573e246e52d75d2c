// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace mmd {

/// A value that its copies share, because it is large or there are many copies (ten thousand undo
/// steps keep one selection once); or none. It cannot be changed, only replaced.
template <class T>
class Shared {
public:
    Shared() = default;
    Shared(std::nullopt_t) {} // NOLINT: reads as an optional
    Shared(T value)           // NOLINT
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }
    explicit operator bool() const { return m_value != nullptr; }
    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// By content.
    bool operator==(const Shared& other) const
    {
        return m_value == other.m_value || (m_value && other.m_value && *m_value == *other.m_value);
    }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace mmd
