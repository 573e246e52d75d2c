// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/scene_patch.h"

#include <functional>
#include <optional>
#include <span>

/// Every edit of a scene, as a pure function from a scene and parameters to a patch: nothing is
/// changed, equal input gives an equal patch, and a patch that would change nothing is empty.
namespace mmd {

/// Which curves of a key an edit sets.
using CurveChannels = std::uint8_t; ///< bit n: channel n of BoneChannel (or CameraChannel)
inline constexpr CurveChannels allCurveChannels = 0x3F;

/// A key to set: on bone tracks `bone` and perhaps `tail` count, on morph tracks `weight`, on the
/// camera's `camera`, with its curves.
struct KeyValue {
    TrackId track;
    std::uint32_t frame = 0;
    BoneValue bone;
    float weight = 0.0f;
    std::optional<BoneTail> tail; ///< none: that of the key that is there, else the default
    CameraValue camera = {};
};

/// Sets keys of the actor's bones and morphs, or of the scene's camera; a key already at that frame
/// keeps its place in the file.
[[nodiscard]] ScenePatch setKeys(const EditTarget& target, std::span<const KeyValue> keys);

/// Registers `tracks`, of any kind, at `frame`: the draft of that frame if there is one (it
/// leaves), else what the keys give there. A new show/IK key names every IK bone of the model. The
/// keys are the selection's keys afterwards, and their tracks are selected too.
[[nodiscard]] ScenePatch registerKeys(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame);

/// What "register all" registers, sorted: the bones that can be operated and the morphs that are
/// shown of the actor's model, the tracks of its motion if it has no model; camera, light and
/// self-shadow of the scene.
[[nodiscard]] std::vector<TrackId> registrableTracks(const Scene& scene, ActorId actor);

/// Makes keys of `values`; of two at one place the later one counts. Where a key is its place in
/// the file and its curves stay, whatever the tail of a camera's value; where a draft is it leaves.
/// The keys are the selection's keys afterwards; no value changes nothing.
[[nodiscard]] ScenePatch registerValues(const EditTarget& target, std::span<const Draft> values);
/// Makes keys of the drafts of `wanted` (by track and frame, whatever they say) in the same way.
[[nodiscard]] ScenePatch registerDrafts(const EditTarget& target, std::span<const Draft> wanted);

/// registerValues() with one value.
[[nodiscard]] ScenePatch registerCamera(
    const EditTarget& target, std::uint32_t frame, const CameraValue& value);
[[nodiscard]] ScenePatch registerLight(
    const EditTarget& target, std::uint32_t frame, const LightValue& value);
[[nodiscard]] ScenePatch registerShadow(
    const EditTarget& target, std::uint32_t frame, const ShadowValue& value);
[[nodiscard]] ScenePatch registerShowIk(
    const EditTarget& target, std::uint32_t frame, const ShowIkValue& value);

/// Sets drafts, or takes them away where they say what the keys say anyway. Those of a kind that
/// `actor` has none of are passed over.
[[nodiscard]] ScenePatch setDrafts(const EditTarget& target, std::span<const Draft> drafts);
/// Takes all drafts of `tracks` at `frame` away.
[[nodiscard]] ScenePatch dropDrafts(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame);
/// Takes the drafts of `wanted` (by track and frame, whatever they say) away.
[[nodiscard]] ScenePatch dropDrafts(const EditTarget& target, std::span<const Draft> wanted);

/// The selected keys deleted; no key is selected afterwards.
[[nodiscard]] ScenePatch deleteKeys(const EditTarget& target);
/// `keys` deleted, whatever is selected; other keys stay selected, and all tracks.
[[nodiscard]] ScenePatch deleteKeys(const EditTarget& target, const Selection& keys);

/// Sets the curve of `channels` on every selected bone and camera key.
[[nodiscard]] ScenePatch setCurves(
    const EditTarget& target, CurveChannels channels, const BezierCurve& curve);

/// What becomes of one curve; `channel` indexes BoneCurves (or CameraCurves).
using CurveChange = std::function<BezierCurve(std::size_t channel, const BezierCurve& curve)>;
/// Puts change(channel, curve) in the place of the curves of `channels` of every selected bone and
/// camera key: one handle set and the other kept, say, however the keys differ.
[[nodiscard]] ScenePatch changeCurves(
    const EditTarget& target, CurveChannels channels, const CurveChange& change);

/// Turns the physics of the selected bone keys on or off.
[[nodiscard]] ScenePatch setPhysics(const EditTarget& target, bool on);

/// Puts `keys` (bones alone) in the place of all keys that their tracks have from `first` to
/// `last`, with physics switched off; keys outside are passed over. Where the track left its bone
/// to physics and the motion goes on, a key behind the range does so again.
[[nodiscard]] ScenePatch bakeKeys(const EditTarget& target, std::uint32_t first, std::uint32_t last,
    std::span<const KeyValue> keys);

/// Repairs what evaluation puts right anyway, so that no pose changes: earlier duplicates of keys
/// leave, numbers that are not finite become those at rest, rotations get unit length and curves
/// stay within 0..127. Everything sound keeps its bytes. For the whole motion; the selection stays.
[[nodiscard]] ScenePatch repairKeys(const EditTarget& target);

/// A new actor, active afterwards.
[[nodiscard]] ScenePatch addActor(const Scene& scene, std::shared_ptr<const Model> model);
/// Another motion for the actor; drafts are dropped.
[[nodiscard]] ScenePatch setMotion(const EditTarget& target, Motion motion, std::string motionPath);
/// Another model for the actor; its motion stays.
[[nodiscard]] ScenePatch setModel(const EditTarget& target, std::shared_ptr<const Model> model);
/// The scene's own camera, light and shadow motion, and where its file is (empty: nowhere yet);
/// drafts are dropped.
[[nodiscard]] ScenePatch setCameraMotion(const Scene& scene, Motion camera, std::string path = {});

} // namespace mmd
