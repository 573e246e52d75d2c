// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <optional>

namespace odori::render {

/// Converts MMD world space (left-handed, Y up) to the screen. Clip space is OpenGL's (z -1..1).
struct View {
    glm::mat4 view{1.0f};
    glm::mat4 projection{1.0f};
    glm::vec3 eye{0.0f};
};

/// The view of an MMD camera on a viewport with that aspect ratio (width / height). Yaw is -ry,
/// pitch -rx, roll -rz; eye = target + R·(0, 0, distance); the field of view is vertical.
[[nodiscard]] View viewOf(const mmd::CameraSample& camera, float aspect);

/// The position of a world point, in pixels from the top left of a viewport of `size`; none behind
/// the near plane, where nothing is drawn.
[[nodiscard]] std::optional<glm::vec2> projected(
    const View& view, const glm::vec3& point, const glm::vec2& size);

/// World-space ray through a pixel: unit direction, from the eye (or from the near plane without
/// perspective).
struct Ray {
    glm::vec3 origin, direction;
};
[[nodiscard]] Ray rayThrough(const View& view, const glm::vec2& pixel, const glm::vec2& size);

} // namespace odori::render
