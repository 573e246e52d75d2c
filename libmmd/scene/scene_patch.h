// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
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

/// Drafts of one actor taken out and put in.
struct DraftChange {
    ActorId actor{};
    std::vector<Draft> removed, inserted;
    bool operator==(const DraftChange&) const = default;
};

struct MarkerChange {
    std::vector<Marker> removed, inserted;
    bool operator==(const MarkerChange&) const = default;
};

/// An actor comes (`before` empty), goes (`after` empty) or is replaced as a whole (another motion
/// or model was opened). The model travels by its path in the binary form.
struct ActorChange {
    std::optional<Actor> before, after;
    std::size_t index = 0; ///< where in Scene::actors
    bool operator==(const ActorChange&) const = default;
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
    Motion before, after;
    bool operator==(const CameraMotionChange&) const = default;
};

using PatchPart =
    std::variant<KeyChange<BoneKeyframe>, KeyChange<MorphKeyframe>, KeyChange<CameraKeyframe>,
        KeyChange<LightKeyframe>, KeyChange<ShadowKeyframe>, KeyChange<ShowIkKeyframe>, DraftChange,
        MarkerChange, ActorChange, SettingsChange, CameraMotionChange>;

/// The one way to change a scene: what is taken out and what is put in, so that it can be undone.
/// Equal by bits. Made by the edit functions, applied by the document.
struct ScenePatch {
    std::vector<PatchPart> parts;
    Selection selectionBefore, selectionAfter;
    bool operator==(const ScenePatch&) const = default;

    /// Nothing of the scene changes; such a patch is not pushed.
    [[nodiscard]] bool isEmpty() const { return parts.empty(); }
};

/// `scene` with `patch` done. The patch must have been made for this scene.
[[nodiscard]] Scene applied(const Scene& scene, const ScenePatch& patch);

/// The patch that undoes `patch`: applied(applied(s, p), inverse(p)) == s.
[[nodiscard]] ScenePatch inverse(const ScenePatch& patch);

/// Versioned binary form, little-endian, for the crash journal. Actors are kept with their motion
/// and their model's path.
[[nodiscard]] std::vector<std::byte> writePatch(const ScenePatch& patch);
/// `loadModelAt` gives the model of an actor from its path (null: the actor comes without).
using ModelSource = std::shared_ptr<const Model> (*)(const std::string& path, void* context);
[[nodiscard]] Result<ScenePatch> readPatch(
    std::span<const std::byte> bytes, ModelSource loadModelAt, void* context);

} // namespace mmd
