// SPDX-License-Identifier: MIT
#include "ui/curves/graph/tracks/track_channels.h"

#include "libmmd/scene/posed_keys.h"

#include <algorithm>

namespace odori {
namespace {

constexpr auto positions =
    mmd::ChannelSet(bitOf(mmd::KeyNumber::X) | bitOf(mmd::KeyNumber::Y) | bitOf(mmd::KeyNumber::Z));

bool hasPosition(const mmd::Actor& actor, const mmd::TrackId& track)
{
    const auto* keys = mmd::findBoneTrack(actor.motion, track.name);
    return keys && std::any_of(keys->values().begin(), keys->values().end(),
                       [](const auto& key) { return key.translation != glm::vec3(0.0f); });
}

} // namespace

mmd::ChannelSet usefulChannels(const mmd::Scene& scene, const mmd::TrackId& track)
{
    unsigned all = 0;
    for (const mmd::KeyNumber channel : channelsOf(track.kind))
        all |= bitOf(channel);
    const mmd::Actor* actor = mmd::activeActor(scene);
    if (track.kind == mmd::TrackKind::Bone && actor &&
        !mmd::allowsNumber(*actor, track, mmd::KeyNumber::X) && !hasPosition(*actor, track))
        all &= ~unsigned(positions);
    return mmd::ChannelSet(all);
}

} // namespace odori
