// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

namespace odori {

/// A box in world space along the axes.
struct Extent {
    glm::vec3 lower{0.0f}, upper{0.0f};
};

[[nodiscard]] Extent united(const Extent& a, const Extent& b);

/// Where a model's vertices are in `pose`, each carried by its heaviest bone alone: enough to look
/// at it. The bones' places where it has no vertices; about the origin where it has neither.
[[nodiscard]] Extent extentOf(const mmd::Model& model, const mmd::Pose& pose);

/// The same over the whole of `motion`, looked at now and then; of the first frame alone where the
/// model travels so far that it would be a dot.
[[nodiscard]] Extent extentOf(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion);

} // namespace odori
