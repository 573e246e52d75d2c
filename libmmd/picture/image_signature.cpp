// SPDX-License-Identifier: MIT
#include "libmmd/picture/image_signature.h"

#include "libmmd/base/file_io.h"
#include "libmmd/picture/image.h"

namespace mmd {

Result<bool> hasImageSignature(const std::filesystem::path& path)
{
    constexpr std::size_t enough = 1 << 20; // a JPEG may begin with much else
    return readHead(path, enough).map([](const std::vector<std::byte>& bytes) {
        const auto head = imageHead(bytes);
        return head || head.error().code != ErrorCode::WrongSignature;
    });
}

} // namespace mmd
