// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/model.h"
#include "libmmd/text/encoding.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace odori::cli {

/// What a user wants to know of a file at a glance; the members are documented in docs/cli.md.
/// `extension` names the kind of file that the motion was read from ("vmd"), `encoding` that of the
/// model's name in it, which is guessed without.
[[nodiscard]] nlohmann::ordered_json infoOf(
    const mmd::VmdFile& file, std::string_view extension, std::optional<mmd::Encoding> encoding);
[[nodiscard]] nlohmann::ordered_json infoOf(const mmd::Model& model);

/// The same for people, in their language and shorter: tracks at rest are counted only, and of long
/// lists the first are named.
[[nodiscard]] std::string textOf(const nlohmann::ordered_json& info);

} // namespace odori::cli
