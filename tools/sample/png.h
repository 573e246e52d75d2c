// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sample {

/// A PNG file of `width` times `height` RGB pixels, the top row first.
[[nodiscard]] std::vector<std::byte> encodePng(
    int width, int height, std::span<const std::uint8_t> rgb);

} // namespace sample
