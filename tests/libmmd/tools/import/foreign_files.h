// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"

#include <QtCore/QByteArray>

namespace odori::test {

/// The animation as a BVH, whose joints have no rotation at rest; `order` is one of the rotations.
[[nodiscard]] QByteArray bvhOf(const mmd::SkeletonAnimation& animation, const char* order);

/// The animation as a GLB with a skin. `isPosed`: the nodes have the first frame's pose, so that
/// only the skin has the rest pose.
[[nodiscard]] QByteArray glbOf(const mmd::SkeletonAnimation& animation, bool isPosed);

} // namespace odori::test
