// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project_file.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Projects on disk: a scene and where its parts come from. The format: docs/project.md.
namespace mmd {

/// What a project says that no scene holds. It goes along with the scene from opening to saving.
struct ProjectExtras {
    std::string view; ///< JSON text of an object that belongs to the editor's windows; may be empty
    std::string rest; ///< as ProjectFile::rest
    struct ForActor {
        ActorId actor{};
        std::string model; ///< path of a model that could not be read: the reference is kept
        std::string rest;  ///< as ProjectActor::rest
        bool operator==(const ForActor&) const = default;
    };
    std::vector<ForActor> actors;
    bool operator==(const ProjectExtras&) const = default;
};

struct OpenedProject {
    Scene scene;
    ProjectExtras extras;
    /// Models and motions that are not there or cannot be read, each with its path: the actor comes
    /// without, and saving keeps the reference. And what reading the others gave.
    std::vector<Warning> warnings;
};

/// Reads a model; a project asks it once for each path.
using ModelReader = std::function<Result<Model>(const std::filesystem::path&)>;

/// Opens the project at `path` with the models and motions that it refers to.
[[nodiscard]] Result<OpenedProject> openProject(
    const std::filesystem::path& path, const ModelReader& readModel = loadModel);

/// What saving `scene` at `path` writes: references relative to the folder of `path` (absolute
/// across drives), and for each motion that is not byte for byte what its file holds the whole VMD.
[[nodiscard]] ProjectFile projectOf(
    const Scene& scene, const ProjectExtras& extras, const std::filesystem::path& path);

/// Writes it. On any failure the file that was there stays as it was.
[[nodiscard]] Result<void> saveProject(
    const Scene& scene, const ProjectExtras& extras, const std::filesystem::path& path);

} // namespace mmd
