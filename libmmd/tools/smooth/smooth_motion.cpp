// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/smooth_motion.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/feet/pin_feet.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/parallel.h"
#include "libmmd/tools/smooth/track_smoothing.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <atomic>
#include <cmath>

namespace mmd {
namespace {

/// Whether the track moves a foot by IK.
bool isFoot(const Model* model, const std::string& track)
{
    if (!model)
        return false;
    for (const int bone : model->bonesOfTrack(track)) {
        const std::string& name = model->data.bones[std::size_t(bone)].name.utf8;
        for (const std::string_view foot : {"左足ＩＫ", "右足ＩＫ", "左足IK", "右足IK"})
            if (name == foot)
                return true;
    }
    return false;
}

bool isChanged(const BoneValue& before, const BoneValue& after)
{
    constexpr float units = 1e-4f;
    constexpr double degrees = 0.01;
    const auto moved = glm::abs(after.translation - before.translation);
    return moved.x > units || moved.y > units || moved.z > units ||
           degreesBetween(glm::dquat(before.rotation), glm::dquat(after.rotation)) > degrees;
}
bool isChanged(const MorphValue& before, const MorphValue& after)
{
    return std::abs(before.weight - after.weight) > 1e-4f;
}

BoneValue valueAt(const Track<BoneKeyframe>& track, std::uint32_t frame, TrackCursor& cursor)
{
    return sampleBone(track, frame, cursor);
}
MorphValue valueAt(const Track<MorphKeyframe>& track, std::uint32_t frame, TrackCursor& cursor)
{
    return {sampleMorph(track, frame, cursor)};
}

template <class Key>
bool changes(const Track<Key>& track, const SmoothedTrack<typename Key::Value>& now)
{
    TrackCursor cursor;
    for (std::size_t at = 0; at < now.values.size(); ++at)
        if (isChanged(valueAt(track, now.span.first + std::uint32_t(at), cursor), now.values[at]))
            return true;
    return false;
}

/// The track with other values at its keys. A key whose segment crosses an end of the span stays:
/// otherwise frames outside of it would change.
template <class Key>
Track<Key> withValues(const Track<Key>& track, const SmoothedTrack<typename Key::Value>& now)
{
    const auto isInside = [&](std::size_t index) {
        return track.frame(index) >= now.span.first && track.frame(index) <= now.span.last;
    };
    const auto keyAt = [&](std::size_t index) {
        Key key = track.key(index);
        if (isInside(index) && (index == 0 || isInside(index - 1)) &&
            (index + 1 == track.size() || isInside(index + 1)))
            key.value = now.values[key.frame - now.span.first];
        return key;
    };
    std::vector<RawRecord> raws;
    for (const RawRecord& raw : track.raws())
        if (raw.frame < now.span.first || raw.frame > now.span.last)
            raws.push_back(raw);
    return Track<Key>(track.field(), track.size(), keyAt, std::move(raws));
}

/// Smooths the tracks one after another.
class Smoothing {
public:
    Smoothing(const ToolInput& input, const SmoothOptions& options)
        : m_input(input)
        , m_options(options)
        , m_model(modelOf(input))
        , m_after(motionOf(input))
    {
    }
    Result<ToolResult> run(ProgressPart progress);

private:
    template <class Key>
    void take(const Track<Key>* track, const SmoothedTrack<typename Key::Value>& now)
    {
        if (!track)
            return;
        m_spikes += now.spikes;
        m_flips += now.flips;
        m_contacts += now.contacts;
        if (now.values.empty() || (now.flips == 0 && !changes(*track, now)))
            return;
        replaceTrack(m_after, withValues(*track, now));
    }
    /// Holds feet that stood in the motion before: those of legs without IK, and others that slide
    /// more than they did.
    Result<void> holdFeet(FrameSpan range, ProgressPart progress);

