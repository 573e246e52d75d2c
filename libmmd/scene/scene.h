// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"
#include "libmmd/motion/names.h"
#include "libmmd/scene/bone_lists.h"
#include "libmmd/scene/outside_parent.h"
#include "libmmd/scene/selection.h"

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace mmd {

/// The value of a key of any kind of track, in the order of TrackKind.
using DraftValue =
    std::variant<BoneValue, MorphValue, CameraValue, LightValue, ShadowValue, ShowIkValue>;

/// The kind of track that has values of this type.
[[nodiscard]] inline TrackKind kindOf(const DraftValue& value)
{
    return static_cast<TrackKind>(value.index());
}

/// An unregistered change of a track at a frame. It overrides the keys at exactly that frame, and
/// is kept when the frame changes. An actor has drafts of its bones, morphs and show/IK, the scene
/// has those of camera (with the curves of a new key), light and self-shadow.
struct Draft {
    TrackId track;
    std::uint32_t frame = 0;
    DraftValue value; ///< of the kind of `track`
    bool operator==(const Draft&) const = default;
};

/// A model with its motion. Models are immutable and shared by all versions of the scene.
struct Actor {
    ActorId id{};
    std::shared_ptr<const Model> model;
    Motion motion;
    std::string motionPath;    ///< UTF-8; empty when it was never saved
    std::vector<Draft> drafts; ///< sorted by track, then frame; one each
    bool visible = true;       ///< drawn; an invisible actor can be edited too
    BoneLists boneLists;
    std::vector<OutsideParentKey> outsideParents; ///< sorted by bone, then frame; one each
    bool operator==(const Actor&) const = default;
};

/// A named frame. Several can be at one frame if their names differ.
struct Marker {
    std::uint32_t frame = 0;
    std::string name; ///< UTF-8
    bool operator==(const Marker&) const = default;
};

/// The sound that plays along the scene.
struct SceneSound {
    std::string path{};  ///< of its file, UTF-8; empty: none
    double offset = 0.0; ///< milliseconds from frame 0 to its begin; negative: it begins before
    double volume = 1.0; ///< 0 is silent, 1 is the volume of the file
    bool isMuted = false;
    bool operator==(const SceneSound&) const = default;
};

/// The tempo of all beats from `beat` on, up to the next change.
struct TempoChange {
    std::uint32_t beat = 1; ///< counted from SceneSettings::firstBeat, which is beat 0
    double beatsPerMinute = 120.0;
    bool operator==(const TempoChange&) const = default;
};

/// SettingsLimits has their ranges; withinLimits() corrects values outside.
struct SceneSettings {
    float gravity = 98.0f; ///< MMD units per second squared, along `gravityDirection`
    glm::vec3 gravityDirection{0, -1, 0}; ///< of any length but 0; MMD space
    float gravityNoise = 0.0f;            ///< strength of MMD's random wind; 0: none
    std::uint32_t noiseSeed = 1;          ///< names the sequence of random numbers
    std::uint32_t physicsSteps = 2;       ///< a frame: 2 (1/60 s) or 4 (1/120 s)
    double beatsPerMinute = 120.0;        ///< up to the first of `tempoChanges`
    double firstBeat = 0.0;               ///< frame of a beat that begins a bar; may be fractional
    std::uint32_t beatsPerBar = 4;
    std::uint32_t playFirst = 0;
    std::uint32_t playLast = 0; ///< 0: the last key
    SceneSound sound{};
    std::vector<TempoChange> tempoChanges{}; ///< by beat; one each. BeatMap (beats/) uses them
    bool operator==(const SceneSettings&) const = default;
};

/// Limits of settings: no music and no scene needs more, and all computations from them stay exact.
struct SettingsLimits {
    static constexpr double fewestBeatsPerMinute = 1.0, mostBeatsPerMinute = 1000.0;
    static constexpr double farthestBeat = 1e7; ///< frames on either side of 0: 92 hours
    static constexpr std::uint32_t mostBeatsPerBar = 64;
    static constexpr std::uint32_t farthestTempoChange = 10'000'000; ///< beat
    static constexpr std::size_t mostTempoChanges = 10'000;
    static constexpr float mostGravity = 10000.0f; ///< up or down: about 100 times the default
    static constexpr float mostNoise = 1000.0f;    ///< MMD's own limit is 100
    static constexpr double farthestSound = 1e8;   ///< milliseconds on either side of 0: 28 hours
    static constexpr double loudestSound = 4.0;    ///< times the volume of the file
};

/// Maximum number of actors in one scene. Each takes memory for its mesh and time in every frame;
/// MMD's limit is 255.
inline constexpr std::size_t mostActors = 1000;

/// The frame, which may be fractional, where the sound begins, and the offset for such a frame.
[[nodiscard]] double soundFrame(const SceneSound& sound);
[[nodiscard]] double soundOffset(double frame);

/// Number of frames from beat to beat at a tempo, at 30 frames a second.
[[nodiscard]] double framesPerBeat(double beatsPerMinute);

/// The document as a value: copies are cheap and are snapshots.
struct Scene {
    std::vector<Actor> actors;
    ActorId active = sceneActor; ///< sceneActor: the camera
    std::uint32_t nextActor = 1;
    Motion camera = newCameraMotion(); ///< camera, light and shadow tracks only
    std::string cameraPath;            ///< UTF-8 path of its file; empty when it was never saved
    std::vector<Draft> cameraDrafts;   ///< of those tracks, as Actor::drafts
    std::vector<OutsideParentKey> cameraParents; ///< bones that the camera follows; by frame
    std::vector<Marker> markers;                 ///< sorted by frame, then name
    SceneSettings settings;
    bool operator==(const Scene&) const = default;
};

/// What all code relies on: different ids of actors below the next one, an active actor that is
/// there, settings within their limits.
[[nodiscard]] bool isSound(const Scene& scene);

[[nodiscard]] const Actor* findActor(const Scene& scene, ActorId id);
[[nodiscard]] const Actor* activeActor(const Scene& scene);
/// The actor's motion, the scene's own for sceneActor; null if there is no such actor.
[[nodiscard]] const Motion* findMotion(const Scene& scene, ActorId id);
/// Path of the file of that motion, UTF-8; empty when it was never saved or is not there.
[[nodiscard]] std::string motionPathOf(const Scene& scene, ActorId id);
/// No change if there is no such actor.
void setMotionPath(Scene& scene, ActorId id, const std::string& path);
/// The actor's drafts, the scene's own for sceneActor; none if there is no such actor.
[[nodiscard]] std::span<const Draft> draftsOf(const Scene& scene, ActorId id);
/// The drafts of `track` in `drafts`, which are sorted as in an actor: at any frame.
[[nodiscard]] std::span<const Draft> draftsOf(std::span<const Draft> drafts, const TrackId& track);
[[nodiscard]] bool hasDraft(std::span<const Draft> drafts, const TrackId& track);
/// The one at `frame`, or null.
[[nodiscard]] const Draft* findDraft(
    std::span<const Draft> drafts, const TrackId& track, std::uint32_t frame);
/// Last frame that holds a key anywhere in the scene.
[[nodiscard]] std::uint32_t lastFrame(const Scene& scene);

} // namespace mmd
