// SPDX-License-Identifier: MIT
#include "libmmd/journal/journal_frames.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/base/byte_writer.h"
#include "libmmd/base/content_hash.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view signature = "OdoriJournal";
constexpr std::uint32_t formatVersion = 2;
constexpr std::size_t headOfFrame =
    sizeof(std::uint32_t) + sizeof(std::uint64_t) + sizeof(std::uint64_t);

/// The records that the lengths in the damaged rest tell, at least one.
JournalDamage damageOf(std::span<const std::byte> rest)
{
    JournalDamage damage{.bytes = rest.size(), .records = 0};
    while (!rest.empty()) {
        ++damage.records;
        const std::size_t size = rest.size() < headOfFrame
                                     ? rest.size()
                                     : headOfFrame + loadLittle<std::uint32_t>(rest.data());
        rest = rest.subspan(std::min(size, rest.size()));
    }
    return damage;
}

} // namespace

std::vector<std::byte> journalHead()
{
    ByteWriter out;
    out.write(signature);
    out.write<std::uint32_t>(formatVersion);
    return out.release();
}

std::vector<std::byte> journalFrame(std::uint64_t number, std::span<const std::byte> payload)
{
    ByteWriter out;
    out.reserve(headOfFrame + payload.size());
    out.write<std::uint32_t>(static_cast<std::uint32_t>(payload.size()));
    out.write<std::uint64_t>(0);
    const std::size_t hashed = out.size();
    out.write<std::uint64_t>(number);
    out.write(payload);
    const std::uint64_t hash = contentHash(out.bytes().subspan(hashed));
    out.overwrite(sizeof(std::uint32_t), std::as_bytes(std::span(&hash, 1)));
    return out.release();
}

Result<JournalFrames> readFrames(std::span<const std::byte> bytes)
{
    ByteReader in(bytes);
    const auto head = in.readBytes(signature.size());
    if (head.empty() || std::memcmp(head.data(), signature.data(), head.size()) != 0)
        return tl::unexpected(
            Error{.code = ErrorCode::WrongSignature, .offset = 0, .field = "journal", .value = 0});
    const auto version = in.read<std::uint32_t>();
    if (!in.hasFailed() && version != formatVersion)
        return tl::unexpected(Error{.code = ErrorCode::UnsupportedVersion,
            .offset = signature.size(),
            .field = "journal " + std::to_string(version),
            .value = version});
    JournalFrames frames;
    while (in.left() >= headOfFrame) {
        const auto at = bytes.subspan(in.offset());
        const std::size_t size = loadLittle<std::uint32_t>(at.data());
        if (size > at.size() - headOfFrame)
            break;
        const auto hashed =
            at.subspan(headOfFrame - sizeof(std::uint64_t), sizeof(std::uint64_t) + size);
        if (loadLittle<std::uint64_t>(at.data() + sizeof(std::uint32_t)) != contentHash(hashed) ||
            loadLittle<std::uint64_t>(hashed.data()) != frames.payloads.size())
            break;
        frames.payloads.push_back(hashed.subspan(sizeof(std::uint64_t)));
        in.readBytes(headOfFrame + size);
    }
    frames.damage = damageOf(bytes.subspan(in.offset()));
    return frames;
}

} // namespace mmd
