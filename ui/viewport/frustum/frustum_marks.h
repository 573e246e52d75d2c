// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/render/view.h"
#include "ui/viewport/frustum/frustum.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace odori {

/// A part of the drawn camera. All but Side can be dragged.
enum class FrustumPart : std::uint8_t { Target, Eye, Picture, Up, Side };

/// A part at a point of it, in world space.
struct FrustumGrip {
    FrustumPart part = FrustumPart::Side;
    glm::vec3 point{0.0f};
};

/// The part at `pixel` of a viewport of `size` logical pixels: the marks of target and eye before
/// the rectangle and the triangle, these before the sides. Parts behind the eye are not found.
[[nodiscard]] std::optional<FrustumGrip> gripAt(const Frustum& frustum, const render::View& view,
    const glm::vec2& size, const glm::vec2& pixel);

struct FrustumColours {
    glm::vec4 lines, active;
};

/// Appends the lines of the frustum to `lines`: its sides, its rectangle, a triangle for up, a
/// square at the eye, a ring with a cross at the target, and a line between the two. The part
/// `active` has its own colour. `isStrong`: wider lines, with marks for the handles.
void addFrustum(const Frustum& frustum, const render::View& view, const glm::vec2& size,
    const FrustumColours& colours, std::optional<FrustumPart> active, bool isStrong,
    std::vector<render::OverlayLine>& lines);

} // namespace odori
