// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"
#include "libmmd/scene/selection.h"

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace mmd {

/// What a key of some kind of track says, in the order of TrackKind.
using DraftValue =
    std::variant<BoneValue, MorphValue, CameraValue, LightValue, ShadowValue, ShowIkValue>;

/// The kind of track whose keys say it.
[[nodiscard]] inline TrackKind kindOf(const DraftValue& value)
{
    return static_cast<TrackKind>(value.index());
}

/// A track that was changed at a frame and not registered: it wins over the keys at exactly that
/// frame, and is kept when the frame changes. An actor has those of its bones, morphs and show/IK,
/// the scene those of camera (with the curves of a new key), light and self-shadow.
struct Draft {
    TrackId track;
    std::uint32_t frame = 0;
    DraftValue value; ///< of the kind of `track`
    bool operator==(const Draft&) const = default;
};

/// A model with its motion. Models are shared: immutable, and the same in every version of the
/// scene.
struct Actor {
    ActorId id{};
    std::shared_ptr<const Model> model;
    Motion motion;
    std::string motionPath;    ///< UTF-8; empty when it was never saved
    std::vector<Draft> drafts; ///< sorted by track, then frame; one each
    bool visible = true;       ///< drawn; its motion can be edited all the same
    bool operator==(const Actor&) const = default;
};

/// A named frame. Several may stand at one frame if their names differ.
struct Marker {
    std::uint32_t frame = 0;
    std::string name; ///< UTF-8
    bool operator==(const Marker&) const = default;
};

/// Their ranges are in SettingsLimits; mended() brings others into them.
struct SceneSettings {
    float gravity = 98.0f;          ///< MMD units per second squared, downwards
    std::uint32_t physicsSteps = 2; ///< a frame: 2 (1/60 s) or 4 (1/120 s)
    double beatsPerMinute = 120.0;
    double firstBeat = 0.0; ///< frame of a beat that begins a bar; may be fractional
    std::uint32_t beatsPerBar = 4;
    std::uint32_t playFirst = 0;
    std::uint32_t playLast = 0; ///< 0: the last key
    bool operator==(const SceneSettings&) const = default;
};

/// What settings can be: no music and no scene needs more, and all that is computed from them stays
/// exact.
struct SettingsLimits {
    static constexpr double fewestBeatsPerMinute = 1.0, mostBeatsPerMinute = 1000.0;
    static constexpr double farthestBeat = 1e7; ///< frames on either side of 0: 92 hours
    static constexpr std::uint32_t mostBeatsPerBar = 64;
    static constexpr float mostGravity = 10000.0f; ///< up or down: 100 times what is usual
};

/// Actors of one scene. Each takes memory for its mesh and time in every frame; MMD takes 255.
inline constexpr std::size_t mostActors = 1000;

/// How many frames there are from beat to beat, at 30 a second.
[[nodiscard]] double framesPerBeat(const SceneSettings& settings);

/// Everything that is edited, as a value: copies are cheap and snapshots.
struct Scene {
    std::vector<Actor> actors;
    ActorId active = sceneActor; ///< sceneActor: the camera
    std::uint32_t nextActor = 1;
    Motion camera;                   ///< camera, light and shadow tracks only
    std::string cameraPath;          ///< UTF-8 path of its file; empty when it was never saved
    std::vector<Draft> cameraDrafts; ///< of those tracks, as Actor::drafts
    std::vector<Marker> markers;     ///< sorted by frame, then name
    SceneSettings settings;
    bool operator==(const Scene&) const = default;
};

[[nodiscard]] const Actor* findActor(const Scene& scene, ActorId id);
[[nodiscard]] const Actor* activeActor(const Scene& scene);
/// The actor's motion, the scene's own for sceneActor; null if there is no such actor.
[[nodiscard]] const Motion* findMotion(const Scene& scene, ActorId id);
/// Path of the file of that motion, UTF-8; empty when it was never saved or is not there.
[[nodiscard]] std::string motionPathOf(const Scene& scene, ActorId id);
/// Nothing if there is no such actor.
void setMotionPath(Scene& scene, ActorId id, const std::string& path);
/// The actor's drafts, the scene's own for sceneActor; none if there is no such actor.
[[nodiscard]] std::span<const Draft> draftsOf(const Scene& scene, ActorId id);
/// Those of `track` among `drafts`, which are sorted as an actor's: at any frame.
[[nodiscard]] std::span<const Draft> draftsOf(std::span<const Draft> drafts, const TrackId& track);
[[nodiscard]] bool hasDraft(std::span<const Draft> drafts, const TrackId& track);
/// The one at `frame`, or null.
[[nodiscard]] const Draft* findDraft(
    std::span<const Draft> drafts, const TrackId& track, std::uint32_t frame);
/// Last frame that holds a key anywhere in the scene.
[[nodiscard]] std::uint32_t lastFrame(const Scene& scene);

} // namespace mmd
