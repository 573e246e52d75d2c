// SPDX-License-Identifier: MIT
#include "ui/document/saved_motions.h"

namespace odori {

bool SavedMotions::isSaved(const std::string& path, const mmd::Motion& motion) const
{
    const auto known = m_motions.find(path);
    if (path.empty() || known == m_motions.end())
        return motion.keyCount() == 0;
    return known->second == motion; // tracks that both hold are equal at once
}

} // namespace odori
