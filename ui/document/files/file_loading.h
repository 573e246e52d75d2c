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

/// What a file holds: a model, a motion of a model or of the camera, a pose, or a project.
struct LoadedFile {
    enum class Kind { Model, Motion, CameraMotion, Pose, Project };

    Kind kind = Kind::Motion;
    QString path;
    std::shared_ptr<const mmd::Model> model; ///< for a model
    mmd::Motion motion; ///< a pose is a key at frame 0 for each of its bones and morphs
    std::optional<mmd::OpenedProject> project;
    /// Of a format in which motions are not saved: what is opened has no file of its own.
    bool isImported = false;
    std::vector<mmd::Warning> warnings;
    /// Motions that are byte for byte what their files hold, with the paths of these. Camera keys
    /// of a model's motion, which may be copied into the scene, have none.
    std::vector<std::pair<std::string, mmd::Motion>> saved;
    /// When the files that saving may write over were changed last, as they were read.
    std::vector<std::pair<QString, QDateTime>> times;

    /// A model's motion that brings camera, light or shadow keys along.
    [[nodiscard]] bool hasCameraKeys() const;
};

/// Reads a model, motion, pose or project, by its content. Depends on nothing but the file (and
/// those a project refers to): for worker threads. Never throws.
[[nodiscard]] mmd::Result<LoadedFile> loadFile(const QString& path);

/// The patch that opens `file`, which is no project, in the active actor of `target`. Where nothing
/// is open an actor is made for it. A pose becomes drafts at the frame of the bones and morphs that
/// show another, which are selected then.
[[nodiscard]] mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::EditTarget& target, const mmd::Placing& placing = {});

} // namespace odori
