// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace odori::test {

/// How far the memory that `new` gives out rises above what it was when this began, and how often
/// it was asked: a measure of work that is the same on every machine. The program that links
/// counting_allocator.cpp has its operators new and delete replaced; one thread only.
class AllocationPeak {
public:
    AllocationPeak();
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] std::size_t count() const;

private:
    std::size_t m_before, m_countBefore;
};

} // namespace odori::test
