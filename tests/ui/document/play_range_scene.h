// SPDX-License-Identifier: MIT
#pragma once

#include "tests/libmmd/scene/scene_builder.h"
#include "tests/ui/document/open_scene.h"

#include <cstdint>

namespace odori::test {

/// Opens a small scene with keys at frames 0 and 3000 and this play range; `last` 0: to the end of
/// the motion or the sound.
inline void openWithRange(Document& document, std::uint32_t first, std::uint32_t last)
{
    mmd::Scene scene = sceneWith({0, 3000});
    scene.settings.playFirst = first;
    scene.settings.playLast = last;
    open(document, scene);
}

} // namespace odori::test
