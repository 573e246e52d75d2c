// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <string>
#include <vector>

namespace mmd {

/// Bones and morphs that the user saved together, to select them again.
struct TrackSet {
    std::string name;            ///< UTF-8; unique in an actor
    std::vector<TrackId> tracks; ///< sorted, without duplicates
    bool operator==(const TrackSet&) const = default;
};

/// Which bones of an actor the user hid, locked and saved as sets. Only the project holds it.
/// Tracks that the model lacks stay in the lists, for another model.
struct BoneLists {
    std::vector<TrackId> hidden; ///< not drawn and not selected by clicks; sorted, no duplicates
    std::vector<TrackId> locked; ///< drawn, but not selected by clicks; sorted, no duplicates
    std::vector<TrackSet> sets;  ///< in the user's order
    bool operator==(const BoneLists&) const = default;

    [[nodiscard]] bool empty() const { return hidden.empty() && locked.empty() && sets.empty(); }
};

} // namespace mmd