    const ToolInput& m_input;
    SmoothOptions m_options;
    std::shared_ptr<const Model> m_model;
    Motion m_after;
    std::size_t m_spikes = 0, m_flips = 0, m_contacts = 0;
};

Result<void> Smoothing::holdFeet(FrameSpan range, ProgressPart progress)
{
    const Motion& before = motionOf(m_input);
    const auto paths = footPaths(m_model, before, range, progress.part(0.0, 0.2));
    if (!paths)
        return tl::unexpected(paths.error());
    const auto now = footPaths(m_model, m_after, range, progress.part(0.2, 0.3));
    if (!now)
        return tl::unexpected(now.error());
    constexpr double notable = 0.05; // units; holding a foot costs keys
    PinOptions pin;
    pin.contacts.emplace();
    pin.height = PinHeight::Own;
    for (std::size_t foot = 0; foot < paths->size(); ++foot) {
        const FootPath& path = (*paths)[foot];
        for (const FootContact& each : contactsOf(path, pin.limits))
            if (path.foot.ankleChain < 0 ||
                !isChainUsed(before, *m_model, path.foot.ankleChain, each.span) ||
                measuredContact((*now)[foot], each.span, path).slide > each.slide + notable)
                pin.contacts->push_back(each);
    }
    m_contacts += pin.contacts->size();
    if (pin.contacts->empty())
        return {};
    const ScenePatch smooth = motionPatch(m_input.target.actor, before, m_after);
    const Scene scene = applied(m_input.target.scene, smooth);
    const ToolInput input{.target = {scene, m_input.target.actor}, .tracks = {}, .range = range};
    const auto held = pinFeet(input, pin, progress.part(0.3, 1.0));
    if (!held)
        return tl::unexpected(held.error());
    m_after = *findMotion(applied(scene, held->patch), m_input.target.actor);
    return {};
}

Result<ToolResult> Smoothing::run(ProgressPart progress)
{
    const Motion& before = motionOf(m_input);
    const FrameSpan range{m_input.range.first, std::min(m_input.range.last, before.lastFrame())};
    if (range.last >= range.first && range.last - range.first >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    const std::vector<TrackId> tracks = sortedTracks(m_input.tracks);
    std::vector<SmoothedTrack<BoneValue>> bones(tracks.size());
    std::vector<SmoothedTrack<MorphValue>> morphs(tracks.size());
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> isCancelled = false;
    const ProgressPart filtering = progress.part(0.0, 0.5);
    inParallel(tracks.size(), [&](std::size_t at) {
        if (isCancelled)
            return;
        const TrackId& id = tracks[at];
        if (const auto* bone = findBoneTrack(before, id.name); bone && id.kind == TrackKind::Bone)
            bones[at] = smoothed(*bone, range, m_options, isFoot(m_model.get(), id.name));
        if (const auto* morph = findMorphTrack(before, id.name);
            morph && id.kind == TrackKind::Morph)
            morphs[at] = smoothed(*morph, range, m_options);
        const std::size_t count = ++done;
        if (at == 0 && !filtering.advance(double(count) / double(tracks.size())))
            isCancelled = true;
    });
    if (isCancelled || !filtering.advance(1.0))
        return tl::unexpected(
            Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    for (std::size_t at = 0; at < tracks.size(); ++at) {
        if (tracks[at].kind == TrackKind::Bone)
            take(findBoneTrack(before, tracks[at].name), bones[at]);
        else if (tracks[at].kind == TrackKind::Morph)
            take(findMorphTrack(before, tracks[at].name), morphs[at]);
    }
    if (m_options.keepsFeet && m_options.strength > 0.0 && m_model && range.first < range.last)
        if (const auto held = holdFeet(range, progress.part(0.5, 0.7)); !held)
            return tl::unexpected(held.error());
    std::vector<TrackId> changed = tracks; // and those that a held foot got
    for (const TrackId& id : trackIds(m_after))
        if (id.kind == TrackKind::Bone && !findBoneTrack(before, id.name))
            changed.push_back(id);
    return toolResult(m_input, m_after,
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(m_after, changed, range))},
            {ToolFigureKind::Spikes, double(m_spikes)}, {ToolFigureKind::Flips, double(m_flips)},
            {ToolFigureKind::Held, double(m_contacts)}},
        progress.part(0.7, 1.0));
}

} // namespace

Result<ToolResult> smoothMotion(
    const ToolInput& input, const SmoothOptions& options, ProgressPart progress)
{
    return Smoothing(input, options).run(progress);
}

} // namespace mmd
