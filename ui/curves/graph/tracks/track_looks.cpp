// SPDX-License-Identifier: MIT
#include "ui/curves/graph/tracks/track_looks.h"

#include "ui/theme/track_colours.h"

#include <algorithm>
#include <array>

namespace odori {

TrackLook TrackLooks::of(mmd::ActorId actor, const mmd::TrackId& track) const
{
    const auto found = m_looks.find({actor, track});
    return found == m_looks.end() ? TrackLook() : found->second;
}

void TrackLooks::set(mmd::ActorId actor, const mmd::TrackId& track, const TrackLook& look)
{
    m_looks.insert_or_assign({actor, track}, look);
}

void TrackLooks::chooseColours(mmd::ActorId actor, std::span<const mmd::TrackId> tracks)
{
    std::array<int, trackColourCount> used{};
    for (const mmd::TrackId& track : tracks)
        if (const int colour = of(actor, track).colour; colour >= 0)
            ++used[std::size_t(colour) % used.size()];
    for (const mmd::TrackId& track : tracks) {
        TrackLook& look = m_looks[{actor, track}];
        if (look.colour >= 0)
            continue;
        const auto least = std::min_element(used.begin(), used.end());
        look.colour = int(least - used.begin());
        ++*least;
    }
}

} // namespace odori
