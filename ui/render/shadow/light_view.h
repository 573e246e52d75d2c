// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"
#include "ui/render/shadow/box.h"
#include "ui/render/view.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>

#include <optional>

namespace odori::render {

/// MMD's view from the light, which says where self-shadows are and how soft (docs/rendering.md).
struct LightView {
    /// World to clip space. Self-shadows are where x and y are within -w and w. Along a ray of
    /// light, z / w grows by 0.15 x the key's distance / w for each unit.
    glm::mat4 toClip{1.0f};
    /// A shadow is full where it exceeds 1.3: the difference of z / w between the surface and what
    /// casts the shadow, times strength.x + strength.y * y / w.
    glm::vec2 strength{0.0f};
};

/// `toLight` has unit length. None if the key's mode or distance turn self-shadows off.
[[nodiscard]] std::optional<LightView> lightViewOf(
    const mmd::ShadowValue& shadow, const View& view, const glm::vec3& toLight);

/// The same view, moved onto a map that has only the part where the box of what casts shadows
/// covers what `view` shows of the box of what receives them.
struct ShadowArea {
    glm::mat4 toMap{1.0f}; ///< world to texture coordinates and depth, 0 to 1 after division by w
    glm::vec2 strength{0.0f}; ///< as in LightView, for differences and y on the map
};

/// None where nothing casts a shadow that is seen. Allocates nothing.
[[nodiscard]] std::optional<ShadowArea> shadowAreaOf(
    const LightView& light, const View& view, const Box& casting, const Box& receiving);

} // namespace odori::render
