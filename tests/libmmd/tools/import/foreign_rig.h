// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"
#include "libmmd/pose/pose.h"

#include <string_view>

namespace odori::test {

enum class RigNames { Mixamo, Vrm, Cmu, Rokoko, Biped, Blender };

/// How a rig of another program differs from the model whose motion it has.
struct RigKind {
    RigNames names = RigNames::Mixamo;
    bool isTPose = true;   ///< the arms of the rest pose are horizontal; else as the model's
    bool hasRoll = true;   ///< joints at rest have rotations: Y along the bone, and any roll
    glm::dmat3 space{1.0}; ///< a rotation after: Y up, the figure looks to +Z
    double scale = 1.0;    ///< of all lengths
    double legs = 1.0;     ///< of the legs
    double thighs = 1.0;   ///< of the thighs; the ankles stay where they are
    double fps = 30.0;
    bool restIsAtOrigin = false;   ///< the rest pose has the hips at the origin, as CMU's
    bool restIsFirstFrame = false; ///< as in a file without a skin
};

/// A rig that moves as `motion` does on the model, so that an import on the model must give the
/// same motion. Right-handed.
[[nodiscard]] mmd::SkeletonAnimation foreignRig(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion, const RigKind& kind);

} // namespace odori::test
