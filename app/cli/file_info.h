// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd.h"
#include "libmmd/model/model.h"

#include <nlohmann/json.hpp>

#include <string>

namespace odori::cli {

/// What a user wants to know of a file at a glance; the members are documented in docs/cli.md.
[[nodiscard]] nlohmann::ordered_json infoOf(const mmd::VmdFile& file);
[[nodiscard]] nlohmann::ordered_json infoOf(const mmd::Model& model);

/// The same for people, in their language: one line a member, lists indented.
[[nodiscard]] std::string textOf(const nlohmann::ordered_json& info);

} // namespace odori::cli
