// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/headless.h"
#include "ui/render/scene_renderer.h"

#include <optional>
#include <string>

namespace odori::cli {

/// A picture in pixels, and how it is drawn.
struct PictureLook {
    int width = 0, height = 0;
    int samples = 4; ///< for each pixel
    render::DrawOptions options;
};

/// Draws a picture of the pose. More samples than OpenGL has are drawn as a picture with two or
/// four times the width and height, which is then halved. With `options.transparent` the colours
/// are not multiplied by the alpha. Errors as HeadlessContext::picture().
[[nodiscard]] mmd::Result<mmd::Image> drawnPicture(render::HeadlessContext& context,
    render::SceneRenderer& renderer, const mmd::Pose& pose, const mmd::CameraSample& camera,
    const PictureLook& look);

/// The colour of "#rrggbb".
[[nodiscard]] std::optional<glm::vec3> colourOf(const std::string& text);

} // namespace odori::cli
