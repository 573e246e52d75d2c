// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstdint>

namespace odori::test {

/// The size of a generated scene; the default is the size at which the editor must still be fast.
struct LargeScene {
    std::uint32_t bones = 400;
    std::uint32_t morphs = 100;
    std::uint32_t keysPerTrack = 1200;
    std::uint32_t step = 6; ///< frames between a track's keys; tracks start at different frames
};

/// An active actor with a model of this many bones and morphs, in display frames of twenty, and
/// keys on all of them; always the same. There are a few hundred distinct curves, as in real
/// motions.
[[nodiscard]] mmd::Scene largeScene(const LargeScene& size = {});

} // namespace odori::test
