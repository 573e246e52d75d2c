// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"

#include <filesystem>
#include <optional>

namespace mmd {

/// The data to save: a snapshot, so that a worker can write it while the scene is edited.
struct SceneToSave {
    Scene scene;
    std::optional<ActorId> motion; ///< only this actor's motion, as VMD; none: the project
    ProjectExtras extras;          ///< the project's
};

/// Writes all of it or nothing; returns what the file is then. Uses only the snapshot: for worker
/// threads. Never throws.
[[nodiscard]] Result<ContentMark> saveScene(
    const SceneToSave& toSave, const std::filesystem::path& path);

} // namespace mmd
