// SPDX-License-Identifier: MIT
#include "libmmd/picture/dds.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/picture/image_limits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace mmd {
namespace {

using Colour = std::array<std::uint8_t, 4>;
using Block = std::array<Colour, 16>; ///< 4 x 4 pixels, rows from the top

constexpr std::uint32_t fourCharacters(const char (&text)[5])
{
    std::uint32_t code = 0;
    for (int at = 3; at >= 0; --at)
        code = code << 8 | std::uint32_t(std::uint8_t(text[at]));
    return code;
}

/// How pixels are stored.
struct DdsPixels {
    int compression = 0; ///< 1, 2, 3: BC1 to BC3; 0: uncompressed
    std::uint32_t bits = 0;
    std::array<std::uint32_t, 4> masks{}; ///< red, green, blue, alpha; 0: no such channel
    bool isGrey = false;                  ///< the red mask is for all colours
};

struct DdsLayout {
    ImageSize size;
    DdsPixels pixels;
    std::size_t offset = 128; ///< of the pixels
};

std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t at)
{
    return loadLittle<std::uint32_t>(bytes.data() + at);
}

/// The pixels of a DXGI format, in the header that Direct3D 10 added.
std::optional<DdsPixels> pixelsOfDxgi(std::uint32_t format)
{
    switch (format) {
    case 28: // R8G8B8A8
    case 29:
        return DdsPixels{.bits = 32, .masks = {0xFFu, 0xFF00u, 0xFF0000u, 0xFF000000u}};
    case 71: // BC1 to BC3, and with sRGB
    case 72:
        return DdsPixels{.compression = 1};
    case 74:
    case 75:
        return DdsPixels{.compression = 2};
    case 77:
    case 78:
        return DdsPixels{.compression = 3};
    case 87: // B8G8R8A8
    case 91:
        return DdsPixels{.bits = 32, .masks = {0xFF0000u, 0xFF00u, 0xFFu, 0xFF000000u}};
    case 88: // B8G8R8X8
    case 93:
        return DdsPixels{.bits = 32, .masks = {0xFF0000u, 0xFF00u, 0xFFu, 0}};
    default:
        return std::nullopt;
    }
}

/// The pixels of the header's fields.
std::optional<DdsPixels> pixelsOfFields(std::span<const std::byte> bytes)
{
    const std::uint32_t flags = wordAt(bytes, 80);
    constexpr std::uint32_t hasAlpha = 0x1, isAlphaAlone = 0x2, hasCode = 0x4, isRgb = 0x40,
                            isLuminance = 0x20000;
    if (flags & hasCode) {
        const std::uint32_t code = wordAt(bytes, 84);
        for (const auto& [known, compression] : {std::pair(fourCharacters("DXT1"), 1),
                 std::pair(fourCharacters("DXT2"), 2), std::pair(fourCharacters("DXT3"), 2),
                 std::pair(fourCharacters("DXT4"), 3), std::pair(fourCharacters("DXT5"), 3)})
            if (code == known)
                return DdsPixels{.compression = compression};
        return std::nullopt;
    }
    DdsPixels pixels{.bits = wordAt(bytes, 88), .isGrey = (flags & isLuminance) != 0};
    if (pixels.bits == 0 || pixels.bits % 8 != 0 || pixels.bits > 32)
        return std::nullopt;
    if (flags & (isRgb | isLuminance))
        for (std::size_t channel = 0; channel < 3; ++channel)
            pixels.masks[channel] = wordAt(bytes, 92 + 4 * channel);
    if (flags & (hasAlpha | isAlphaAlone))
        pixels.masks[3] = wordAt(bytes, 104);
    return pixels;
}

Result<DdsLayout> layoutOf(std::span<const std::byte> bytes)
{
    if (!isDds(bytes) || bytes.size() < 128)
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    DdsLayout layout;
    const std::uint32_t height = wordAt(bytes, 12), width = wordAt(bytes, 16);
    constexpr std::uint32_t largest = largestSide;
    if (width < 1 || height < 1 || width > largest || height > largest)
        return tl::unexpected(imageFailure(ErrorCode::OutOfRange));
    layout.size = {int(width), int(height)};
    constexpr std::uint32_t isVolume = 0x200000;
    std::optional<DdsPixels> pixels;
    if (wordAt(bytes, 84) == fourCharacters("DX10") && bytes.size() >= 148) {
        layout.offset = 148;
        pixels = pixelsOfDxgi(wordAt(bytes, 128));
    } else {
        pixels = pixelsOfFields(bytes);
    }
    if (!pixels || wordAt(bytes, 112) & isVolume)
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    layout.pixels = *pixels;
    return layout;
}

/// The bytes of the first picture.
std::size_t bytesNeeded(const DdsLayout& layout)
{
    const auto width = std::size_t(layout.size.width), height = std::size_t(layout.size.height);
    if (layout.pixels.compression == 0)
        return width * height * (layout.pixels.bits / 8);
    return (width + 3) / 4 * ((height + 3) / 4) * (layout.pixels.compression == 1 ? 8 : 16);
}

Colour colourOf565(std::uint16_t packed)
{
    const int red = packed >> 11, green = packed >> 5 & 63, blue = packed & 31;
    return {std::uint8_t((red * 255 + 15) / 31), std::uint8_t((green * 255 + 31) / 63),
        std::uint8_t((blue * 255 + 15) / 31), 255};
}

/// `a` and `b` mixed with whole weights.
Colour mixed(const Colour& a, int weightA, const Colour& b, int weightB)
{
    Colour result{0, 0, 0, 255};
    const int sum = weightA + weightB;
    for (std::size_t channel = 0; channel < 3; ++channel)
        result[channel] =
            std::uint8_t((a[channel] * weightA + b[channel] * weightB + sum / 2) / sum);
    return result;
}

