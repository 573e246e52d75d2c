// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// A bone whose key is computed from where the bone shall be.
struct MatchedBone {
    int bone = -1;
    bool rotates = false; ///< its key's rotation is computed; else it stays
    bool moves = false;   ///< its key's translation is computed; else it stays
};

/// Finds the keys with which bones get given global transforms. Morphs, appended rotations and
/// translations, and keys of the other bones count as they do in a pose. Not thread-safe; each
/// thread has its own.
class PoseMatching {
public:
    /// `bones` in any order, each once.
    PoseMatching(std::shared_ptr<const Model> model, std::vector<MatchedBone> bones);

    /// The keys of the other bones, and the IK switches for which the keys are computed. A chain
    /// that is on must not have one of the bones as a link.
    void setMotion(const Motion& motion);

    /// The values of the bones at `frame`, in their order. `wanted` has all bones of the model: of
    /// the bones and of their parents the transforms that they shall have. A value without finite
    /// numbers is replaced by that of the motion. Valid until the next call.
    [[nodiscard]] std::span<const BoneValue> valuesAt(
        double frame, std::span<const BoneTransform> wanted);
    /// The pose with the last values, IK included.
    [[nodiscard]] const Pose& pose() const { return m_evaluator.pose(); }

private:
    [[nodiscard]] glm::quat morphRotation(const Pose& pose, int bone) const;
    /// Corrects a value by what the pose has with it; the size of the correction.
    double correct(
        const MatchedBone& matched, std::span<const BoneTransform> wanted, BoneOverride& value);

    std::shared_ptr<const Model> m_model;
    std::vector<MatchedBone> m_bones;
    PoseEvaluator m_evaluator;
    std::vector<BoneOverride> m_overrides;
    std::vector<BoneValue> m_values;
    std::vector<std::vector<int>> m_morphs; ///< of each of the bones, those that turn it
};

/// Moves a bone of a pose, with all its descendants, as a rigid body.
void moveRigidly(
    const Model& model, std::span<BoneTransform> pose, int bone, const BoneTransform& to);

/// The bone's transform in the space of its parent in `pose`.
[[nodiscard]] BoneTransform inParent(
    const Model& model, std::span<const BoneTransform> pose, int bone);

} // namespace mmd
