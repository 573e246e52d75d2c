// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/model/model.h"
#include "libmmd/text/encoding.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace odori::cli {

/// An overview of a file; docs/cli.md documents the members. `encoding` is the encoding of the
/// model's name in a motion; if it is empty, it is guessed.
[[nodiscard]] nlohmann::ordered_json infoOf(
    const mmd::MotionSource& read, std::optional<mmd::Encoding> encoding);
/// `extension` is that of the file: the format of another program's model.
[[nodiscard]] nlohmann::ordered_json infoOf(const mmd::Model& model, const std::string& extension);
/// `animation` has frames; `extension` is that of its file.
[[nodiscard]] nlohmann::ordered_json infoOf(
    const mmd::SkeletonAnimation& animation, const std::string& extension);

/// The same as text in the user's language, and shorter: tracks at rest are only counted, and only
/// the first entries of long lists are named.
[[nodiscard]] std::string textOf(const nlohmann::ordered_json& info);

} // namespace odori::cli
