// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstdint>

namespace odori::test {

/// How large a made scene is; by default as large as the editor must stay quick with.
struct LargeScene {
    std::uint32_t bones = 400;
    std::uint32_t morphs = 100;
    std::uint32_t keysPerTrack = 1200;
    std::uint32_t step = 6; ///< frames between two keys of a track; each track begins elsewhere
};

/// An active actor with a model of as many bones and morphs, in display frames of twenty, and keys
/// on all of them; the same every time. Curves come from a few hundred distinct ones, as in real
/// motions.
[[nodiscard]] mmd::Scene largeScene(const LargeScene& size = {});

} // namespace odori::test
