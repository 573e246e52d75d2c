// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/picture.h"

#include "libmmd/base/file_io.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <string_view>

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

namespace mmd {
namespace {

constexpr std::size_t mostPixels = std::size_t(1) << 26;

struct PixelsDeleter {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};
using Pixels = std::unique_ptr<stbi_uc, PixelsDeleter>;

Error failure()
{
    return {.code = ErrorCode::WrongSignature, .offset = 0, .field = "picture", .value = 0};
}

bool startsWith(const std::vector<std::byte>& bytes, std::string_view magic)
{
    return bytes.size() >= magic.size() &&
           std::equal(magic.begin(), magic.end(), bytes.begin(),
               [](char a, std::byte b) { return a == static_cast<char>(b); });
}

/// Where a twentieth of what is seen is translucent, it is meant to be.
Picture::Alpha alphaOf(const stbi_uc* rgba, std::size_t pixels)
{
    std::size_t hidden = 0, soft = 0;
    for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
        const stbi_uc alpha = rgba[4 * pixel + 3];
        hidden += alpha < 16 ? 1 : 0;
        soft += alpha >= 16 && alpha < 240 ? 1 : 0;
    }
    if (soft * 20 > pixels - hidden)
        return Picture::Alpha::Soft;
    return hidden + soft > 0 ? Picture::Alpha::Cut : Picture::Alpha::None;
}

void append(void* context, void* data, int size)
{
    auto& bytes = *static_cast<std::vector<std::byte>*>(context);
    const auto* begin = static_cast<const std::byte*>(data);
    bytes.insert(bytes.end(), begin, begin + size);
}

} // namespace

Result<Picture> readPicture(const std::filesystem::path& path)
{
    auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (bytes->size() > std::size_t(std::numeric_limits<int>::max()))
        return tl::unexpected(failure());
    const bool isPng = startsWith(*bytes, "\x89PNG\r\n\x1a\n");
    const bool isJpeg = startsWith(*bytes, "\xFF\xD8\xFF");
    const auto* data = reinterpret_cast<const stbi_uc*>(bytes->data());
    const auto size = static_cast<int>(bytes->size());
    int width = 0, height = 0, channels = 0;
    if (!stbi_info_from_memory(data, size, &width, &height, &channels) || width < 1 || height < 1)
        return tl::unexpected(failure());
    const bool isHuge = std::size_t(width) * std::size_t(height) > mostPixels;
    const bool mayBeClear = channels == 4 || channels == 2;
    Picture picture;
    if (isJpeg)
        picture.mimeType = "image/jpeg";
    if (isJpeg || (isPng && (isHuge || !mayBeClear))) {
        picture.alpha = isPng && mayBeClear ? Picture::Alpha::Cut : Picture::Alpha::None;
        picture.bytes = std::move(*bytes);
        return picture;
    }
    if (isHuge)
        return tl::unexpected(failure());
    const Pixels pixels(stbi_load_from_memory(data, size, &width, &height, &channels, 4));
    if (!pixels)
        return tl::unexpected(failure());
    if (mayBeClear)
        picture.alpha = alphaOf(pixels.get(), std::size_t(width) * std::size_t(height));
    if (isPng)
        picture.bytes = std::move(*bytes);
    else if (!stbi_write_png_to_func(
                 append, &picture.bytes, width, height, 4, pixels.get(), 4 * width))
        return tl::unexpected(failure());
    return picture;
}

} // namespace mmd
