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

/// Where a motion is. Paths are UTF-8 as the file has them: relative to its folder, or absolute.
struct ProjectMotion {
    std::string path; ///< empty: it was never saved
    /// The whole VMD file where the motion is not what `path` holds. It wins.
    std::optional<std::vector<std::byte>> vmd;
    bool operator==(const ProjectMotion&) const = default;
};

struct ProjectActor {
    std::string model; ///< path; empty: none
    ProjectMotion motion;
    bool visible = true;
    std::vector<Draft> drafts; ///< of bones, morphs, show/IK; sorted by track, then frame; one each
    /// What the object says besides: JSON text of an object, or empty. Unknown members of drafts
    /// stay with the draft of the same track and frame.
    std::string rest;
    bool operator==(const ProjectActor&) const = default;
};

/// What a project file says.
struct ProjectFile {
    std::vector<ProjectActor> actors;
    std::optional<std::size_t> active; ///< index of an actor; none: the camera
    ProjectMotion camera;
    std::vector<Draft> cameraDrafts; ///< of camera, light and shadow; as those of an actor
    std::vector<Marker> markers;     ///< sorted by frame, then name; without repeats
    SceneSettings settings;
    std::string view; ///< JSON text of what belongs to the editor's windows alone; or empty
    std::string rest; ///< what the file says besides, as in ProjectActor
    /// What was read otherwise than the file says it; not written.
    std::vector<Warning> warnings;
    bool operator==(const ProjectFile&) const = default;
};

/// Reads a whole project file that is already in memory; never touches the disk. Total: any bytes
/// give a project or one error (BadText: the line, the byte and the member that is wrong). Settings
/// out of their range are mended, with a warning each.
[[nodiscard]] Result<ProjectFile> readProjectFile(std::span<const std::byte> bytes);

/// The file's text: JSON, UTF-8, indented, members that we do not know where they were.
[[nodiscard]] std::string writeProjectFile(const ProjectFile& project);

} // namespace mmd
