// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace mmd {

/// Parses a text as JSON. BadText with the reason, the line and the offset if it is none, is nested
/// more than 64 deep, or has an object with very many members (MemberCount).
[[nodiscard]] Result<nlohmann::ordered_json> parsedJson(std::string_view text);

} // namespace mmd
