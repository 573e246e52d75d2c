// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/replaced.h"

#include <algorithm>
#include <iterator>

namespace mmd {

Selection replacedKeys(const EditTarget& target, const Selection& moved, bool areCopies)
{
    Selection replaced;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return replaced;
    for (const TrackKeys& each : moved.keys) {
        const auto frames = framesOf(*motion, each.track);
        TrackKeys hit{each.track, {}};
        std::set_intersection(frames.begin(), frames.end(), each.frames.begin(), each.frames.end(),
            std::back_inserter(hit.frames));
        if (const auto own = target.selection.framesOf(each.track); !areCopies && !own.empty()) {
            std::vector<std::uint32_t> others;
            std::set_difference(hit.frames.begin(), hit.frames.end(), own.begin(), own.end(),
                std::back_inserter(others));
            hit.frames = std::move(others);
        }
        if (!hit.frames.empty())
            replaced.keys.push_back(std::move(hit));
    }
    return replaced;
}

} // namespace mmd
