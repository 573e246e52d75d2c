// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "libmmd/scene/scene.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace odori {

/// Whether the user can edit a bone's rotation (or translation).
[[nodiscard]] bool isTurnable(const mmd::pmx::Bone& bone);
[[nodiscard]] bool isMovable(const mmd::pmx::Bone& bone);

/// The axis of a rotation: a world axis, or the axis with that index of each bone or of each bone's
/// parent.
struct TurnAxis {
    glm::vec3 world{0.0f};
    std::optional<int> own;
    bool isParents = false; ///< `own` is an axis of the parent
};

/// The bones at the start of a drag of the ring or the arrows. All values are computed from the
/// start, not from the previous step, so that errors do not add up.
class PoseEdit {
public:
    /// Uses those of `bones` that can rotate (or move, if `moving`); descendants of another moved
    /// bone follow it. Bones with the same track count once.
    PoseEdit(
        const mmd::Model& model, const mmd::Pose& pose, std::span<const int> bones, bool moving);

    [[nodiscard]] bool isEmpty() const { return m_bones.empty(); }
    [[nodiscard]] std::vector<mmd::TrackId> tracks() const;

    /// Rotates every bone at its position by `angle` radians. A bone with a fixed axis rotates only
    /// about that axis, by its part of the rotation.
    [[nodiscard]] std::vector<mmd::Draft> turned(
        const TurnAxis& axis, float angle, std::uint32_t frame) const;

    /// Moves every bone by `offset`, in world space.
    [[nodiscard]] std::vector<mmd::Draft> moved(const glm::vec3& offset, std::uint32_t frame) const;

private:
    struct Bone {
        mmd::TrackId track;
        mmd::BoneValue start; ///< with its original bits
        mmd::BoneValue value; ///< the same, of unit length and about the fixed axis
        glm::quat world;      ///< global rotation
        glm::quat before;     ///< the rotation on the left of the key's rotation in it
        glm::quat parent;     ///< global rotation of the parent
        std::array<glm::vec3, 3> axes, parentAxes; ///< in world space
        std::optional<glm::vec3> fixedAxis;
    };
    std::vector<Bone> m_bones;
};

} // namespace odori
