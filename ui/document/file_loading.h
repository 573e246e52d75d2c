// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/scene/edits.h"

#include <QtCore/QString>

#include <memory>
#include <vector>

namespace odori {

/// What a file holds: a model, or a motion of a model or of the camera.
struct LoadedFile {
    QString path;
    std::shared_ptr<const mmd::Model> model; ///< null for a motion
    mmd::Motion motion;
    bool isCameraMotion =
        false; ///< it has camera, light or shadow keys and none of bones or morphs
    std::vector<mmd::Warning> warnings;

    /// A motion that replaces the actor's own.
    [[nodiscard]] bool holdsMotion() const { return !model && !isCameraMotion; }
};

/// Reads a model or a motion, by its content. Depends on nothing but the file: for worker threads.
[[nodiscard]] mmd::Result<LoadedFile> loadFile(const QString& path);

/// The patch that opens `file`: its model becomes the active actor's (or that of the first actor),
/// its motion the active actor's, a camera motion the scene's.
[[nodiscard]] mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::Scene& scene, const mmd::Selection& selection);

} // namespace odori
