// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The names of the files that hold versions: `20261123T074910.123Z-0123456789abcdef.vmd`, the time
/// in UTC and the hash of the content; an original has `-original` after the hash.
namespace mmd {

struct VersionName {
    std::int64_t savedAt = 0; ///< milliseconds since 1970, UTC; of the years 1970 to 9999
    std::uint64_t hash = 0;
    bool isOriginal = false;
    bool operator==(const VersionName&) const = default;
};

/// `ending`: with its dot; may be empty.
[[nodiscard]] std::string textOf(const VersionName& name, std::string_view ending);

/// The content of a file name; none if it is not the name of a version.
[[nodiscard]] std::optional<VersionName> versionNameOf(std::string_view fileName);

/// A hash as 16 hexadecimal digits.
[[nodiscard]] std::string hashText(std::uint64_t hash);

} // namespace mmd
