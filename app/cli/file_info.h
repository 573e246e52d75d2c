// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/motion_formats.h"
#include "libmmd/model/model.h"
#include "libmmd/text/encoding.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace odori::cli {

/// An overview of a file; docs/cli.md documents the members. `encoding` is for the model's name in
/// a motion; without it, it is guessed.
[[nodiscard]] nlohmann::ordered_json infoOf(
    const mmd::MotionSource& read, std::optional<mmd::Encoding> encoding);
[[nodiscard]] nlohmann::ordered_json infoOf(const mmd::Model& model);

/// The same for people, in their language and shorter: tracks at rest are only counted, and of long
/// lists only the first entries are named.
[[nodiscard]] std::string textOf(const nlohmann::ordered_json& info);

} // namespace odori::cli
