// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"

namespace mmd {

/// The expected content of a finished file: the positions of the joints at a frame of the bake, and
/// half-way to the next one, where each joint is half-way in its parent's space.
class BakedJoints {
public:
    explicit BakedJoints(const ExportScene& scene);

    /// Half frames from the first frame on (4 is the third frame, 5 is half-way to the fourth).
    /// They must not decrease, and the last one is a whole frame. Stops if cancelled.
    void moveTo(std::size_t halfFrame);

    [[nodiscard]] const JointPose& local(std::size_t joint) const { return m_local[joint]; }
    /// Without ExportJoint::shift at whole frames: the position in the model.
    [[nodiscard]] const JointPose& world(std::size_t joint) const { return m_world[joint]; }
    /// False half-way on a rotation of nearly half a turn, of this joint or an ancestor: both
    /// directions are correct.
    [[nodiscard]] bool isCertain(std::size_t joint) const { return m_isCertain[joint]; }

private:
    void moveToFrame(std::size_t frame);
    void moveHalfWay();

    const ExportScene& m_scene;
    std::vector<JointPose> m_local, m_world, m_before, m_after;
    std::vector<double> m_steps; ///< rotation of each joint from the frame before to the one after,
                                 ///< in degrees
    std::vector<bool> m_isCertain;
    std::size_t m_afterFrame = 0; ///< of m_after; the one before it is m_before
};

/// Adds to `result` the distance of a joint, as read, from its expected position.
void addDifference(
    const ExportJoint& joint, const JointPose& wanted, const JointPose& read, Verification& result);

} // namespace mmd
