// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

/// Every edit of a scene is a pure function from a target and parameters to a patch: nothing is
/// changed, equal input gives an equal patch, and a patch that would change nothing is empty. It is
/// declared in the header of its source: keys/ time/ values/ scene/.
namespace mmd {

inline const Selection nothingSelected;

/// What an edit works on: a scene, the actor whose motion it changes (sceneActor: the scene's own
/// camera, light and shadow), and which of its keys and tracks. These need not be what the user has
/// selected: a field of the table edits one key of many. Lives as long as what it refers to.
struct EditTarget {
    const Scene& scene;
    ActorId actor = sceneActor;
    const Selection& selection = nothingSelected;
};

} // namespace mmd
