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

/// What a drag does with the bones: each rotates at its own position, all rotate about one point,
/// or all move.
enum class PoseTask : std::uint8_t { Turn, Orbit, Move };

/// Whether a drag of `task` can change the bone.
[[nodiscard]] bool isAble(const mmd::pmx::Bone& bone, PoseTask task);

/// The bones at the start of a drag of the ring or the arrows. All values are computed from the
/// start, not from the previous step, so that errors do not add up.
class PoseEdit {
public:
    /// Uses those of `bones` that are able. For Orbit and Move, a bone with one of them as its
    /// ancestor is left out, because it follows that one. Bones with the same track count once.
    PoseEdit(
        const mmd::Model& model, const mmd::Pose& pose, std::span<const int> bones, PoseTask task);

    [[nodiscard]] bool isEmpty() const { return m_bones.empty(); }
    [[nodiscard]] std::vector<mmd::TrackId> tracks() const;

    /// Rotates every bone at its position by `angle` radians. A bone with a fixed axis rotates only
    /// about that axis, by its part of the rotation.
    [[nodiscard]] std::vector<mmd::Draft> turned(
        const TurnAxis& axis, float angle, std::uint32_t frame) const;

    /// Rotates all bones about the line through `pivot` along the unit vector `axis`, in world
    /// space. Bones that cannot move only rotate, each at its position; bones that cannot rotate
    /// only move.
    [[nodiscard]] std::vector<mmd::Draft> orbited(
        const glm::vec3& axis, float angle, const glm::vec3& pivot, std::uint32_t frame) const;

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
        glm::vec3 position{0.0f}; ///< in world space
        bool isTurnable = false, isMovable = false;
    };
    [[nodiscard]] static glm::quat turned(
        const Bone& bone, const glm::vec3& worldAxis, float angle);

    std::vector<Bone> m_bones;
};

} // namespace odori
