// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// Opening files: how a model, a motion or a pose changes a scene.
namespace mmd {

/// How a model, a motion or a pose is added to a scene.
struct Placing {
    enum class How {
        Replace,  ///< replaces the model or the whole motion of the active actor, or the camera's
                  ///< motion
        Merge,    ///< inserts a motion's keys at `frame`; they replace keys at the same frames
        NewActor, ///< adds a model to the others, or a motion with a copy of the active actor
    };
    How how = How::Replace;
    std::optional<ActorId> actor; ///< the actor that gets the model, motion or pose; none:
                                  ///< targetOf()
    std::uint32_t frame = 0;
    bool cameraToScene = false; ///< camera, light and shadow keys of a model's motion are also
                                ///< copied into the scene's own motion
    bool asKeys = false;        ///< a pose becomes keys instead of drafts
};

/// The camera, light and shadow tracks of a motion: the part that the scene accepts.
[[nodiscard]] Motion sceneTracksOf(const Motion& motion);

/// The actor that a file would be opened for: the active one, else the first; null if there is
/// none.
[[nodiscard]] const Actor* targetOf(const Scene& scene);

/// The target of all of them is the active actor with its selection; `placing` may name another
/// actor. If there is no actor, one is made. If another actor's model is from the same file with
/// the same content, the two share it.
[[nodiscard]] ScenePatch placeModel(
    const EditTarget& target, std::shared_ptr<const Model> model, const Placing& placing);
/// `path`: the file that holds `motion`, UTF-8.
[[nodiscard]] ScenePatch placeMotion(const EditTarget& target, const Motion& motion,
    const std::string& path, const Placing& placing);
/// `camera`: the scene's motion; only its camera, light and shadow tracks are used. `path`: a file
/// that holds exactly these tracks; empty if there is none.
[[nodiscard]] ScenePatch placeCamera(const EditTarget& target, const Motion& camera,
    const std::string& path, const Placing& placing);
/// `pose`: a key at frame 0 for each bone and morph. Bones and morphs whose shown value differs get
/// drafts at the frame, and are selected; or keys.
[[nodiscard]] ScenePatch placePose(
    const EditTarget& target, const Motion& pose, const Placing& placing);

} // namespace mmd
