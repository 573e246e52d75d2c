// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "libmmd/scene/scene.h"

namespace odori {

/// The channels of a track of the active actor that have something to show: all, but no positions
/// of bones that only rotate. These are bones that the model does not let move, and whose keys have
/// no position.
[[nodiscard]] mmd::ChannelSet usefulChannels(const mmd::Scene& scene, const mmd::TrackId& track);

} // namespace odori
