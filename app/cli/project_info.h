// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <span>

namespace odori::cli {

/// An overview of a project; docs/cli.md documents the members. `bytes` are those of the file at
/// `path`. Its motions are read; for its models only the existence is checked.
[[nodiscard]] mmd::Result<nlohmann::ordered_json> projectInfo(
    std::span<const std::byte> bytes, const std::filesystem::path& path);

/// The same for people, in their language.
[[nodiscard]] QString textOfProject(const nlohmann::ordered_json& info);

} // namespace odori::cli
