// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/base/progress.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"
#include "libmmd/tools/feet/contacts.h"
#include "libmmd/tools/pose_difference.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A tool is a pure function from a motion of a scene to a patch and figures. It is too slow for
/// the window's thread: a worker runs it. Each is declared in the header of its source.
namespace mmd {

/// What a tool works on.
struct ToolInput {
    EditTarget target;           ///< the scene and the actor; its selection does not count
    std::vector<TrackId> tracks; ///< that may change; tools of whole poses ignore it and say so
    FrameSpan range;             ///< frames that may change
    std::shared_ptr<const Motion> other{};     ///< a second motion, for tools that need one
    std::shared_ptr<const Model> otherModel{}; ///< that `other` was made for; null: the same model
    /// When the feet stand, for the tools of feet: what the user edited. None: it is found.
    std::optional<std::vector<FootContact>> contacts{};
};

/// What a figure of a tool counts or measures.
enum class ToolFigureKind {
    KeysBefore, ///< keys in the range, of the tracks that were to change
    KeysAfter,
    Spikes,            ///< keys whose value jumped away and back
    Flips,             ///< keys whose rotation had the other sign, or turned by 180 degrees
    Contacts,          ///< times that a foot stands
    Held,              ///< times that a foot was held at its place
    SlideBefore,       ///< units: the farthest that a standing foot moves on the ground
    SlideAfter,        ///< units
    FloatBefore,       ///< units: the highest that a standing foot is over the ground
    FloatAfter,        ///< units
    PenetrationBefore, ///< units: the deepest that a foot is under the ground
    PenetrationAfter,  ///< units
    Unreached,         ///< frames at which a goal cannot be reached
    FarthestFromGoal,  ///< units
    KneeDegrees,       ///< the largest difference of a knee's direction
    MappedBones,       ///< bones of a file that move a bone of the model
    UnmappedBones,     ///< moving bones of a file that move none
    Scale,             ///< of lengths: the model's divided by the file's
    GoesBack,          ///< units: how far the body goes back to where it began
    MissingBones,      ///< 1: the model has none of the bones that the tool changes
};

/// A frame at which a goal is not reached, and by how much.
struct MissedFrame {
    std::uint32_t frame = 0;
    double units = 0.0; ///< the largest distance of all goals
    bool operator==(const MissedFrame&) const = default;
};

struct ToolFigure {
    ToolFigureKind kind{};
    double value = 0.0;
    std::optional<std::uint32_t> frame{}; ///< where it was found
    std::vector<MissedFrame> missed{};    ///< of Unreached: all frames, ascending
    bool isReplaced = false;              ///< of KeysBefore: another motion replaces all these keys
    bool operator==(const ToolFigure&) const = default;
};

/// What a tool did to a copy of the motion.
struct ToolResult {
    ScenePatch patch;
    std::optional<PoseDifference> moved; ///< of the model's bones; none without a model
    std::vector<ToolFigure> figures;
};

/// `result` with the figure MissingBones if `hasBones` is false.
[[nodiscard]] inline Result<ToolResult> withMissingBones(Result<ToolResult> result, bool hasBones)
{
    if (result && !hasBones)
        result->figures.push_back({ToolFigureKind::MissingBones, 1.0});
    return result;
}

/// The actor's motion or the scene's own; an empty motion if there is no such actor.
[[nodiscard]] const Motion& motionOf(const ToolInput& input);
/// The actor's model, or null.
[[nodiscard]] std::shared_ptr<const Model> modelOf(const ToolInput& input);

/// The result of a tool that made `after` from the input's motion: the patch (motionPatch()) and,
/// with a model, how far its bones moved from the first frame to the last that can differ. Figures
/// are passed on. Errors: that of refuseInvalidKeys() if only `after` has such keys; Cancelled;
/// TooManyFrames of poseDifference().
[[nodiscard]] Result<ToolResult> toolResult(const ToolInput& input, const Motion& after,
    std::vector<ToolFigure> figures, ProgressPart progress);

} // namespace mmd
