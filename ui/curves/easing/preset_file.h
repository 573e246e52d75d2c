// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "ui/curves/easing/curve_preset.h"

#include <span>
#include <string_view>

/// Named curves as a JSON file that users can share: {"format": "odori-curves", "version": 1,
/// "presets": [{"name": "soft", "curve": [64, 0, 64, 127]}]}. A curve is x1 y1 x2 y2, each 0..127.
namespace odori {

inline constexpr std::size_t largestPresetFile = std::size_t(1) << 20; ///< bytes
inline constexpr std::size_t longestPresetName = 80;                   ///< bytes of UTF-8

/// Whether a name is valid: not empty, not only spaces, no control characters, at most
/// longestPresetName.
[[nodiscard]] bool isPresetName(std::string_view name);

/// Any bytes give presets, in the file's order and with different names, or an error with its line
/// and byte. Unknown members are ignored.
[[nodiscard]] mmd::Result<std::vector<CurvePreset>> readPresets(std::span<const std::byte> bytes);

[[nodiscard]] std::string presetText(std::span<const CurvePreset> presets);

} // namespace odori
