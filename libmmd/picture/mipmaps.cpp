// SPDX-License-Identifier: MIT
#include "libmmd/picture/mipmaps.h"

#include <algorithm>
#include <array>

namespace mmd {
namespace {

/// (-1, 5, 5, -1) / 8 of four neighbours, of which the middle two become one pixel.
std::uint8_t sharpMean(int before, int first, int second, int after)
{
    return static_cast<std::uint8_t>(
        std::clamp((5 * (first + second) - before - after + 4) >> 3, 0, 255));
}

/// The places of the four neighbours of pixel `at` of the halved side; the picture repeats.
std::array<std::size_t, 4> neighbours(int at, int side)
{
    const auto wrapped = [side](int place) { return std::size_t((place + side) % side); };
    return {wrapped(2 * at - 1), wrapped(2 * at), wrapped(2 * at + 1), wrapped(2 * at + 2)};
}

/// `from` (rows of `width` pixels) with half the width.
std::vector<std::uint8_t> halfAsWide(const std::vector<std::uint8_t>& from, ImageSize size)
{
    const int half = size.width / 2;
    std::vector<std::uint8_t> result(std::size_t(half) * std::size_t(size.height) * 4);
    std::uint8_t* to = result.data();
    for (int y = 0; y < size.height; ++y) {
        const std::uint8_t* row = from.data() + std::size_t(y) * std::size_t(size.width) * 4;
        const auto put = [&](const std::array<std::size_t, 4>& at) {
            for (std::size_t channel = 0; channel < 4; ++channel)
                *to++ = sharpMean(row[4 * at[0] + channel], row[4 * at[1] + channel],
                    row[4 * at[2] + channel], row[4 * at[3] + channel]);
        };
        put(neighbours(0, size.width));
        for (std::size_t x = 1; x + 1 < std::size_t(half); ++x)
            put({2 * x - 1, 2 * x, 2 * x + 1, 2 * x + 2});
        if (half > 1)
            put(neighbours(half - 1, size.width));
    }
    return result;
}

std::vector<std::uint8_t> halfAsHigh(const std::vector<std::uint8_t>& from, ImageSize size)
{
    const std::size_t row = std::size_t(size.width) * 4;
    std::vector<std::uint8_t> result(row * std::size_t(size.height / 2));
    for (int y = 0; y < size.height / 2; ++y) {
        const auto at = neighbours(y, size.height);
        const std::uint8_t* const before = from.data() + at[0] * row;
        const std::uint8_t* const first = from.data() + at[1] * row;
        const std::uint8_t* const second = from.data() + at[2] * row;
        const std::uint8_t* const after = from.data() + at[3] * row;
        std::uint8_t* const to = result.data() + std::size_t(y) * row;
        for (std::size_t byte = 0; byte < row; ++byte)
            to[byte] = sharpMean(before[byte], first[byte], second[byte], after[byte]);
    }
    return result;
}

Image halvedSharply(const Image& image)
{
    const ImageSize size{image.width, image.height};
    const ImageSize half = halved(size, 1);
    Image result{.width = half.width, .height = half.height, .rgba = {}, .hasAlpha = false};
    if (size.height == 1)
        result.rgba = halfAsWide(image.rgba, size);
    else if (size.width == 1)
        result.rgba = halfAsHigh(image.rgba, size);
    else
        result.rgba = halfAsHigh(halfAsWide(image.rgba, size), {half.width, size.height});
    return result;
}

} // namespace

std::vector<Image> mipmapsOf(const Image& image)
{
    std::vector<Image> all;
    all.reserve(16); // so that `last` stays valid: no side has more than 15 bits
    const Image* last = &image;
    while (last->width > 1 || last->height > 1) {
        all.push_back(last->hasAlpha ? halved(*last) : halvedSharply(*last));
        last = &all.back();
    }
    return all;
}

} // namespace mmd
