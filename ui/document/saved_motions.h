// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <map>
#include <string>

namespace odori {

/// What the motion files hold that were read or written, as snapshots: tells whether a motion has
/// changes that its file lacks, however it came to them (by edits, undo, or another file).
class SavedMotions {
public:
    void note(const std::string& path, const mmd::Motion& motion) { m_motions[path] = motion; }
    void clear() { m_motions.clear(); }

    /// An empty motion without a file that is known counts as saved: there is nothing to lose.
    [[nodiscard]] bool isSaved(const std::string& path, const mmd::Motion& motion) const;

private:
    std::map<std::string, mmd::Motion> m_motions; ///< by path, UTF-8
};

} // namespace odori
