// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mmd {

/// 16-bit RGBA, rows from the top, not premultiplied. For pictures that other programs edit.
struct DeepImage {
    int width = 0, height = 0;
    std::vector<std::uint16_t> rgba;
    bool hasAlpha = false; ///< some pixel is not opaque
};

/// PNG bytes with 16 bits for each channel; empty if there is no memory for them. Without alpha the
/// PNG has none.
[[nodiscard]] std::vector<std::byte> encodePng(const DeepImage& image);

} // namespace mmd
