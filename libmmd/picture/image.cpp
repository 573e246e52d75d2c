// SPDX-License-Identifier: MIT
#include "libmmd/picture/image.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/picture/dds.h"
#include "libmmd/picture/image_limits.h"
#include "libmmd/picture/run_lengths.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string_view>
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

namespace mmd {
namespace {

constexpr std::size_t mostPixels = std::size_t(1) << 26; ///< 256 MiB decoded

constexpr std::size_t largestFile = std::size_t(1) << 30;

struct PixelsDeleter {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

const stbi_uc* dataOf(std::span<const std::byte> bytes)
{
    return reinterpret_cast<const stbi_uc*>(bytes.data());
}

Result<std::vector<std::byte>> readPictureFile(const std::filesystem::path& path)
{
    std::error_code unknown; // then reading says what is wrong
    const auto size = std::filesystem::file_size(path, unknown);
    if (!unknown && size > largestFile)
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    return readFile(path);
}

bool startsWith(std::span<const std::byte> bytes, std::string_view signature)
{
    return bytes.size() >= signature.size() &&
           std::memcmp(bytes.data(), signature.data(), signature.size()) == 0;
}

/// The most pixels that a file of this kind and size can hold. A file that claims more is cut or
/// was made to make the program allocate memory.
std::size_t mostPixelsOf(std::span<const std::byte> bytes)
{
    const std::size_t size = bytes.size();
    const auto byteAt = [&](std::size_t at) {
        return at < size ? std::to_integer<std::size_t>(bytes[at]) : 0;
    };
    if (startsWith(bytes, "\x89PNG")) {
        constexpr std::size_t channels[] = {1, 1, 3, 1, 2, 1, 4, 1};
        const std::size_t bits = byteAt(24) * channels[byteAt(25) & 7];
        return size * 1032 * 8 / std::max<std::size_t>(bits, 1); // deflate: 1032 bytes in one
    }
    if (startsWith(bytes, "\xFF\xD8"))
        return size * 512; // a bit for each square of 64 pixels
    if (startsWith(bytes, "GIF8") || isRunLengthBmp(bytes))
        return size * 8192;        // rows may be skipped
    if (startsWith(bytes, "BM")) { // twice: programs show pictures that lack their last rows
        const std::size_t bits = byteAt(byteAt(14) == 12 ? 24 : 28); // in the header of OS/2
        return size * 2 * 8 / std::max<std::size_t>(bits, 1);
    }
    const std::size_t targaKind = byteAt(2);
    if (targaKind >= 1 && targaKind <= 3)
        return size * 2;
    return size * 128; // run lengths
}

Result<ImageSize> sizeOf(std::span<const std::byte> bytes)
{
    const auto head = imageHead(bytes);
    if (!head)
        return tl::unexpected(head.error());
    if (isTooLarge(head->size))
        return tl::unexpected(imageFailure(ErrorCode::OutOfRange));
    if (std::size_t(head->size.width) * std::size_t(head->size.height) > mostPixelsOf(bytes))
        return tl::unexpected(imageFailure(ErrorCode::UnexpectedEnd));
    return head->size;
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

bool isTooLarge(ImageSize size)
{
    return std::size_t(size.width) * std::size_t(size.height) > mostPixels;
}

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

Result<ImageSize> imageSize(const std::filesystem::path& path)
{
    return guarded([&] { return readPictureFile(path).and_then(sizeOf); });
}

Result<ImageHead> imageHead(std::span<const std::byte> bytes)
{
    if (isDds(bytes))
        return ddsHead(bytes);
    if (isRunLengthBmp(bytes))
        return runLengthBmpHead(bytes);
    ImageHead head;
    int channels = 0;
    if (bytes.empty() || bytes.size() > largestFile ||
        !stbi_info_from_memory(dataOf(bytes), static_cast<int>(bytes.size()), &head.size.width,
            &head.size.height, &channels))
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    // A BMP from the top has a negative height. stb's decoder knows that, its stbi_info does not.
    if (startsWith(bytes, "BM") && head.size.height >= -largestSide)
        head.size.height = std::abs(head.size.height);
    if (head.size.width < 1 || head.size.height < 1)
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    if (head.size.width > largestSide || head.size.height > largestSide)
        return tl::unexpected(imageFailure(ErrorCode::OutOfRange));
    head.mayHaveAlpha = channels == 4 || channels == 2;
    return head;
}

namespace {

/// What stb decoded, in its memory.
struct DecodedPixels {
    std::unique_ptr<stbi_uc, PixelsDeleter> data;
    ImageSize size;

    [[nodiscard]] Pixels view() const { return {data.get(), size}; }
};

Result<DecodedPixels> pixelsOf(std::span<const std::byte> bytes)
{
    if (const auto size = sizeOf(bytes); !size)
        return tl::unexpected(size.error());
    if (isRunLengthBmp(bytes))
        return withoutRunLengths(bytes).and_then(
            [](const std::vector<std::byte>& plain) { return pixelsOf(plain); });
    DecodedPixels pixels;
    int channels = 0;
    pixels.data.reset(stbi_load_from_memory(dataOf(bytes), static_cast<int>(bytes.size()),
        &pixels.size.width, &pixels.size.height, &channels, 4));
    if (!pixels.data)
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    return pixels;
}

Image imageOf(const DecodedPixels& pixels)
{
    const std::size_t count = std::size_t(pixels.size.width) * std::size_t(pixels.size.height);
    return {.width = pixels.size.width,
        .height = pixels.size.height,
        .rgba = {pixels.data.get(), pixels.data.get() + count * 4},
        .hasAlpha = hasAlpha(pixels.view())};
}

Result<Image> decoded(const std::filesystem::path& path, int halvings)
{
    auto bytes = readPictureFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (isDds(*bytes)) {
        auto image = decodeDds(*bytes);
        *bytes = {};
        for (int times = 0; image && times < halvings; ++times)
            *image = halved(*image);
        return image;
    }
    auto whole = pixelsOf(*bytes);
    if (!whole)
        return tl::unexpected(whole.error());
    *bytes = {}; // decoded pictures are large enough
    if (halvings <= 0)
        return imageOf(*whole);
    const ImageSize half = halved(whole->size, 1);
    Image image{.width = half.width,
        .height = half.height,
        .rgba = halvedPixels(whole->view()),
        .hasAlpha = hasAlpha(whole->view())};
    whole->data.reset();
    for (int times = 1; times < halvings; ++times)
        image = halved(image);
    return image;
}

} // namespace

Result<Image> decodeImage(std::span<const std::byte> bytes, int halvings)
{
    return guarded([&]() -> Result<Image> {
        auto image = isDds(bytes) ? decodeDds(bytes) : pixelsOf(bytes).map(imageOf);
        for (int times = 0; image && times < halvings; ++times)
            *image = halved(*image);
        return image;
    });
}

Result<Image> loadImage(const std::filesystem::path& path, int halvings)
{
    return guarded([&] { return decoded(path, halvings); });
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

} // namespace mmd
