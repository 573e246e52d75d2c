// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>

namespace odori::test {

/// Processor time of this program since the object was created, for limits of cost: on a busy
/// machine the wall clock also counts other programs.
class CpuTime {
public:
    [[nodiscard]] double seconds() const
    {
        return double(std::clock() - m_start) / double(CLOCKS_PER_SEC);
    }

private:
    std::clock_t m_start = std::clock();
};

} // namespace odori::test
