// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/content_hash.h"
#include "libmmd/project/project_file.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// Projects on disk: a scene and the files of its parts. The format: docs/project.md.
namespace mmd {

/// Data of a project that a scene does not hold. It is passed on from opening to saving.
struct ProjectExtras {
    std::string view; ///< JSON text of an object for the editor's windows; may be empty
    std::string rest; ///< as ProjectFile::rest
    struct ForActor {
        ActorId actor{};
        std::string model; ///< path of a model that could not be read: the reference is kept
        std::string rest;  ///< as ProjectActor::rest
        bool operator==(const ForActor&) const = default;
    };
    std::vector<ForActor> actors;
    ContentMark file; ///< of the project's file when it was read or written; all zero: neither
    bool operator==(const ProjectExtras&) const = default;
};

struct OpenedProject {
    Scene scene;
    ProjectExtras extras;
    /// Missing or unreadable models and motions, each with its path: the actor has none then, and
    /// saving keeps the reference. A missing sound, whose path stays in the scene. Also the
    /// warnings of reading the others.
    std::vector<Warning> warnings;
};

/// Reads a model; called once for each path.
using ModelReader = std::function<Result<Model>(const std::filesystem::path&)>;

/// Opens the project at `path` with the models and motions that it refers to.
[[nodiscard]] Result<OpenedProject> openProject(
    const std::filesystem::path& path, const ModelReader& readModel = loadModel);
/// The same for a project's bytes in memory, such as an earlier version; `path` is where it was.
[[nodiscard]] Result<OpenedProject> openProject(std::span<const std::byte> bytes,
    const std::filesystem::path& path, const ModelReader& readModel = loadModel);

/// The content that saving `scene` at `path` writes: references relative to the folder of `path`
/// (absolute across drives), and the whole VMD of each motion that is not byte for byte equal to
/// its file.
[[nodiscard]] ProjectFile projectOf(
    const Scene& scene, const ProjectExtras& extras, const std::filesystem::path& path);

/// Writes it; returns what the file is then. On any failure the old file is unchanged.
[[nodiscard]] Result<ContentMark> saveProject(
    const Scene& scene, const ProjectExtras& extras, const std::filesystem::path& path);

} // namespace mmd
