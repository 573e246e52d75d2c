// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <span>

namespace odori::cli {

/// An overview of a project; docs/cli.md documents the members. `bytes` is the content of the file
/// at `path`. The motions are read; for the models only the existence is checked.
[[nodiscard]] mmd::Result<nlohmann::ordered_json> projectInfo(
    std::span<const std::byte> bytes, const std::filesystem::path& path);

/// The same as text in the user's language.
[[nodiscard]] QString textOfProject(const nlohmann::ordered_json& info);

} // namespace odori::cli
