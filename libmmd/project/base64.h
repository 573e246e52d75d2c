// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// Bytes as text, by RFC 4648: A–Z a–z 0–9 + /, padded with =.
[[nodiscard]] std::string base64Of(std::span<const std::byte> bytes);

/// Decodes such a text; none if it has any other character.
[[nodiscard]] std::optional<std::vector<std::byte>> bytesOfBase64(std::string_view text);

} // namespace mmd
