// SPDX-License-Identifier: MIT
#include "tools/sample/png.h"

#include <cassert>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#include <stb_image_write.h>

namespace sample {

std::vector<std::byte> encodePng(int width, int height, std::span<const std::uint8_t> rgb)
{
    assert(rgb.size() == std::size_t(width) * std::size_t(height) * 3);
    std::vector<std::byte> file;
    const auto append = [](void* context, void* data, int size) {
        auto& bytes = *static_cast<std::vector<std::byte>*>(context);
        const auto* begin = static_cast<const std::byte*>(data);
        bytes.insert(bytes.end(), begin, begin + size);
    };
    stbi_write_png_to_func(append, &file, width, height, 3, rgb.data(), width * 3);
    return file;
}

} // namespace sample
