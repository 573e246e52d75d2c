// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// Bytes as text, as RFC 4648 has it: A–Z a–z 0–9 + /, padded with =.
[[nodiscard]] std::string base64Of(std::span<const std::byte> bytes);

/// The bytes of such a text; nothing if it holds anything else.
[[nodiscard]] std::optional<std::vector<std::byte>> bytesOfBase64(std::string_view text);

} // namespace mmd