/// The colours of a block: 8 bytes. Only BC1 has a clear colour.
void readColours(const std::byte* from, bool isBc1, Block& to)
{
    const auto first = loadLittle<std::uint16_t>(from);
    const auto second = loadLittle<std::uint16_t>(from + 2);
    std::array<Colour, 4> palette{colourOf565(first), colourOf565(second)};
    if (!isBc1 || first > second) {
        palette[2] = mixed(palette[0], 2, palette[1], 1);
        palette[3] = mixed(palette[0], 1, palette[1], 2);
    } else {
        palette[2] = mixed(palette[0], 1, palette[1], 1);
        palette[3] = {0, 0, 0, 0};
    }
    const auto indices = loadLittle<std::uint32_t>(from + 4);
    for (std::size_t pixel = 0; pixel < 16; ++pixel)
        to[pixel] = palette[indices >> 2 * pixel & 3];
}

/// BC2: four bits for each pixel.
void readPlainAlpha(const std::byte* from, Block& to)
{
    const auto bits = loadLittle<std::uint64_t>(from);
    for (std::size_t pixel = 0; pixel < 16; ++pixel)
        to[pixel][3] = std::uint8_t((bits >> 4 * pixel & 15) * 17);
}

/// BC3: two values, and three bits for each pixel between them.
void readMixedAlpha(const std::byte* from, Block& to)
{
    const auto bits = loadLittle<std::uint64_t>(from);
    const int first = int(bits & 255), second = int(bits >> 8 & 255);
    std::array<int, 8> palette{first, second, 0, 0, 0, 0, 0, 255};
    const int steps = first > second ? 7 : 5;
    for (int step = 1; step < steps; ++step)
        palette[std::size_t(step + 1)] =
            ((steps - step) * first + step * second + steps / 2) / steps;
    for (std::size_t pixel = 0; pixel < 16; ++pixel)
        to[pixel][3] = std::uint8_t(palette[bits >> (16 + 3 * pixel) & 7]);
}

void readBlock(const std::byte* from, int compression, Block& to)
{
    readColours(compression == 1 ? from : from + 8, compression == 1, to);
    if (compression == 2)
        readPlainAlpha(from, to);
    else if (compression == 3)
        readMixedAlpha(from, to);
}

void readBlocks(const std::byte* from, int compression, Image& image)
{
    Block block;
    for (int top = 0; top < image.height; top += 4)
        for (int left = 0; left < image.width; left += 4) {
            readBlock(from, compression, block);
            from += compression == 1 ? 8 : 16;
            const int columns = std::min(4, image.width - left);
            for (int row = 0; row < std::min(4, image.height - top); ++row)
                for (int column = 0; column < columns; ++column) {
                    const Colour& colour = block[std::size_t(row * 4 + column)];
                    std::copy(colour.begin(), colour.end(),
                        image.rgba.begin() +
                            (std::ptrdiff_t(top + row) * image.width + left + column) * 4);
                }
        }
}

/// The bits of a mask as 0 to 255.
std::uint8_t channelOf(std::uint32_t pixel, std::uint32_t mask)
{
    if (mask == 0)
        return 0;
    const int shift = std::countr_zero(mask);
    const std::uint64_t most = mask >> shift;
    return std::uint8_t(((pixel & mask) >> shift) * std::uint64_t(255) / most);
}

void readMasked(const std::byte* from, const DdsPixels& pixels, Image& image)
{
    const std::size_t bytes = pixels.bits / 8;
    for (std::size_t at = 0; at < image.rgba.size(); at += 4, from += bytes) {
        std::uint32_t pixel = 0;
        for (std::size_t byte = 0; byte < bytes; ++byte)
            pixel |= std::to_integer<std::uint32_t>(from[byte]) << 8 * byte;
        for (std::size_t channel = 0; channel < 3; ++channel)
            image.rgba[at + channel] = channelOf(pixel, pixels.masks[pixels.isGrey ? 0 : channel]);
        image.rgba[at + 3] = pixels.masks[3] == 0 ? 255 : channelOf(pixel, pixels.masks[3]);
    }
}

} // namespace

bool isDds(std::span<const std::byte> bytes)
{
    return bytes.size() >= 4 && wordAt(bytes, 0) == fourCharacters("DDS ");
}

Result<ImageHead> ddsHead(std::span<const std::byte> bytes)
{
    return layoutOf(bytes).map([](const DdsLayout& layout) {
        const DdsPixels& pixels = layout.pixels;
        return ImageHead{layout.size, pixels.compression != 0 || pixels.masks[3] != 0};
    });
}

Result<Image> decodeDds(std::span<const std::byte> bytes)
{
    const auto layout = layoutOf(bytes);
    if (!layout)
        return tl::unexpected(layout.error());
    if (isTooLarge(layout->size))
        return tl::unexpected(imageFailure(ErrorCode::OutOfRange));
    if (bytesNeeded(*layout) > bytes.size() - layout->offset)
        return tl::unexpected(imageFailure(ErrorCode::UnexpectedEnd));
    const ImageSize& size = layout->size;
    Image image{.width = size.width, .height = size.height, .rgba = {}, .hasAlpha = false};
    image.rgba.resize(std::size_t(size.width) * std::size_t(size.height) * 4);
    const std::byte* const from = bytes.data() + layout->offset;
    if (layout->pixels.compression == 0)
        readMasked(from, layout->pixels, image);
    else
        readBlocks(from, layout->pixels.compression, image);
    for (std::size_t at = 3; at < image.rgba.size() && !image.hasAlpha; at += 4)
        image.hasAlpha = image.rgba[at] != 255;
    return image;
}

} // namespace mmd
