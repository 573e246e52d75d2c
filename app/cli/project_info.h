// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <span>

namespace odori::cli {

/// What a project holds at a glance; the members are documented in docs/cli.md. `bytes` are those
/// of the file at `path`. Its motions are read; its models are only looked for.
[[nodiscard]] mmd::Result<nlohmann::ordered_json> projectInfo(
    std::span<const std::byte> bytes, const std::filesystem::path& path);

/// The same for people, in their language.
[[nodiscard]] QString textOfProject(const nlohmann::ordered_json& info);

} // namespace odori::cli
