// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace odori::test {

/// How far the memory allocated by `new` has risen above its level at construction, and how many
/// allocations were made: a measure of work that is the same on every machine. Linking
/// counting_allocator.cpp replaces the program's operators new and delete. One thread only.
class AllocationPeak {
public:
    AllocationPeak();
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] std::size_t count() const;

private:
    std::size_t m_before, m_countBefore;
};

} // namespace odori::test
