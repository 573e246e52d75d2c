// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"

#include <string>
#include <string_view>

/// Names of tracks in a project file. Private to libmmd/project.
namespace mmd::project {

/// Sets the member `text` to `name` (CP932), and `raw` to its bytes in hexadecimal if the text does
/// not give them.
void putName(Json& json, std::string_view name, const char* text, const char* raw);

/// Reads such a name, as in TrackId; empty if there is none. Known members are removed.
[[nodiscard]] std::string readName(
    MemberReader& reader, Json& json, const std::string& at, const char* text, const char* raw);

} // namespace mmd::project
