// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/speed/large_pages.h"

#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace mmd {

/// Appends little-endian values to bytes.
class ByteWriter {
public:
    void reserve(std::size_t size)
    {
        if (size <= m_bytes.capacity())
            return;
        m_pages.end(); // before the old memory is freed
        m_bytes.reserve(size);
        m_pages.prefer(m_bytes.data() + m_bytes.size(), size - m_bytes.size());
    }

    /// Name `T` in the call: it is the size in the file.
    template <class T>
    void write(std::type_identity_t<T> value)
    {
        static_assert(std::is_arithmetic_v<T>);
        static_assert(
            std::endian::native == std::endian::little, "big-endian machines need a swap here");
        append(&value, sizeof value);
    }

    void write(std::span<const std::byte> bytes) { append(bytes.data(), bytes.size()); }
    void write(std::string_view bytes) { append(bytes.data(), bytes.size()); }

    /// Adds `size` zero bytes; valid until the next call.
    [[nodiscard]] std::span<std::byte> extend(std::size_t size)
    {
        const std::size_t at = m_bytes.size();
        reserve(at + size);
        m_bytes.resize(at + size);
        return std::span(m_bytes).subspan(at);
    }
    /// Replaces bytes that were written before; `at` and all of `bytes` must be inside them.
    void overwrite(std::size_t at, std::span<const std::byte> bytes)
    {
        std::memcpy(m_bytes.data() + at, bytes.data(), bytes.size());
    }
    void clear() { m_bytes.clear(); }
    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes; }

    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
    [[nodiscard]] std::vector<std::byte> release()
    {
        m_pages.end();
        return std::move(m_bytes);
    }

private:
    void append(const void* from, std::size_t size)
    {
        if (size == 0)
            return;
        const std::size_t at = m_bytes.size();
        m_bytes.resize(at + size);
        std::memcpy(m_bytes.data() + at, from, size);
    }

    std::vector<std::byte> m_bytes;
    LargePages m_pages; ///< of m_bytes; last, so that it ends before they are freed
};

} // namespace mmd
