// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"
#include "libmmd/scene/posed_keys.h"
#include "ui/document/shared_numbers.h"

#include <array>
#include <vector>

namespace odori {

/// The common values of the edited keys of bones and morphs.
struct KeySummary {
    mmd::PoseTarget target = mmd::PoseTarget::Nothing;
    std::size_t keyCount = 0; ///< selected keys, or selected tracks
    std::size_t boneCount = 0, morphCount = 0;
    std::size_t draftCount = 0;
    std::size_t unmovableCount = 0, unturnableCount = 0; ///< whose bone has no position (rotation)
    std::vector<mmd::TrackId> tracks;                    ///< ascending
    SharedNumbers shared;                                ///< the frame, position, rotation, weight
    // Values of the selected keys; if none is selected, of the keys exactly at the frame.
    Shared<bool> physics;
    std::array<std::array<Shared<int>, 4>, mmd::boneChannelCount> curves; ///< x1 y1 x2 y2

    /// Whether the flags of all these bones forbid the number (mmd::allowsNumber).
    [[nodiscard]] bool isForbidden(mmd::KeyNumber number) const
    {
        return boneCount > 0 && ((isPosition(number) && unmovableCount == boneCount) ||
                                    (isRotation(number) && unturnableCount == boneCount));
    }
};
/// From the result of mmd::posedKeys().
[[nodiscard]] KeySummary summaryOf(const mmd::EditTarget& target, double frame);

} // namespace odori
