// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/motion_formats.h"
#include "libmmd/model/model.h"
#include "libmmd/text/encoding.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace odori::cli {

/// What a user wants to know of a file at a glance; the members are documented in docs/cli.md.
/// `encoding` is that of the model's name in a motion; it is guessed without.
[[nodiscard]] nlohmann::ordered_json infoOf(
    const mmd::MotionSource& read, std::optional<mmd::Encoding> encoding);
[[nodiscard]] nlohmann::ordered_json infoOf(const mmd::Model& model);

/// The same for people, in their language and shorter: tracks at rest are counted only, and of long
/// lists the first are named.
[[nodiscard]] std::string textOf(const nlohmann::ordered_json& info);

} // namespace odori::cli
