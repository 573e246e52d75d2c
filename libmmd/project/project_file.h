// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/scene/scene.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The `.odori` file as plain data. Described in docs/project.md; to open and save: project.h.
namespace mmd {

/// The location of a motion. Paths are UTF-8 as in the file: relative to its folder, or absolute.
struct ProjectMotion {
    std::string path; ///< empty: it was never saved
    /// The whole VMD file, if the motion differs from the file at `path`. It has priority.
    std::optional<std::vector<std::byte>> vmd;
    bool operator==(const ProjectMotion&) const = default;
};

struct ProjectActor {
    std::string model; ///< path; empty: none
    ProjectMotion motion;
    bool visible = true;
    std::vector<Draft> drafts; ///< of bones, morphs, show/IK; sorted by track, then frame; one each
    BoneLists lists;           ///< hidden and locked bones, saved sets
    /// Sorted by bone, then frame; one each. The parent's id is that of the actor at index id - 1.
    std::vector<OutsideParentKey> outsideParents;
    /// Unknown members of the object: JSON text of an object, or empty. Unknown members of drafts
    /// and outside parents are kept with those of the same track and frame, those of sets with the
    /// set of that name.
    std::string rest;
    bool operator==(const ProjectActor&) const = default;
};

/// The content of a project file.
struct ProjectFile {
    std::vector<ProjectActor> actors;
    std::optional<std::size_t> active; ///< index of an actor; none: the camera
    ProjectMotion camera;
    std::vector<Draft> cameraDrafts; ///< of camera, light and shadow; as those of an actor
    std::vector<OutsideParentKey> cameraParents; ///< as those of an actor; bones are empty
    std::vector<Marker> markers;                 ///< sorted by frame, then name; without repeats
    SceneSettings settings;                      ///< the sound's path is UTF-8 as in the file
    std::string view; ///< JSON text of the data of the editor's windows; or empty
    std::string rest; ///< unknown members of the file, as in ProjectActor
    /// Warnings about values that were changed while reading; not written.
    std::vector<Warning> warnings;
    bool operator==(const ProjectFile&) const = default;
};

/// Reads a whole project file in memory; does not access the disk. Any bytes give a project or one
/// error (BadText: the line, the byte and the wrong member). Settings out of range are corrected,
/// with a warning each.
[[nodiscard]] Result<ProjectFile> readProjectFile(std::span<const std::byte> bytes);

/// The file's text: JSON, UTF-8, indented, unknown members at their old position.
[[nodiscard]] std::string writeProjectFile(const ProjectFile& project);

} // namespace mmd
