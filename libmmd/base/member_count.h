// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace mmd {

/// Counts the members of each JSON object while a text is parsed. A tree of ordered members
/// searches all of them for each new one, so very many in one object would take too long.
class MemberCount {
public:
    static constexpr std::size_t most = 1000; ///< of one object

    /// Starts an object `depth` levels deep, 0 for the outermost.
    void begin(int depth)
    {
        const auto own = static_cast<std::size_t>(depth) + 1;
        m_counts.resize(own + 1);
        m_counts[own] = 0;
    }
    /// A member `depth` levels deep, 1 in the outermost object. False if there are too many.
    bool add(int depth) { return ++m_counts[static_cast<std::size_t>(depth)] <= most; }

private:
    std::vector<std::size_t> m_counts; ///< by depth, of the open objects
};

} // namespace mmd
