// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

namespace odori {

/// A box in world space along the axes.
struct Extent {
    glm::vec3 lower{0.0f}, upper{0.0f};
};

[[nodiscard]] Extent united(const Extent& a, const Extent& b);

/// The box of a model's vertices in `pose`, each moved by its heaviest bone only: precise enough
/// for the view. The positions of the bones if it has no vertices; a box at the origin if it has
/// neither.
[[nodiscard]] Extent extentOf(const mmd::Model& model, const mmd::Pose& pose);

/// The same over the whole of `motion`, at some of its frames; only of the first frame if the model
/// moves so far that it would be too small.
[[nodiscard]] Extent extentOf(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion);

} // namespace odori
