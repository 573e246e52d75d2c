// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/file_figure.h"
#include "libmmd/tools/import/twist_bones.h"

#include <array>
#include <vector>

namespace mmd {

/// Finds the keys of a model's bones for a figure of a file. Any number of threads may use one.
class Retarget {
public:
    /// All must outlive this object.
    Retarget(const Model& model, const SkeletonAnimation& animation, const FileFigure& figure,
        const MappedJoints& mapped, const ImportOptions& options);

    /// Memory for one frame; each thread has its own.
    struct Frame {
        std::vector<JointPlace> places;
        std::vector<BoneTransform> world; ///< [bone], without IK
        std::vector<glm::quat> results;   ///< [bone], local, with append
        std::vector<glm::vec3> moves;     ///< [bone], local, with append
        std::vector<BoneValue> values;    ///< [bone], of the keys
        std::vector<glm::quat> bends;     ///< [bone], global: what bendLegs() adds; empty: nothing
    };
    /// Sets `work.values` for a frame of 30 a second.
    void run(double frame, Frame& work) const;

    /// The bones that run() sets.
    [[nodiscard]] const std::vector<bool>& keyed() const { return m_keyed; }
    /// For each IK chain whether it is on (1) or off (0), or as it was (-1).
    [[nodiscard]] const std::vector<int>& chains() const { return m_chains; }

private:
    [[nodiscard]] bool isOwnLeg(const LegBones& leg) const;
    void findBends();
    void findChains();
    void evaluate(Frame& work, const glm::vec3& centre) const;
    void setBone(int bone, Frame& work, const glm::vec3& centre) const;
    [[nodiscard]] glm::quat turnOf(std::size_t bone, const Frame& work) const;
    [[nodiscard]] glm::vec3 moved(int joint, const Frame& work) const;
    [[nodiscard]] glm::vec3 centreFor(const Frame& work) const;
    [[nodiscard]] glm::vec3 ankleFor(std::size_t side, const Frame& work) const;
    [[nodiscard]] bool bendLegs(Frame& work) const;
    void setGoals(Frame& work) const;

    const Model& m_model;
    const SkeletonAnimation& m_animation;
    const FileFigure& m_figure;
    const MappedJoints& m_mapped;
    std::vector<glm::quat> m_alignment;
    TwistBones m_twists;
    std::array<LegBones, 2> m_legs;
    std::array<bool, 2> m_needsBend{}; ///< the file's leg has other proportions
    ImportLegs m_legUse;
    int m_centre = -1; ///< the bone with JointUse::Position
    std::vector<std::int32_t> m_order;
    std::vector<bool> m_keyed;
    std::vector<int> m_chains;
};

} // namespace mmd
