// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace sample {

/// A PNG file in memory and its name under tex/.
struct TextureFile {
    std::string name;
    std::vector<std::byte> png;
};

/// Every texture and toon ramp that the materials name, painted from u and v.
[[nodiscard]] std::vector<TextureFile> makeTextures();

} // namespace sample
