// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace odori::test {

/// How far the memory that `new` gives out rises above what it was when this began. The program
/// that links counting_allocator.cpp has its operators new and delete replaced; one thread only.
class AllocationPeak {
public:
    AllocationPeak();
    [[nodiscard]] std::size_t bytes() const;

private:
    std::size_t m_before;
};

} // namespace odori::test
