// SPDX-License-Identifier: MIT
#include "ui/render/textures/texture_budget.h"

#include <queue>
#include <utility>

namespace odori::render {

std::size_t textureBytes(mmd::ImageSize size)
{
    // The mipmaps have a quarter, a sixteenth and so on of the pixels: a third in all.
    return (std::size_t(size.width) * std::size_t(size.height) * 16 + 2) / 3;
}

std::vector<int> halvingsFor(std::span<const mmd::ImageSize> sizes, std::size_t budget)
{
    std::vector<int> halvings(sizes.size(), 0);
    std::size_t total = 0;
    std::priority_queue<std::pair<std::size_t, std::size_t>> largest; // bytes, index
    for (std::size_t index = 0; index < sizes.size(); ++index) {
        const std::size_t bytes = textureBytes(sizes[index]);
        total += bytes;
        largest.emplace(bytes, index);
    }
    while (total > budget && !largest.empty()) {
        const auto [bytes, index] = largest.top();
        largest.pop();
        const mmd::ImageSize half = halved(sizes[index], halvings[index] + 1);
        if (half == halved(sizes[index], halvings[index]))
            continue; // already one pixel, or empty
        ++halvings[index];
        total -= bytes - textureBytes(half);
        largest.emplace(textureBytes(half), index);
    }
    return halvings;
}

} // namespace odori::render
