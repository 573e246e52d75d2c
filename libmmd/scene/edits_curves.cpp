// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits.h"
#include "libmmd/scene/track_editing.h"

namespace mmd {
namespace {

template <std::size_t n>
std::array<BezierCurve, n> withChannels(
    std::array<BezierCurve, n> curves, CurveChannels channels, const BezierCurve& curve)
{
    for (std::size_t channel = 0; channel < n; ++channel)
        if (channels & (1u << channel))
            curves[channel] = curve;
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

ScenePatch setCurves(const Scene& scene, const Selection& selection, ActorId actor,
    CurveChannels channels, const BezierCurve& curve)
{
    ScenePatch patch = patchWith(selection);
    const Motion* motion = findMotion(scene, actor);
    if (!motion)
        return patch;
    changeSelected<BoneKeyframe>(patch, *motion, actor, selection, [&](BoneKeyframe& key) {
        key.tail = withCurves(key.tail, withChannels(curvesOf(key.tail), channels, curve));
    });
    changeSelected<CameraKeyframe>(patch, *motion, actor, selection, [&](CameraKeyframe& key) {
        CameraTail& tail = key.value.tail;
        tail = withCurves(tail, withChannels(curvesOf(tail), channels, curve));
    });
    return patch;
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
