// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>

namespace odori::test {

/// Processor time of this program since the object was made: what bounds of cost are measured by,
/// since on a busy machine every wall clock runs ahead.
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
