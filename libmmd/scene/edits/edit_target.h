// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

/// Every edit of a scene is a pure function from a target and parameters to a patch: it changes
/// nothing, equal input gives an equal patch, and the patch is empty if nothing would change. Each
/// is declared in the header of its source: keys/ time/ values/ scene/.
namespace mmd {

inline const Selection nothingSelected;

/// What an edit works on: a scene, the actor whose motion it changes (sceneActor: the scene's own
/// camera, light and shadow), and keys and tracks of that actor. These can differ from the user's
/// selection: a field of the table edits one key of many. Must not outlive the objects that it
/// refers to.
struct EditTarget {
    const Scene& scene;
    ActorId actor = sceneActor;
    const Selection& selection = nothingSelected;
};

} // namespace mmd
