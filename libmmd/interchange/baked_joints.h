// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"

namespace mmd {

/// What a finished file should show: where the joints are at a frame of the bake, and half-way from
/// there to the next one, where each joint is half-way against its parent.
class BakedJoints {
public:
    explicit BakedJoints(const ExportScene& scene);

    /// Half frames from the first frame on (4 is the third frame, 5 half-way to the fourth); never
    /// back, and the last one is a whole frame.
    void moveTo(std::size_t halfFrame);

    [[nodiscard]] const JointPose& local(std::size_t joint) const { return m_local[joint]; }
    /// Without ExportJoint::shift at whole frames: as in the model.
    [[nodiscard]] const JointPose& world(std::size_t joint) const { return m_world[joint]; }
    /// False half-way on nearly half a turn, of this joint or one above: either way round is right.
    [[nodiscard]] bool isCertain(std::size_t joint) const { return m_isCertain[joint]; }

private:
    void moveToFrame(std::size_t frame);
    void moveHalfWay();

    const ExportScene& m_scene;
    std::vector<JointPose> m_local, m_world, m_before, m_after;
    std::vector<double> m_steps; ///< degrees that each turns from the frame before to the one after
    std::vector<bool> m_isCertain;
    std::size_t m_afterFrame = 0; ///< of m_after; the one before it is m_before
};

/// Takes into `result` how far a joint, as read, is from where it should be.
void takeDifference(
    const ExportJoint& joint, const JointPose& wanted, const JointPose& read, Verification& result);

} // namespace mmd
