// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// JSON in project files. Private to libmmd/project.
namespace mmd::project {

using Json = nlohmann::ordered_json;

/// Maximum nesting of unknown members.
inline constexpr int deepestNesting = 64;

/// Parses a text; BadText with its line if it is not JSON, is nested too deep, has an object with
/// too many members (MemberCount) or is not UTF-8.
[[nodiscard]] Result<Json> parsed(std::string_view text);

/// The tree as text; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string textOf(const Json& json);

/// Parses an object; empty for a text that is not an object.
[[nodiscard]] Json objectOf(std::string_view text);
/// Its text; empty for an object without members.
[[nodiscard]] std::string textOfObject(const Json& object);

/// Adds the members of `rest` that `json` does not have, also in nested objects.
void addRest(Json& json, const Json& rest);

/// The position in `text`, which is JSON, of the value at `pointer` (RFC 6901); the end of the
/// object if it does not have it.
[[nodiscard]] std::size_t offsetOf(std::string_view text, std::string_view pointer);

/// BadText at a byte of `text`.
[[nodiscard]] Error errorAt(std::string_view text, std::size_t offset, std::string what);

/// A float as the shortest decimal that gives the same float; a NaN or infinite one as "0x" and its
/// bits.
[[nodiscard]] Json numberOf(float value);

} // namespace mmd::project
