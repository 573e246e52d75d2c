// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/bone_names.h"
#include "libmmd/tools/bones/motion_blends.h"
#include "libmmd/tools/bones/splice.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <algorithm>
#include <array>

namespace mmd {
namespace {

/// The topmost bones of a part; each with everything that hangs on it.
std::vector<std::string_view> topBones(BodyPart part)
{
    switch (part) {
    case BodyPart::Arms:
        return {"左肩P", "右肩P", "左肩", "右肩", "左腕", "右腕"};
    case BodyPart::Hands:
        return {"左手首", "右手首"};
    case BodyPart::Legs:
        return {"左足", "右足", "左足D", "右足D", "左足IK親", "右足IK親", "左足ＩＫ", "右足ＩＫ",
            "左つま先ＩＫ", "右つま先ＩＫ"};
    case BodyPart::UpperBody:
        return {"上半身"};
    case BodyPart::Head:
        return {"首", "頭"};
    case BodyPart::Face:
        return {"両目", "左目", "右目"};
    default:
        return {};
    }
}

} // namespace

std::vector<TrackId> tracksOfPart(const Model& model, BodyPart part)
{
    const auto& bones = model.rig.bones;
    std::vector<bool> isIn(bones.size(), false);
    for (const std::string_view name : topBones(part)) {
        const int top = boneNamed(model, name);
        if (top < 0)
            continue;
        const auto& bone = bones[std::size_t(top)];
        for (std::int32_t at = bone.treeBegin; at < bone.treeEnd; ++at)
            isIn[std::size_t(model.rig.parentFirst[std::size_t(at)])] = true;
    }
    std::vector<TrackId> tracks;
    for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        const bool isHair = part == BodyPart::Hair &&
                            model.data.bones[bone].name.utf8.find("髪") != std::string::npos;
        if (isIn[bone] || isHair)
            tracks.push_back(model.boneTrack(int(bone)));
    }
    if (part == BodyPart::Face)
        for (std::size_t morph = 0; morph < model.morphTrackNames.size(); ++morph)
            tracks.push_back(model.morphTrack(int(morph)));
    return sortedTracks(tracks);
}

Result<ToolResult> takePart(
    const ToolInput& input, const TakePartOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    const Result<Motion> fitted = input.other ? otherOnModel(input) : before;
    if (!fitted)
        return tl::unexpected(fitted.error());
    const Motion& other = *fitted;
    std::vector<TrackId> tracks;
    if (options.part == BodyPart::Rows)
        tracks = sortedTracks(input.tracks);
    else if (model)
        tracks = tracksOfPart(*model, options.part);
    const std::uint32_t end = std::max(before.lastFrame(), other.lastFrame());
    SplicePlan plan;
    const FrameSpan range = input.range;
    if (range.last < range.first)
        tracks.clear();
    const std::uint32_t blend = std::min(options.frames, (range.last - range.first) / 2);
    if (range.first > 0)
        plan.in = FrameSpan{range.first, range.first + blend};
    if (range.last < end)
        plan.out = FrameSpan{range.last - blend, range.last};
    Motion after = before;
    std::vector<ThinnedTrack> dense;
    const auto splice = [&]<class Key>(const Track<Key>* one, const Track<Key>* two) {
        if (one == two)
            return Result<void>();
        return spliced(one, two, plan, dense).map([&](Track<Key> track) {
            replaceTrack(after, std::move(track));
        });
    };
    for (const TrackId& id : tracks) {
        Result<void> done;
        if (!input.other)
            break;
        if (id.kind == TrackKind::Bone)
            done = splice(findBoneTrack(before, id.name), findBoneTrack(other, id.name));
        else if (id.kind == TrackKind::Morph)
            done = splice(findMorphTrack(before, id.name), findMorphTrack(other, id.name));
        if (!done)
            return tl::unexpected(done.error());
    }
    auto thin = thinnedMotion(model, after, dense, unseenThinning, progress.part(0.0, 0.3));
    if (!thin)
        return tl::unexpected(thin.error());
    return toolResult(input, *thin,
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(*thin, tracks, range))}},
        progress.part(0.3, 1.0));
}

} // namespace mmd
