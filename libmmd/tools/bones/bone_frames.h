// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <map>
#include <vector>

namespace mmd {

/// A rotation, then a movement.
struct Placement {
    glm::dvec3 position{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
};
[[nodiscard]] Placement operator*(const Placement& above, const Placement& below);
[[nodiscard]] Placement inverse(const Placement& placement);

/// Some bones of a model at the frames of a span: each relative to its parent, by its keys alone.
class BoneFrames {
public:
    BoneFrames(const Model& model, const Motion& motion, FrameSpan span);

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Samples the bone's track if it is new. Numbers that are not finite count as MMD's rest.
    void add(int bone);
    [[nodiscard]] Placement at(int bone, std::size_t frame) const;
    [[nodiscard]] Placement atRest(int bone) const;
    /// The bone's own rotation.
    [[nodiscard]] glm::dquat rotation(int bone, std::size_t frame) const;
    void set(int bone, std::size_t frame, const Placement& placement);
    void setRotation(int bone, std::size_t frame, const glm::dquat& rotation);
    /// The bones that were set to other values, and their values.
    [[nodiscard]] std::map<int, std::vector<BoneValue>> changes() const;

private:
    struct Values {
        std::vector<BoneValue> before, after;
    };
    const Model& m_model;
    const Motion& m_motion;
    FrameSpan m_span;
    std::size_t m_count;
    std::map<int, Values> m_values;
};

} // namespace mmd
