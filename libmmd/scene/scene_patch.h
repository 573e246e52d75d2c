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

/// Keys of one track that are removed and inserted.
template <class Key>
struct KeyChange {
    ActorId actor{};
    NameField field{}; ///< name of the track; also the name field of a new track
    TrackEdit<Key> edit;
    bool operator==(const KeyChange&) const = default;
};

/// Drafts of one actor, or of the scene, that are removed and inserted.
struct DraftChange {
    ActorId actor{};
    std::vector<Draft> removed, inserted;
    bool operator==(const DraftChange&) const = default;
};

struct MarkerChange {
    std::vector<Marker> removed, inserted;
    bool operator==(const MarkerChange&) const = default;
};

/// Moves every key of `tracks` from frame `from` on by `delta` frames: columns that are inserted,
/// or deleted after their keys were deleted. The target frames are free, and the moved keys have no
/// raw records.
struct KeyShift {
    ActorId actor{};
    std::vector<TrackId> tracks;
    std::uint32_t from = 0;
    std::int64_t delta = 0;
    bool operator==(const KeyShift&) const = default;
};

/// An actor is added (`before` is none), removed (`after` is none) or replaced completely (another
/// motion or model was opened). The binary form stores the model as a path.
struct ActorChange {
    Shared<Actor> before, after;
    std::size_t index = 0; ///< index in Scene::actors
    bool operator==(const ActorChange&) const = default;
};

/// The index of an actor in Scene::actors, and whether it is shown.
struct ActorStateChange {
    ActorId actor{};
    std::size_t indexBefore = 0, indexAfter = 0;
    bool visibleBefore = true, visibleAfter = true;
    bool operator==(const ActorStateChange&) const = default;
};

/// The hidden, locked and saved bones of an actor, replaced together.
struct BoneListsChange {
    ActorId actor{};
    BoneLists before, after;
    bool operator==(const BoneListsChange&) const = default;
};

/// Keys of the outside parents of one actor, or of the camera (sceneActor), that are removed and
/// inserted.
struct OutsideParentChange {
    ActorId actor{};
    std::vector<OutsideParentKey> removed, inserted;
    bool operator==(const OutsideParentChange&) const = default;
};

/// The active actor, the counter of ids, and the settings, replaced together.
struct SettingsChange {
    ActorId activeBefore{}, activeAfter{};
    std::uint32_t nextActorBefore = 1, nextActorAfter = 1;
    SceneSettings before, after;
    bool operator==(const SettingsChange&) const = default;
};

/// The scene's own camera, light and shadow motion, replaced completely (a camera file was opened).
struct CameraMotionChange {
    Shared<Motion> before, after;
    std::string pathBefore, pathAfter; ///< Scene::cameraPath
    bool operator==(const CameraMotionChange&) const = default;
};

using PatchPart = std::variant<KeyChange<BoneKeyframe>, KeyChange<MorphKeyframe>,
    KeyChange<CameraKeyframe>, KeyChange<LightKeyframe>, KeyChange<ShadowKeyframe>,
    KeyChange<ShowIkKeyframe>, DraftChange, MarkerChange, ActorChange, SettingsChange,
    CameraMotionChange, KeyShift, ActorStateChange, BoneListsChange, OutsideParentChange>;

/// The only way to change a scene: the data that is removed and the data that is inserted, so that
/// it can be undone. Compares by bits. Edit functions make it, the document applies it.
struct ScenePatch {
    std::vector<PatchPart> parts;
    /// The selection before and after, which undo and redo restore. An edit sets `after` if it
    /// changes the selection; the document records the rest. No `after`: the selection stays.
    Shared<Selection> selectionBefore, selectionAfter;
    bool operator==(const ScenePatch&) const = default;

    /// The scene does not change; such a patch is not pushed.
    [[nodiscard]] bool isEmpty() const { return parts.empty(); }
};

/// Whether `patch` changes the actor's model, motion, drafts or outside parents (for sceneActor:
/// those of the scene itself), or adds or removes the actor.
[[nodiscard]] bool touches(const ScenePatch& patch, ActorId actor);

/// `scene` with `patch` applied. The patch must have been made for this scene.
[[nodiscard]] Scene applied(const Scene& scene, const ScenePatch& patch);

/// `scene`, which is the result of `patch`, with `patch` reverted: the same as applied(scene,
/// inverse(patch)).
[[nodiscard]] Scene reverted(const Scene& scene, const ScenePatch& patch);

/// The patch that undoes `patch`: applied(applied(s, p), inverse(p)) == s.
[[nodiscard]] ScenePatch inverse(const ScenePatch& patch);

/// `patch` with the selection before and after it, as the document keeps it. Consecutive patches
/// share one selection: after ten thousand edits of selected keys, copies would be most of the
/// memory.
[[nodiscard]] ScenePatch recorded(ScenePatch patch, const Shared<Selection>& before);

/// One patch that does `first` and then `then`, which was made for the scene after `first`.
[[nodiscard]] ScenePatch joined(ScenePatch first, const ScenePatch& then);

/// applied() and reverted() for a patch that was read from a file: none if it was not made for
/// `scene`, or if the result would not be a sound scene.
[[nodiscard]] std::optional<Scene> appliedIfFits(const Scene& scene, const ScenePatch& patch);
[[nodiscard]] std::optional<Scene> revertedIfFits(const Scene& scene, const ScenePatch& patch);
/// Applies one part of a patch, or reverts it. It must have been made for `scene`.
void applyPart(Scene& scene, const PatchPart& part, bool forward);

} // namespace mmd
