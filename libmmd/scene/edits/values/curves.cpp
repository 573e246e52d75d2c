// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/curves.h"

#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <cmath>

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
ScenePatch changeBoneInterpolations(
    const EditTarget& target, ChangeInterpolation changeInterpolation)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    for (const TrackKeys& each : target.selection.keys) {
        const bool isBone = each.track.kind == TrackKind::Bone;
        const auto* track = isBone ? findBoneTrack(*motion, each.track.name) : nullptr;
        if (!track)
            continue;
        KeyCopier<BoneKeyframe> keys(*track);
        forEachKeyAt(*track, each.frames, [&](std::size_t index) {
            keys.add(index, track->frame(index), track->fileIndices()[index],
                track->values()[index], changeInterpolation);
        });
        addChange<BoneKeyframe>(patch, {target.actor, *motion, each.track}, {}, keys.take());
    }
    return patch;
}

/// Adds the change of the selected camera keys to `patch`.
void addCameraCurves(
    ScenePatch& patch, const EditTarget& target, CurveChannels channels, const CurveChange& change)
{
    const TrackId camera{TrackKind::Camera, {}};
    const Motion* motion = findMotion(target.scene, target.actor);
    const auto* track = motion ? motion->camera.get() : nullptr;
    if (!track)
        return;
    KeyList<CameraKeyframe> keys;
    forEachKeyAt(*track, target.selection.framesOf(camera), [&](std::size_t index) {
        CameraKeyframe key = track->key(index);
        CameraInterpolation& interpolation = key.value.interpolation;
        interpolation =
            withCurves(interpolation, changed(curvesOf(interpolation), channels, change));
        keys.push_back(key);
    });
    addChange<CameraKeyframe>(patch, {target.actor, *motion, camera}, {}, std::move(keys));
}

} // namespace

ScenePatch changeCurves(const EditTarget& target, CurveChannels channels, const CurveChange& change)
{
    ScenePatch patch =
        changeBoneInterpolations(target, [&](const BoneInterpolation& interpolation) {
            return withCurves(interpolation, changed(curvesOf(interpolation), channels, change));
        });
    addCameraCurves(patch, target, channels, change);
    return patch;
}

ScenePatch setCurves(const EditTarget& target, CurveChannels channels, const BezierCurve& curve)
{
    return changeCurves(target, channels, [&](std::size_t, const BezierCurve&) { return curve; });
}

ScenePatch changeCurveNumbers(const EditTarget& target, const CurveNumber& number,
    const std::function<double(double)>& change)
{
    Selection ofKind = target.selection;
    std::erase_if(
        ofKind.keys, [&](const TrackKeys& keys) { return keys.track.kind != number.kind; });
    return changeCurves({target.scene, target.actor, ofKind}, CurveChannels(1u << number.channel),
        [&](std::size_t, BezierCurve curve) {
            std::uint8_t* const coordinates[] = {&curve.x1, &curve.y1, &curve.x2, &curve.y2};
            std::uint8_t& coordinate = *coordinates[number.coordinate];
            coordinate = std::uint8_t(std::clamp(std::round(change(coordinate)), 0.0, 127.0));
            return curve;
        });
}

ScenePatch setPhysics(const EditTarget& target, bool on)
{
    return changeBoneInterpolations(target,
        [&](const BoneInterpolation& interpolation) { return withPhysics(interpolation, on); });
}

} // namespace mmd
