// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// JSON as project files have it. Private to libmmd/project.
namespace mmd::project {

using Json = nlohmann::ordered_json;

/// Members of what we do not know nest so deep at most.
inline constexpr int deepestNesting = 64;

/// A text as a tree; BadText with its line for one that is no JSON, nests too deep, has an object
/// of too many members (MemberCount) or is not UTF-8.
[[nodiscard]] Result<Json> parsed(std::string_view text);

/// The tree as text; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string textOf(const Json& json);

/// An object of a JSON text; empty for a text that is none.
[[nodiscard]] Json objectOf(std::string_view text);
/// Its text; empty for an object without members.
[[nodiscard]] std::string textOfObject(const Json& object);

/// Puts the members of `rest` that `json` lacks into it, in objects within them too.
void addRest(Json& json, const Json& rest);

/// Where in `text`, which is JSON, the value stands that `pointer` (RFC 6901) names; where the
/// object ends that lacks it.
[[nodiscard]] std::size_t offsetOf(std::string_view text, std::string_view pointer);

/// BadText at a byte of `text`.
[[nodiscard]] Error errorAt(std::string_view text, std::size_t offset, std::string what);

/// A float as the shortest decimal that gives it again; one that is not finite as "0x" and its
/// bits.
[[nodiscard]] Json numberOf(float value);

} // namespace mmd::project
