// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace mmd {

/// A little-endian value of arithmetic type at `at`, which must hold enough bytes.
template <class T>
[[nodiscard]] T loadLittle(const std::byte* at)
{
    static_assert(std::is_arithmetic_v<T>);
    static_assert(
        std::endian::native == std::endian::little, "big-endian machines need a swap here");
    T value;
    std::memcpy(&value, at, sizeof value);
    return value;
}

/// A bounds-checked cursor over bytes. The first read past the end makes it fail permanently: later
/// reads return zeros, and error() has the offset and the field. So a reader checks once for each
/// record.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] std::size_t offset() const { return m_offset; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size() - m_offset; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    template <class T>
    T read()
    {
        if (!need(sizeof(T)))
            return T{};
        const T value = loadLittle<T>(m_bytes.data() + m_offset);
        m_offset += sizeof(T);
        return value;
    }

    /// `size` bytes in place; empty if there are not enough.
    std::span<const std::byte> readBytes(std::size_t size)
    {
        if (!need(size))
            return {};
        const auto part = m_bytes.subspan(m_offset, size);
        m_offset += size;
        return part;
    }

    /// Returns false, and fails, unless `size` more bytes are left.
    bool need(std::size_t size)
    {
        if (!m_failed && left() >= size)
            return true;
        if (!m_failed) {
            m_failed = true;
            m_failedAt = m_offset;
        }
        return false;
    }

    /// The error of a failed cursor, with the field that it was reading.
    [[nodiscard]] Error error(std::string_view field) const
    {
        return {.code = ErrorCode::UnexpectedEnd,
            .offset = m_failedAt,
            .field = std::string(field),
            .value = 0};
    }

private:
    std::span<const std::byte> m_bytes;
    std::size_t m_offset = 0;
    std::size_t m_failedAt = 0;
    bool m_failed = false;
};

} // namespace mmd
