// SPDX-License-Identifier: MIT
#include "libmmd/base/content_hash.h"

#include <xxhash.h>

namespace mmd {

std::uint64_t contentHash(std::span<const std::byte> bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

ContentMark markOf(std::span<const std::byte> bytes)
{
    return {.size = bytes.size(), .hash = contentHash(bytes)};
}

} // namespace mmd
