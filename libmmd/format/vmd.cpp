// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/format/vmd_layout.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view anySignature = "Vocaloid Motion Data";

struct SectionName {
    const char* section;
    const char* record;
};
constexpr std::array<SectionName, 6> names{{{"bone keys", "bone key"}, {"morph keys", "morph key"},
    {"camera keys", "camera key"}, {"light keys", "light key"},
    {"self-shadow keys", "self-shadow key"}, {"show/IK keys", "show/IK key"}}};

Error cut(std::size_t offset, std::string field)
{
    return {
        .code = ErrorCode::UnexpectedEnd, .offset = offset, .field = std::move(field), .value = 0};
}

Result<int> versionOf(std::span<const std::byte> bytes)
{
    if (bytes.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::EmptyFile, .offset = 0, .field = "VMD", .value = 0});
    const std::size_t known = std::min(bytes.size(), anySignature.size());
    if (std::memcmp(bytes.data(), anySignature.data(), known) != 0)
        return tl::unexpected(
            Error{.code = ErrorCode::WrongSignature, .offset = 0, .field = "VMD", .value = 0});
    if (bytes.size() < vmd::signatureSize)
        return tl::unexpected(cut(0, "signature"));
    const auto* text = reinterpret_cast<const char*>(bytes.data());
    constexpr std::string_view version1 = "Vocaloid Motion Data file";
    return std::memcmp(text, version1.data(), version1.size()) == 0 ? 1 : 2;
}

/// Walks the show/IK records, whose size varies.
Result<std::size_t> walkShowIk(VmdFile& file, std::size_t at)
{
    const auto& section = file.sections[std::size_t(TrackKind::ShowIk)];
    file.showIkOffsets.reserve(section.count);
    for (std::uint32_t index = 0; index < section.count; ++index) {
        const std::string field = "show/IK key " + std::to_string(index);
        if (file.bytes.size() - at < vmd::showIkSize)
            return tl::unexpected(cut(at, field));
        const auto switches = loadLittle<std::uint32_t>(file.bytes.data() + at + 5);
        const std::size_t left = file.bytes.size() - at - vmd::showIkSize;
        if (switches > left / vmd::ikSwitchSize)
            return tl::unexpected(Error{.code = ErrorCode::CountTooLarge,
                .offset = at + 5,
                .field = field + ", IK switches",
                .value = switches});
        file.showIkOffsets.push_back(at);
        at += vmd::showIkSize + switches * vmd::ikSwitchSize;
    }
    return at;
}

} // namespace

std::span<const std::byte> VmdFile::record(TrackKind kind, std::size_t index) const
{
    const auto whole = std::span(bytes);
    if (kind == TrackKind::ShowIk) {
        const std::size_t at = showIkOffsets[index];
        const auto switches = loadLittle<std::uint32_t>(bytes.data() + at + 5);
        return whole.subspan(at, vmd::showIkSize + switches * vmd::ikSwitchSize);
    }
    const std::size_t size = vmd::recordSize(kind);
    return whole.subspan(sections[std::size_t(kind)].offset + index * size, size);
}

Result<VmdFile> readVmd(std::vector<std::byte> bytes)
{
    VmdFile file;
    const auto version = versionOf(bytes);
    if (!version)
        return tl::unexpected(version.error());
    file.version = *version;
    file.bytes = std::move(bytes);
    const std::size_t headerSize = vmd::headerSize(file.version);
    if (file.bytes.size() < headerSize)
        return tl::unexpected(cut(vmd::signatureSize, "model name"));
    std::size_t at = headerSize;
    for (std::size_t kind = 0; kind < file.sections.size(); ++kind) {
        auto& section = file.sections[kind];
        const std::size_t left = file.bytes.size() - at;
        // Older programs end the file early, at the border of a section. Bone keys are always
        // there.
        if (left == 0 && kind > 0)
            break;
        if (left < 4)
            return tl::unexpected(cut(at, std::string(names[kind].section) + " count"));
        section.count = loadLittle<std::uint32_t>(file.bytes.data() + at);
        const std::size_t smallest = vmd::recordSize(TrackKind(kind));
        if (section.count > (left - 4) / smallest)
            return tl::unexpected(Error{.code = ErrorCode::CountTooLarge,
                .offset = at,
                .field = names[kind].section,
                .value = section.count});
        section.present = true;
        section.offset = at + 4;
        at += 4;
        if (TrackKind(kind) == TrackKind::ShowIk) {
            const auto end = walkShowIk(file, at);
            if (!end)
                return tl::unexpected(end.error());
            at = *end;
        } else {
            at += section.count * smallest;
        }
    }
    file.trailingOffset = at;
    if (at < file.bytes.size())
        file.warnings.push_back(
            {.code = WarningCode::TrailingBytes, .place = "VMD", .count = file.bytes.size() - at});
    return file;
}

std::vector<std::byte> writeVmd(const VmdFile& file)
{
    return file.bytes;
}

} // namespace mmd
