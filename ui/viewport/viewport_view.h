// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/edit_mode.h"
#include "ui/viewport/helpers/view_helpers.h"
#include "ui/viewport/overlays/safe_frame.h"
#include "ui/viewport/stage.h"
#include "ui/viewport/view_camera.h"

#include <vector>

namespace odori {

/// The view state of a viewport, for another viewport with the same view.
struct ViewportView {
    ViewCamera::View camera;
    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;
    Pivot pivot = Pivot::Own;
    bool isSolo = false;
    bool areBonesShown = true, areBodiesShown = false, isGridShown = true;
    bool isSelfShadowShown = true;
    bool arePhysicsBonesPicked = false, isCameraAlwaysShown = false;
    SafeFrame safeFrame = SafeFrame::None;
    ViewHelpers helpers;
    bool isClean = false;
    std::vector<Stage::TextureSource> textures;
};

} // namespace odori
