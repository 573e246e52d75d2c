// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <optional>
#include <vector>

namespace odori {

/// An axis-aligned box in world space.
struct Extent {
    glm::vec3 lower{0.0f}, upper{0.0f};
};

[[nodiscard]] Extent united(const Extent& a, const Extent& b);

/// The box of a model's vertices in `pose`. Each vertex follows only its bone with the highest
/// weight, which is precise enough for the view. Without vertices, the box of the bones' positions;
/// without bones too, a box at the origin.
[[nodiscard]] Extent extentOf(const mmd::Model& model, const mmd::Pose& pose);

/// The box of the vertices of some bones, one flag for each bone; none without such vertices.
[[nodiscard]] std::optional<Extent> extentOf(
    const mmd::Model& model, const mmd::Pose& pose, const std::vector<bool>& bones);

/// The box over some frames of `motion`; only of the first frame if the model moves so far that it
/// would look too small.
[[nodiscard]] Extent extentOf(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion);

} // namespace odori
