// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"
#include "libmmd/project/project.h"
#include "libmmd/versions/kept_versions.h"

namespace mmd {

/// What a version contains, for a list.
struct VersionSummary {
    std::size_t models = 0; ///< of a project
    std::size_t bones = 0;  ///< keys
    std::size_t morphs = 0;
    std::size_t camera = 0; ///< camera, light and shadow
    std::size_t other = 0;  ///< show/IK
    bool operator==(const VersionSummary&) const = default;

    [[nodiscard]] std::size_t keys() const { return bones + morphs + camera + other; }
};

/// Reads a version of the motion or project `file`. A project's keys include those of its motions'
/// files as they are now; its models are not read. BadValue if the copy is damaged. For worker
/// threads. Never throws.
[[nodiscard]] Result<VersionSummary> summaryOf(
    const KeptVersion& version, const std::filesystem::path& file);

/// The content of a version. BadValue if the copy is damaged. Never throws.
[[nodiscard]] Result<Motion> motionOf(const KeptVersion& version);
/// `file`: the project's own path, from which it refers to models and motions.
[[nodiscard]] Result<OpenedProject> projectOf(const KeptVersion& version,
    const std::filesystem::path& file, const ModelReader& readModel = loadModel);

/// Whether `file` is a project, by its name.
[[nodiscard]] bool isProjectFile(const std::filesystem::path& file);

} // namespace mmd
