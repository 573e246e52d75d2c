// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// Opening files: what a model, a motion or a pose does to a scene.
namespace mmd {

/// How a model, a motion or a pose comes into a scene.
struct Placing {
    enum class How {
        Replace,  ///< the model or the whole motion of the active actor; the camera's motion
        Merge,    ///< a motion's keys at `frame`, where keys that they land on are replaced
        NewActor, ///< a model beside the others; a motion with the active actor's model again
    };
    How how = How::Replace;
    std::optional<ActorId> actor; ///< whose model, motion or pose it is; none: targetOf()
    std::uint32_t frame = 0;
    bool cameraToScene = false; ///< camera, light and shadow keys of a model's motion are copied
                                ///< into the scene's own
    bool asKeys = false;        ///< a pose becomes keys, no drafts
};

/// The camera, light and shadow tracks of a motion, which the scene can take.
[[nodiscard]] Motion sceneTracksOf(const Motion& motion);

/// The actor that a file would go to: the active one, else the first; null without any.
[[nodiscard]] const Actor* targetOf(const Scene& scene);

/// In all of them the target is the active actor with what is selected; `placing` may name another.
/// Where there is no actor one is made.
[[nodiscard]] ScenePatch placeModel(
    const EditTarget& target, std::shared_ptr<const Model> model, const Placing& placing);
/// `path`: the file that holds `motion`, UTF-8.
[[nodiscard]] ScenePatch placeMotion(const EditTarget& target, const Motion& motion,
    const std::string& path, const Placing& placing);
/// `camera`: of its camera, light and shadow tracks alone. `path`: the file that holds them and
/// nothing else; empty for none.
[[nodiscard]] ScenePatch placeCamera(const EditTarget& target, const Motion& camera,
    const std::string& path, const Placing& placing);
/// `pose`: a key at frame 0 for each bone and morph. It becomes drafts at the frame of those that
/// show something else, which are selected then; or keys.
[[nodiscard]] ScenePatch placePose(
    const EditTarget& target, const Motion& pose, const Placing& placing);

} // namespace mmd
