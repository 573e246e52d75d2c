// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"
#include "ui/render/scene_renderer.h"

#include <array>
#include <cstddef>
#include <cstdlib>

/// Helpers for tests of pictures.
namespace odori::test {

/// Red, green, blue: 0..255.
using Pixel = std::array<int, 3>;

[[nodiscard]] inline Pixel pixelAt(const mmd::Image& image, int x, int y)
{
    const auto at = (std::size_t(y) * std::size_t(image.width) + std::size_t(x)) * 4;
    return {image.rgba[at], image.rgba[at + 1], image.rgba[at + 2]};
}

[[nodiscard]] inline bool isLike(const Pixel& a, const Pixel& b, int tolerance = 3)
{
    for (std::size_t channel = 0; channel < 3; ++channel)
        if (std::abs(a[channel] - b[channel]) > tolerance)
            return false;
    return true;
}

/// A black background without grid, and white light.
[[nodiscard]] inline render::DrawOptions plainOptions()
{
    render::DrawOptions options;
    options.backgroundTop = options.backgroundBottom = glm::vec3(0.0f);
    options.grid = false;
    options.lightColour = glm::vec3(1.0f);
    return options;
}

} // namespace odori::test
