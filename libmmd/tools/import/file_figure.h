// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/bone_mapping.h"
#include "libmmd/tools/import/import_motion.h"

#include <glm/mat3x3.hpp>

#include <array>
#include <string_view>
#include <vector>

namespace mmd {

/// The joint of each bone of a model, by a mapping.
struct MappedJoints {
    std::vector<int> joints;    ///< [bone]; -1: none
    std::vector<JointUse> uses; ///< [bone]
    std::size_t count = 0;      ///< bones with a joint
    std::vector<bool> used;     ///< [joint of the file]
};
[[nodiscard]] MappedJoints mappedJoints(
    const SkeletonAnimation& animation, const Model& model, const BoneMapping& mapping);

/// The bones of a leg, both in the model: -1 for those that it lacks.
struct LegBones {
    int upper = -1, lower = -1, foot = -1, goal = -1;
};
[[nodiscard]] std::array<LegBones, 2> legBonesOf(const Model& model); ///< left, right

/// A figure of a file in MMD's space: left-handed, Y up, looking to -Z, in the model's size. The
/// ground is at height 0 for a foot whose ankle is as high as the model's.
class FileFigure {
public:
    FileFigure(const SkeletonAnimation& animation, const Model& model, const MappedJoints& mapped,
        const ImportOptions& options);

    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] const JointPlace& rest(int joint) const { return m_rest[std::size_t(joint)]; }
    /// All joints at a frame of 30 a second.
    void placesAt(double frame, std::vector<JointPlace>& places) const;
    /// Frames of 30 a second.
    [[nodiscard]] std::size_t frameCount() const;
    /// Added to the position of an ankle or of the beginning of a leg: what the model's own rest
    /// pose differs from the file's, and the ground.
    [[nodiscard]] const glm::vec3& groundOffset() const { return m_groundOffset; }
    /// The direction of the rest pose, if that is a moment of a movement: a rotation about Y.
    [[nodiscard]] const glm::quat& heading() const { return m_heading; }
    /// How far the model's ankle of a side (left, right) is more to the left (+X) than the file's,
    /// at rest.
    [[nodiscard]] float stance(std::size_t side) const { return m_stance[side]; }

private:
    [[nodiscard]] JointPlace inSpace(const JointPlace& place) const;
    void findSpace(const Model& model, const MappedJoints& mapped);
    void findScale(const Model& model, const MappedJoints& mapped);
    void findGround(const Model& model, const MappedJoints& mapped, const ImportOptions& options);

    const SkeletonAnimation& m_animation;
    std::vector<JointPlace> m_rest; ///< first in the file's space, then in MMD's
    glm::mat3 m_axes{1.0f};         ///< rows: the figure's left, up and front
    glm::quat m_heading{1.0f, 0.0f, 0.0f, 0.0f};
    double m_scale = 1.0;
    glm::vec3 m_groundOffset{0.0f};
    std::array<float, 2> m_stance{};
};

} // namespace mmd
