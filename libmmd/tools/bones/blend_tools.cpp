// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/motion_blends.h"
#include "libmmd/tools/tool_errors.h"
#include "libmmd/tools/tools.h"

#include <algorithm>
#include <vector>

namespace mmd {
namespace {

ToolOption framesOption(std::string_view id, double value, double least, double most)
{
    return {.id = id,
        .kind = ToolOption::Kind::Whole,
        .value = value,
        .least = least,
        .most = most,
        .step = 1.0,
        .unit = ToolUnit::Frames};
}

Result<ToolResult> runLoop(const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return loopMotion(input, {std::uint32_t(values[0]), values[1] != 0.0}, progress);
}

Result<ToolResult> runCrossFade(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return crossFade(
        input, {std::uint32_t(values[0]), std::uint32_t(values[1]), values[2] != 0.0}, progress);
}

/// Whether the other motion has keys on a track of the part: else the part would only be deleted.
/// Also true if there is nothing to compare.
bool hasPart(const ToolInput& input, BodyPart part)
{
    const auto model = modelOf(input);
    std::vector<TrackId> tracks = input.tracks;
    if (part != BodyPart::Rows)
        tracks = model ? tracksOfPart(*model, part) : std::vector<TrackId>();
    if (!input.other || tracks.empty())
        return true;
    return std::any_of(tracks.begin(), tracks.end(), [&](const TrackId& id) {
        return id.kind == TrackKind::Bone    ? findBoneTrack(*input.other, id.name) != nullptr
               : id.kind == TrackKind::Morph ? findMorphTrack(*input.other, id.name) != nullptr
                                             : false;
    });
}

Result<ToolResult> runTakePart(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    const bool needsModel = values[0] != 0.0; // to know the bones of a part
    if (!hasPart(input, BodyPart(int(values[0]))))
        return tl::unexpected(
            Error{.code = ErrorCode::NothingMatches, .field = std::string(emptyPartField)});
    return withMissingBones(
        takePart(input, {BodyPart(int(values[0])), std::uint32_t(values[1])}, progress),
        !needsModel || modelOf(input));
}

} // namespace

Tool loopTool()
{
    return {.id = "loop",
        .options = {framesOption("frames", 20.0, 2.0, 600.0),
            {.id = "travel", .kind = ToolOption::Kind::Switch}},
        .run = runLoop};
}

Tool crossFadeTool()
{
    return {.id = "cross-fade",
        .scope = ToolScope::WholePose,
        .usesRange = false,
        .needsOther = true,
        .options = {framesOption("frame", 0.0, 0.0, 1e6), framesOption("frames", 20.0, 0.0, 600.0),
            {.id = "align", .kind = ToolOption::Kind::Switch, .value = 1.0}},
        .run = runCrossFade};
}

Tool takePartTool()
{
    return {.id = "take-part",
        .scope = ToolScope::WholePose,
        .needsOther = true,
        .options = {{.id = "part",
                        .kind = ToolOption::Kind::Choice,
                        .value = 1.0,
                        .most = 7.0,
                        .step = 1.0,
                        .choices = {"rows", "arms", "hands", "legs", "upper-body", "head", "hair",
                            "face"},
                        .needsModel = true},
            framesOption("frames", 10.0, 0.0, 600.0)},
        .run = runTakePart};
}

} // namespace mmd
