// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits.h"
#include "libmmd/scene/track_editing.h"

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

/// The patch that puts change(key) in the place of every selected key of type `Key`.
template <class Key, class ChangeKey>
void changeSelected(ScenePatch& patch, const Motion& motion, ActorId actor,
    const Selection& selection, ChangeKey change)
{
    for (const TrackKeys& each : selection.keys) {
        const auto* track =
            each.track.kind == Key::kind ? findTrack<Key>(motion, each.track.name) : nullptr;
        if (!track)
            continue;
        std::vector<Key> keys;
        keys.reserve(each.frames.size());
        for (const std::uint32_t frame : each.frames) {
            if (const auto index = track->find(frame)) {
                keys.push_back(track->key(*index));
                change(keys.back());
            }
        }
        addChange<Key>(patch, actor, motion, each.track, {}, std::move(keys));
    }
}

} // namespace

ScenePatch changeCurves(const Scene& scene, const Selection& selection, ActorId actor,
    CurveChannels channels, const CurveChange& change)
{
    ScenePatch patch = patchWith(selection);
    const Motion* motion = findMotion(scene, actor);
    if (!motion)
        return patch;
    changeSelected<BoneKeyframe>(patch, *motion, actor, selection, [&](BoneKeyframe& key) {
        key.tail = withCurves(key.tail, changed(curvesOf(key.tail), channels, change));
    });
    changeSelected<CameraKeyframe>(patch, *motion, actor, selection, [&](CameraKeyframe& key) {
        CameraTail& tail = key.value.tail;
        tail = withCurves(tail, changed(curvesOf(tail), channels, change));
    });
    return patch;
}

ScenePatch setCurves(const Scene& scene, const Selection& selection, ActorId actor,
    CurveChannels channels, const BezierCurve& curve)
{
    return changeCurves(
        scene, selection, actor, channels, [&](std::size_t, const BezierCurve&) { return curve; });
}

ScenePatch setPhysics(const Scene& scene, const Selection& selection, ActorId actor, bool on)
{
    ScenePatch patch = patchWith(selection);
    if (const Motion* motion = findMotion(scene, actor)) {
        changeSelected<BoneKeyframe>(patch, *motion, actor, selection,
            [&](BoneKeyframe& key) { key.tail = withPhysics(key.tail, on); });
    }
    return patch;
}

} // namespace mmd
