// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/foot.h"

namespace mmd {

/// Moves the ankle of a leg to `target` in `pose` (model space) by turning leg and knee: the knee
/// bends in its plane, and keeps its direction seen from the hip as far as possible. The foot keeps
/// its rotation. False if the leg is too short or too long; then it points to the target. The foot
/// must have a leg and a knee.
bool bringAnkle(
    const Model& model, const Foot& foot, const glm::vec3& target, std::span<BoneTransform> pose);

} // namespace mmd
