// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

struct LoopOptions {
    std::uint32_t frames = 20; ///< at the end of the range that change; at least 2
    /// The body ends as far along the ground as it goes now, as for a walk that goes on; else it
    /// returns to where it began.
    bool keepsTravel = false;
};
/// Changes the end of the range on the input's tracks (bones and morphs), so that the last frame
/// has the pose and the speed of the first one. The motion then repeats without a jump, but for
/// the travel that it keeps. Figures:
/// KeysBefore, KeysAfter. Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> loopMotion(
    const ToolInput& input, const LoopOptions& options, ProgressPart progress);

struct CrossFadeOptions {
    std::uint32_t frame = 0;   ///< at which frame 0 of the other motion is, and the fade begins
    std::uint32_t frames = 20; ///< of the fade; 0: a cut
    bool aligns = true; ///< places the other motion where this one is, facing the same way; needs a
                        ///< model
};
/// Fades from the motion to ToolInput::other (fitted, if it is another model's), on all bones and
/// morphs and the switches of IK. Keys of the motion after the fade are deleted. The input's tracks
/// and range do not count. Without an other motion nothing changes. Figures: KeysBefore, KeysAfter.
/// Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> crossFade(
    const ToolInput& input, const CrossFadeOptions& options, ProgressPart progress);

enum class BodyPart { Rows, Arms, Hands, Legs, UpperBody, Head, Hair, Face };
/// The tracks of a part; empty for Rows. Face is all morphs and the eyes.
[[nodiscard]] std::vector<TrackId> tracksOfPart(const Model& model, BodyPart part);

struct TakePartOptions {
    BodyPart part = BodyPart::Arms; ///< Rows: the input's tracks
    std::uint32_t frames = 10;      ///< of the blends inside both ends of the range; none where it
                                    ///< begins at frame 0, or ends with the motions
};
/// Replaces one part in the range by that of ToolInput::other (fitted, if it is another model's),
/// at the same frames. Without an other
/// motion nothing changes. Figures: KeysBefore, KeysAfter. Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> takePart(
    const ToolInput& input, const TakePartOptions& options, ProgressPart progress);

} // namespace mmd
