// SPDX-License-Identifier: MIT
#include "ui/render/image.h"

#include "libmmd/base/file_io.h"

#include <memory>

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

struct PixelsDeleter {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

} // namespace

mmd::Result<Image> loadImage(const std::filesystem::path& path)
{
    const auto bytes = mmd::readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    constexpr std::size_t largestFile = std::size_t(1) << 30;
    if (bytes->empty() || bytes->size() > largestFile)
        return tl::unexpected(failure(mmd::ErrorCode::WrongSignature));
    const auto* data = reinterpret_cast<const stbi_uc*>(bytes->data());
    Image image;
    int channels = 0;
    if (!stbi_info_from_memory(
            data, static_cast<int>(bytes->size()), &image.width, &image.height, &channels))
        return tl::unexpected(failure(mmd::ErrorCode::WrongSignature));
    if (image.width > largestSide || image.height > largestSide ||
        std::size_t(image.width) * std::size_t(image.height) > mostPixels)
        return tl::unexpected(failure(mmd::ErrorCode::OutOfRange));
    const std::unique_ptr<stbi_uc, PixelsDeleter> pixels(stbi_load_from_memory(
        data, static_cast<int>(bytes->size()), &image.width, &image.height, &channels, 4));
    if (!pixels)
        return tl::unexpected(failure(mmd::ErrorCode::WrongSignature));
    const std::size_t size = std::size_t(image.width) * std::size_t(image.height) * 4;
    image.rgba.assign(pixels.get(), pixels.get() + size);
    for (std::size_t at = 3; at < size && !image.hasAlpha; at += 4)
        image.hasAlpha = image.rgba[at] != 255;
    return image;
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
