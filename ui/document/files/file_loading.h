// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/project/project.h"
#include "libmmd/scene/edits/scene/placing.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace odori {

/// The content of a file: a model, a motion of a model or of the camera, a pose, or a project.
struct LoadedFile {
    enum class Kind { Model, Motion, CameraMotion, Pose, Project };

    Kind kind = Kind::Motion;
    QString path;
    std::shared_ptr<const mmd::Model> model; ///< for a model
    mmd::Motion motion; ///< a pose is a key at frame 0 for each of its bones and morphs
    std::optional<mmd::OpenedProject> project;
    /// Odori does not save motions in this format, so the opened motion has no file yet.
    bool isImported = false;
    std::vector<mmd::Warning> warnings;
    /// Motions that are byte for byte equal to their files, with the paths of these. Camera keys in
    /// a model's motion, which may be copied into the scene, have no path.
    std::vector<std::pair<std::string, mmd::Motion>> saved;
    /// The times of the last change of the files that saving may overwrite, taken while reading.
    std::vector<std::pair<QString, QDateTime>> times;

    /// A model's motion that also has camera, light or shadow keys.
    [[nodiscard]] bool hasCameraKeys() const;
};

/// Reads a model, motion, pose or project, by its content. Uses only the file (and the files that a
/// project refers to): for worker threads. Never throws.
[[nodiscard]] mmd::Result<LoadedFile> loadFile(const QString& path);

/// A project that was read from `path`, or from an earlier version of it. Compares its motions with
/// their files: for worker threads.
[[nodiscard]] LoadedFile loadedProject(mmd::OpenedProject project, const QString& path);

/// The patch that opens `file`, which is not a project, in the active actor of `target`. If nothing
/// is open, an actor is made. A pose becomes drafts at the frame, for the bones and morphs whose
/// shown value differs; they are selected then.
[[nodiscard]] mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::EditTarget& target, const mmd::Placing& placing = {});

} // namespace odori
