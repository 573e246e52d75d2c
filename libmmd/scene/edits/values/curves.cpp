// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/curves.h"

#include "libmmd/scene/edits/track_editing.h"

namespace mmd {
namespace {

template <std::size_t n>
std::array<BezierCurve, n> changed(
    std::array<BezierCurve, n> curves, CurveChannels channels, const CurveChange& change)
{
    for (std::size_t channel = 0; channel < n; ++channel)
        if (channels & (1u << channel))
            curves[channel] = change(channel, curves[channel]);
    return curves;
}

/// The patch that replaces the interpolation of every selected bone key by
/// changeInterpolation(interpolation).
template <class ChangeInterpolation>
void changeBoneInterpolations(ScenePatch& patch, const Motion& motion, ActorId actor,
    const Selection& selection, ChangeInterpolation changeInterpolation)
{
    for (const TrackKeys& each : selection.keys) {
        const bool isBone = each.track.kind == TrackKind::Bone;
        const auto* track = isBone ? findBoneTrack(motion, each.track.name) : nullptr;
        if (!track)
            continue;
        KeyCopier<BoneKeyframe> keys(*track);
        forEachKeyAt(*track, each.frames, [&](std::size_t index) {
            keys.add(index, track->frame(index), track->fileIndices()[index],
                track->values()[index], changeInterpolation);
        });
        addChange<BoneKeyframe>(patch, actor, motion, each.track, {}, keys.take());
    }
}

void changeCameraCurves(ScenePatch& patch, const Motion& motion, ActorId actor,
    const Selection& selection, CurveChannels channels, const CurveChange& change)
{
    const TrackId camera{TrackKind::Camera, {}};
    const auto* track = motion.camera.get();
    if (!track)
        return;
    KeyList<CameraKeyframe> keys;
    forEachKeyAt(*track, selection.framesOf(camera), [&](std::size_t index) {
        CameraKeyframe key = track->key(index);
        CameraInterpolation& interpolation = key.value.interpolation;
        interpolation =
            withCurves(interpolation, changed(curvesOf(interpolation), channels, change));
        keys.push_back(key);
    });
    addChange<CameraKeyframe>(patch, actor, motion, camera, {}, std::move(keys));
}

} // namespace

ScenePatch changeCurves(const EditTarget& target, CurveChannels channels, const CurveChange& change)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    changeBoneInterpolations(patch, *motion, target.actor, target.selection,
        [&](const BoneInterpolation& interpolation) {
            return withCurves(interpolation, changed(curvesOf(interpolation), channels, change));
        });
    changeCameraCurves(patch, *motion, target.actor, target.selection, channels, change);
    return patch;
}

ScenePatch setCurves(const EditTarget& target, CurveChannels channels, const BezierCurve& curve)
{
    return changeCurves(target, channels, [&](std::size_t, const BezierCurve&) { return curve; });
}

ScenePatch setPhysics(const EditTarget& target, bool on)
{
    ScenePatch patch;
    if (const Motion* motion = findMotion(target.scene, target.actor)) {
        changeBoneInterpolations(patch, *motion, target.actor, target.selection,
            [&](const BoneInterpolation& interpolation) { return withPhysics(interpolation, on); });
    }
    return patch;
}

} // namespace mmd
