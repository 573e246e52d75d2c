// SPDX-License-Identifier: MIT
#include "libmmd/picture/deep_image.h"

#include <png.h>

#include <csetjmp>

namespace mmd {
namespace {

/// One row in the byte order of PNG, which is big-endian.
void fillRow(const DeepImage& image, int row, std::vector<png_byte>& bytes)
{
    const std::size_t width = std::size_t(image.width);
    const std::uint16_t* from = image.rgba.data() + std::size_t(row) * width * 4;
    std::size_t to = 0;
    for (std::size_t at = 0; at < width * 4; ++at) {
        if (!image.hasAlpha && at % 4 == 3)
            continue;
        bytes[to++] = static_cast<png_byte>(from[at] >> 8);
        bytes[to++] = static_cast<png_byte>(from[at] & 0xFF);
    }
}

void append(png_structp png, png_bytep data, std::size_t size)
{
    auto& out = *static_cast<std::vector<std::byte>*>(png_get_io_ptr(png));
    const auto* bytes = reinterpret_cast<const std::byte*>(data);
    out.insert(out.end(), bytes, bytes + size);
}

void flush(png_structp) {}

/// False after an error of libpng, which jumps back here: no object is made after setjmp.
bool write(png_structp png, png_infop info, const DeepImage& image, std::vector<png_byte>& row,
    std::vector<std::byte>& out)
{
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_set_write_fn(png, &out, append, flush);
    // Noise of the lowest bits does not shrink, so more effort would only take time.
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB | PNG_FILTER_UP);
    png_set_IHDR(png, info, static_cast<png_uint_32>(image.width),
        static_cast<png_uint_32>(image.height), 16,
        image.hasAlpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int line = 0; line < image.height; ++line) {
        fillRow(image, line, row);
        png_write_row(png, row.data());
    }
    png_write_end(png, info);
    return true;
}

} // namespace

std::vector<std::byte> encodePng(const DeepImage& image)
{
    std::vector<std::byte> out;
    std::vector<png_byte> row(std::size_t(image.width) * (image.hasAlpha ? 8 : 6));
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    if (!png)
        return out;
    png_infop info = png_create_info_struct(png);
    if (!info || !write(png, info, image, row, out))
        out.clear();
    png_destroy_write_struct(&png, &info);
    return out;
}

} // namespace mmd
