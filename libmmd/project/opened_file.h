// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mmd {

/// The content of a file: a model, a motion of a model or of the camera, a pose, or a project.
struct OpenedFile {
    enum class Kind { Model, Motion, CameraMotion, Pose, Project };

    Kind kind = Kind::Motion;
    std::shared_ptr<const Model> model; ///< for a model
    Motion motion; ///< a pose is a key at frame 0 for each of its bones and morphs
    std::optional<OpenedProject> project;
    /// Odori does not save motions in this format, so the opened motion has no file yet.
    bool isImported = false;
    std::vector<Warning> warnings;
    /// Motions that are byte for byte equal to their files, with the paths of these. Camera keys in
    /// a model's motion, which may be copied into the scene, have no path.
    std::vector<std::pair<std::string, Motion>> saved;
    /// The files that saving may overwrite, and when each was last changed: milliseconds since
    /// 1970, taken before reading; none if there is no such file.
    std::vector<std::pair<std::string, std::optional<std::int64_t>>> changed;

    /// A model's motion that also has camera, light or shadow keys.
    [[nodiscard]] bool hasCameraKeys() const;
};

/// CameraMotion if it has only camera, light or shadow keys, else Motion.
[[nodiscard]] OpenedFile::Kind kindOf(const Motion& motion);

/// Reads a model, motion, pose or project, by its content. `path` is UTF-8. Uses only the file (and
/// the files that a project refers to): for worker threads. `readModel` decides by the extension
/// whether it reads accessories. Never throws.
[[nodiscard]] Result<OpenedFile> openAnyFile(
    const std::string& path, const ModelReader& readModel = loadModel);

/// A project that was read from a file or from an earlier version of it. Compares its motions with
/// their files: for worker threads.
[[nodiscard]] OpenedFile openedProject(OpenedProject project);

} // namespace mmd
