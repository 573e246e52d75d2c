// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/edit_mode.h"
#include "ui/viewport/stage.h"
#include "ui/viewport/view_camera.h"

#include <vector>

namespace odori {

/// How a viewport shows what is open: all that another one needs to go on from it.
struct ViewportView {
    ViewCamera::View camera;
    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;
    bool isSolo = false;
    bool areBonesShown = true, areBodiesShown = false, isGridShown = true;
    std::vector<Stage::TextureSource> textures;
};

} // namespace odori
