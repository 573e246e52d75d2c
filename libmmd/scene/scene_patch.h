// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/base/shared.h"
#include "libmmd/scene/scene.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mmd {

/// Keys of one track taken out and put in.
template <class Key>
struct KeyChange {
    ActorId actor{};
    NameField field{}; ///< names the track, and is the field of the track if it has to be made
    TrackEdit<Key> edit;
    bool operator==(const KeyChange&) const = default;
};

/// Drafts of one actor, or of the scene, taken out and put in.
struct DraftChange {
    ActorId actor{};
    std::vector<Draft> removed, inserted;
    bool operator==(const DraftChange&) const = default;
};

struct MarkerChange {
    std::vector<Marker> removed, inserted;
    bool operator==(const MarkerChange&) const = default;
};

/// Every key of `tracks` from frame `from` on moved by `delta` frames: columns that were inserted,
/// or deleted after their keys had left. No key is in the way, and the moved ones have no raw
/// records.
struct KeyShift {
    ActorId actor{};
    std::vector<TrackId> tracks;
    std::uint32_t from = 0;
    std::int64_t delta = 0;
    bool operator==(const KeyShift&) const = default;
};

/// An actor comes (`before` none), goes (`after` none) or is replaced as a whole (another motion or
/// model was opened). The model travels by its path in the binary form.
struct ActorChange {
    Shared<Actor> before, after;
    std::size_t index = 0; ///< where in Scene::actors
    bool operator==(const ActorChange&) const = default;
};

/// Where an actor stands in Scene::actors, and whether it shows.
struct ActorStateChange {
    ActorId actor{};
    std::size_t indexBefore = 0, indexAfter = 0;
    bool visibleBefore = true, visibleAfter = true;
    bool operator==(const ActorStateChange&) const = default;
};

/// Which actor is active, the counter of ids, and the settings, as a whole.
struct SettingsChange {
    ActorId activeBefore{}, activeAfter{};
    std::uint32_t nextActorBefore = 1, nextActorAfter = 1;
    SceneSettings before, after;
    bool operator==(const SettingsChange&) const = default;
};

/// The scene's own camera, light and shadow motion replaced as a whole (a camera file was opened).
struct CameraMotionChange {
    Shared<Motion> before, after;
    std::string pathBefore, pathAfter; ///< Scene::cameraPath
    bool operator==(const CameraMotionChange&) const = default;
};

using PatchPart =
    std::variant<KeyChange<BoneKeyframe>, KeyChange<MorphKeyframe>, KeyChange<CameraKeyframe>,
        KeyChange<LightKeyframe>, KeyChange<ShadowKeyframe>, KeyChange<ShowIkKeyframe>, DraftChange,
        MarkerChange, ActorChange, SettingsChange, CameraMotionChange, KeyShift, ActorStateChange>;

/// The one way to change a scene: what is taken out and what is put in, so that it can be undone.
/// Equal by bits. Made by the edit functions, applied by the document.
struct ScenePatch {
    std::vector<PatchPart> parts;
    /// What is selected before and after, which undo and redo bring back. An edit gives what it
    /// selects, if it selects something; the document records the rest. None after: what was
    /// selected before stays.
    Shared<Selection> selectionBefore, selectionAfter;
    bool operator==(const ScenePatch&) const = default;

    /// Nothing of the scene changes; such a patch is not pushed.
    [[nodiscard]] bool isEmpty() const { return parts.empty(); }
};

/// Whether `patch` changes the actor's model, motion or drafts (of sceneActor: the scene's own
/// motion and drafts), or adds or removes it.
[[nodiscard]] bool touches(const ScenePatch& patch, ActorId actor);

/// `scene` with `patch` done. The patch must have been made for this scene.
[[nodiscard]] Scene applied(const Scene& scene, const ScenePatch& patch);

/// `scene` with `patch`, which made it, taken back: the same as applied(scene, inverse(patch)).
[[nodiscard]] Scene reverted(const Scene& scene, const ScenePatch& patch);

/// The patch that undoes `patch`: applied(applied(s, p), inverse(p)) == s.
[[nodiscard]] ScenePatch inverse(const ScenePatch& patch);

/// `patch` with what is selected before and after it, as the document keeps it. Patches that follow
/// each other hold one selection together: of ten thousand edits of selected keys that would be
/// most of the memory.
[[nodiscard]] ScenePatch recorded(ScenePatch patch, const Shared<Selection>& before);

/// One patch that does `first` and then `then`, which was made for the scene after it.
[[nodiscard]] ScenePatch joined(ScenePatch first, const ScenePatch& then);

/// Versioned binary form, little-endian, for the crash journal. Actors are kept with their motion
/// and their model's path. For recorded() patches: another one comes back as one.
[[nodiscard]] std::vector<std::byte> writePatch(const ScenePatch& patch);
/// `loadModelAt` gives the model of an actor from its path (null: the actor comes without).
using ModelSource = std::shared_ptr<const Model> (*)(const std::string& path, void* context);
[[nodiscard]] Result<ScenePatch> readPatch(
    std::span<const std::byte> bytes, ModelSource loadModelAt, void* context);

} // namespace mmd
