// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"
#include "ui/render/scene_renderer.h"

#include <glm/vec3.hpp>

#include <optional>

namespace odori::film {

/// How the pictures of a film look. Everything else is in the scene.
struct PictureLook {
    int width = 1280, height = 720; ///< pixels
    /// For each pixel. More than OpenGL has are drawn as a picture of two or four times the width
    /// and height.
    int samples = 4;
    /// Moments that are averaged in each picture, from the frame to halfway to the next picture, as
    /// a film camera with a shutter of 180 degrees does. 1: no motion blur.
    int blur = 1;
    bool isDeep = false; ///< 16 bits for each channel
    bool transparent =
        false; ///< no background and no grid; colours are not multiplied by the alpha
    std::optional<glm::vec3> background; ///< instead of sky and ground
    bool grid = true;
    bool selfShadow = true;                    ///< as the scene's keys say; false: never
    std::optional<mmd::CameraSample> freeView; ///< instead of the scene's camera

    static constexpr int mostSamples = 64, mostBlur = 64;
};

} // namespace odori::film
