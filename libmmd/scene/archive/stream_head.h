// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/archive/archive.h"

#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace mmd {

/// The first bytes of a binary form: a signature and a version. Private to libmmd/scene.
struct StreamHead {
    std::string_view signature;
    std::uint32_t version = 1;
    std::string_view field; ///< names it in errors
};

inline void writeHead(PatchWriter& writer, const StreamHead& head)
{
    const auto* begin = reinterpret_cast<const std::byte*>(head.signature.data());
    writer.out.assign(begin, begin + head.signature.size());
    writer.length(head.version);
}

/// The error of bytes that have another head.
inline std::optional<Error> errorOfHead(PatchReader& reader, const StreamHead& head)
{
    const auto there = reader.in.readBytes(head.signature.size());
    if (there.size() != head.signature.size() ||
        std::memcmp(there.data(), head.signature.data(), there.size()) != 0)
        return Error{.code = ErrorCode::WrongSignature,
            .offset = 0,
            .field = std::string(head.field),
            .value = 0};
    const auto version = reader.in.read<std::uint32_t>();
    if (reader.in.hasFailed() || version == head.version)
        return std::nullopt; // a cut file fails at the next value
    return Error{.code = ErrorCode::UnsupportedVersion,
        .offset = head.signature.size(),
        .field = std::string(head.field) + ' ' + std::to_string(version),
        .value = version};
}

} // namespace mmd
