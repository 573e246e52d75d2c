// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/picture.h"

#include "libmmd/picture/image.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace mmd {
namespace {

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

/// If a twentieth of the visible pixels are translucent, the picture counts as translucent.
Picture::Alpha alphaOf(const Image& image)
{
    const std::size_t pixels = image.rgba.size() / 4;
    std::size_t hidden = 0, soft = 0;
    for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
        const std::uint8_t alpha = image.rgba[4 * pixel + 3];
        hidden += alpha < 16 ? 1 : 0;
        soft += alpha >= 16 && alpha < 240 ? 1 : 0;
    }
    if (soft * 20 > pixels - hidden)
        return Picture::Alpha::Soft;
    return hidden + soft > 0 ? Picture::Alpha::Cut : Picture::Alpha::None;
}

} // namespace

Result<Picture> readPicture(std::vector<std::byte> bytes)
{
    const auto head = imageHead(bytes);
    if (!head)
        return tl::unexpected(failure());
    const bool isPng = startsWith(bytes, "\x89PNG\r\n\x1a\n");
    const bool isJpeg = startsWith(bytes, "\xFF\xD8\xFF");
    Picture picture;
    if (isJpeg)
        picture.mimeType = "image/jpeg";
    if (isJpeg || (isPng && (isTooLarge(head->size) || !head->mayHaveAlpha))) {
        const bool mayBeClear = isPng && head->mayHaveAlpha;
        picture.alpha = mayBeClear ? Picture::Alpha::Cut : Picture::Alpha::None;
        picture.bytes = std::move(bytes);
        return picture;
    }
    const auto image = decodeImage(bytes);
    if (!image)
        return tl::unexpected(
            image.error().code == ErrorCode::OutOfMemory ? image.error() : failure());
    if (head->mayHaveAlpha)
        picture.alpha = alphaOf(*image);
    picture.bytes = isPng ? std::move(bytes) : encodePng(*image);
    return picture;
}

} // namespace mmd
