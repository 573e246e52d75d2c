// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/motion/motion.h"
#include "libmmd/pose/pose.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace mmd {

/// How much joints are too far from where they were, at a frame.
struct FrameExcess {
    std::uint32_t frame = 0;
    double ratio = 0.0; ///< of the largest difference to its limit; only over 1 if there is excess
    /// Tracks whose values differ and that carry a joint with excess, or drive it through IK or
    /// append: index, and the part of the difference that it makes, compared with the largest part.
    std::vector<std::pair<std::size_t, double>> parts;
};

/// A motion to compare with, and how far each joint may be from where it has it.
struct ExcessReference {
    const Motion& motion;
    double units = 0.0;
    double degrees = 0.0;
};

/// Compares the joints of one model.
class JointExcess {
public:
    /// `tracks`: those that may differ.
    JointExcess(std::shared_ptr<const Model> model, std::span<const TrackId> tracks);

    /// The frames of `frames` (ascending) at which a joint of `motion` is too far from where one of
    /// `references` has it. A frame's excess is that of the first reference that has some.
    /// Cancelled.
    [[nodiscard]] Result<std::vector<FrameExcess>> of(std::span<const ExcessReference> references,
        const Motion& motion, std::span<const std::uint32_t> frames, ProgressPart progress) const;

private:
    void compare(const Pose& one, const Pose& other, const ExcessReference& limit,
        FrameExcess& excess) const;
    void addParts(const Pose& one, const Pose& other, std::size_t joint, double leastArm,
        FrameExcess& excess) const;

    std::shared_ptr<const Model> m_model;
    std::vector<std::size_t> m_trackOfBone;         ///< or npos
    std::vector<std::vector<std::size_t>> m_movers; ///< [joint], bones with a track that move it
};

} // namespace mmd
