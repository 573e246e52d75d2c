// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <iterator>

namespace mmd {

/// Reads characters from a pointer that all its copies share. It gives the position of a parser
/// that takes its iterators by value.
class SharedCursor {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    explicit SharedCursor(const char** at)
        : m_at(at)
    {
    }
    reference operator*() const { return **m_at; }
    SharedCursor& operator++()
    {
        ++*m_at;
        return *this;
    }
    bool operator==(const SharedCursor& other) const { return *m_at == *other.m_at; }
    bool operator!=(const SharedCursor& other) const { return *m_at != *other.m_at; }

private:
    const char** m_at;
};

} // namespace mmd
