// SPDX-License-Identifier: MIT
#include "ui/render/textures/image.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"

#include <algorithm>
#include <memory>
#include <system_error>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_NO_STDIO
#define STBI_NO_HDR
#define STBI_NO_LINEAR
#define STBI_NO_FAILURE_STRINGS
#define STBI_MAX_DIMENSIONS 16384
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#include <stb_image.h>
#include <stb_image_write.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace odori::render {
namespace {

mmd::Error failure(mmd::ErrorCode code)
{
    return {.code = code, .offset = 0, .field = "image", .value = 0};
}

constexpr int largestSide = 16384;
constexpr std::size_t mostPixels = std::size_t(1) << 26; ///< 256 MiB decoded

constexpr std::size_t largestFile = std::size_t(1) << 30;

struct PixelsDeleter {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

const stbi_uc* dataOf(const std::vector<std::byte>& bytes)
{
    return reinterpret_cast<const stbi_uc*>(bytes.data());
}

mmd::Result<std::vector<std::byte>> readPicture(const std::filesystem::path& path)
{
    std::error_code unknown; // then reading says what is wrong
    const auto size = std::filesystem::file_size(path, unknown);
    if (!unknown && size > largestFile)
        return tl::unexpected(failure(mmd::ErrorCode::WrongSignature));
    return mmd::readFile(path);
}

mmd::Result<ImageSize> sizeOf(const std::vector<std::byte>& bytes)
{
    ImageSize size;
    int channels = 0;
    if (bytes.empty() || bytes.size() > largestFile ||
        !stbi_info_from_memory(
            dataOf(bytes), static_cast<int>(bytes.size()), &size.width, &size.height, &channels))
        return tl::unexpected(failure(mmd::ErrorCode::WrongSignature));
    if (size.width > largestSide || size.height > largestSide ||
        std::size_t(size.width) * std::size_t(size.height) > mostPixels)
        return tl::unexpected(failure(mmd::ErrorCode::OutOfRange));
    return size;
}

/// Four bytes a pixel.
struct Pixels {
    const std::uint8_t* rgba = nullptr;
    ImageSize size;

    [[nodiscard]] const std::uint8_t* at(int x, int y) const
    {
        return rgba + (std::size_t(y) * std::size_t(size.width) + std::size_t(x)) * 4;
    }
};

/// The mean of four pixels; of a column or row that is alone, twice the same.
void putMean(const Pixels& from, int x, int y, std::uint8_t* to)
{
    const int right = std::min(2 * x + 1, from.size.width - 1);
    const int below = std::min(2 * y + 1, from.size.height - 1);
    const std::uint8_t* const four[] = {from.at(std::min(2 * x, right), std::min(2 * y, below)),
        from.at(right, std::min(2 * y, below)), from.at(std::min(2 * x, right), below),
        from.at(right, below)};
    unsigned opacity = 0;
    for (const std::uint8_t* pixel : four)
        opacity += pixel[3];
    const bool isEven = opacity == 4 * 255 || opacity == 0; // most are, and need no division
    for (int channel = 0; channel < 3; ++channel) {
        unsigned sum = 0;
        for (const std::uint8_t* pixel : four)
            sum += pixel[channel] * (isEven ? 1u : pixel[3]);
        to[channel] =
            static_cast<std::uint8_t>(isEven ? (sum + 2) / 4 : (sum + opacity / 2) / opacity);
    }
    to[3] = static_cast<std::uint8_t>((opacity + 2) / 4);
}

std::vector<std::uint8_t> halvedPixels(const Pixels& from)
{
    const ImageSize size = halved(from.size, 1);
    std::vector<std::uint8_t> half(std::size_t(size.width) * std::size_t(size.height) * 4);
    std::uint8_t* to = half.data();
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x, to += 4)
            putMean(from, x, y, to);
    return half;
}

bool hasAlpha(const Pixels& pixels)
{
    const std::size_t count = std::size_t(pixels.size.width) * std::size_t(pixels.size.height);
    for (std::size_t at = 0; at < count; ++at)
        if (pixels.rgba[4 * at + 3] != 255)
            return true;
    return false;
}

} // namespace

ImageSize halved(ImageSize size, int times)
{
    return {std::max(size.width >> times, 1), std::max(size.height >> times, 1)};
}

Image halved(const Image& image)
{
    const Pixels pixels{image.rgba.data(), {image.width, image.height}};
    const ImageSize size = halved(pixels.size, 1);
    return {.width = size.width,
        .height = size.height,
        .rgba = halvedPixels(pixels),
        .hasAlpha = image.hasAlpha};
}

mmd::Result<ImageSize> imageSize(const std::filesystem::path& path)
{
    return mmd::guarded([&] { return readPicture(path).and_then(sizeOf); });
}

namespace {

mmd::Result<Image> decoded(const std::filesystem::path& path, int halvings)
{
    auto bytes = readPicture(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (const auto size = sizeOf(*bytes); !size)
        return tl::unexpected(size.error());
    ImageSize size;
    int channels = 0;
    std::unique_ptr<stbi_uc, PixelsDeleter> whole(stbi_load_from_memory(
        dataOf(*bytes), static_cast<int>(bytes->size()), &size.width, &size.height, &channels, 4));
    if (!whole)
        return tl::unexpected(failure(mmd::ErrorCode::WrongSignature));
    *bytes = {}; // decoded pictures are large enough
    const Pixels pixels{whole.get(), size};
    Image image{.width = size.width,
        .height = size.height,
        .rgba = {},
        .hasAlpha = render::hasAlpha(pixels)};
    if (halvings <= 0) {
        const std::size_t count = std::size_t(size.width) * std::size_t(size.height);
        image.rgba.assign(whole.get(), whole.get() + count * 4);
        return image;
    }
    const ImageSize half = halved(size, 1);
    image.width = half.width;
    image.height = half.height;
    image.rgba = halvedPixels(pixels);
    whole.reset();
    for (int times = 1; times < halvings; ++times)
        image = halved(image);
    return image;
}

} // namespace

mmd::Result<Image> loadImage(const std::filesystem::path& path, int halvings)
{
    return mmd::guarded([&] { return decoded(path, halvings); });
}

std::vector<std::byte> encodePng(const Image& image)
{
    std::vector<std::byte> out;
    const auto append = [](void* context, void* data, int size) {
        auto& to = *static_cast<std::vector<std::byte>*>(context);
        const auto* bytes = static_cast<const std::byte*>(data);
        to.insert(to.end(), bytes, bytes + size);
    };
    stbi_write_png_to_func(
        append, &out, image.width, image.height, 4, image.rgba.data(), image.width * 4);
    return out;
}

} // namespace odori::render
