// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/render/render_options.h"
#include "libmmd/scene/scene.h"

namespace odori::cli {

/// Whether the picture, the film or a picture of the series would replace a file that the command
/// reads: one of its arguments, or a file of the scene (models, textures, motions, sound). If it
/// would, it is said in one line on stderr.
[[nodiscard]] bool replacesInput(const RenderOptions& options, const mmd::Scene& scene);

} // namespace odori::cli
