// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/format/vmd/vmd_layout.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace mmd {
namespace {

using vmd::commonSignature;

/// Goes through the bytes of `file` once and stores the offsets. Each step returns nothing, or the
/// error that ends the reading.
class VmdParser {
public:
    explicit VmdParser(VmdFile& file)
        : m_file(file)
    {
    }

    Result<void> header();
    Result<void> sections();

private:
    Result<void> section(TrackKind kind);
    Result<void> showIkRecords();

    [[nodiscard]] std::size_t left() const { return m_file.bytes.size() - m_at; }
    [[nodiscard]] bool hasTextAt(std::size_t offset, std::string_view text) const
    {
        return std::memcmp(m_file.bytes.data() + offset, text.data(), text.size()) == 0;
    }
    static Result<void> fail(
        ErrorCode code, std::size_t offset, std::string field, std::uint64_t value = 0)
    {
        return tl::unexpected(
            Error{.code = code, .offset = offset, .field = std::move(field), .value = value});
    }

    VmdFile& m_file;
    std::size_t m_at = 0;
};

Result<void> VmdParser::header()
{
    const std::size_t size = m_file.bytes.size();
    if (size == 0)
        return fail(ErrorCode::EmptyFile, 0, "VMD");
    if (!hasTextAt(0, commonSignature.substr(0, size)))
        return fail(ErrorCode::WrongSignature, 0, "VMD");
    if (size < vmd::signatureSize)
        return fail(ErrorCode::UnexpectedEnd, 0, "signature");
    const bool isVersion1 = hasTextAt(commonSignature.size(), " file");
    if (!isVersion1 && !hasTextAt(commonSignature.size(), " 0002"))
        m_file.warnings.push_back(
            {.code = WarningCode::WrongSignatureTail, .location = "signature"});
    m_file.version = isVersion1 ? 1 : 2;
    m_at = vmd::headerSize(m_file.version);
    if (size < m_at)
        return fail(ErrorCode::UnexpectedEnd, vmd::signatureSize, "model name");
    return {};
}

Result<void> VmdParser::sections()
{
    for (std::size_t kind = 0; kind < m_file.sections.size(); ++kind) {
        // Older programs end the file early, after a complete section. The bone section always
        // exists.
        if (left() == 0 && kind > 0)
            break;
        if (auto parsed = section(TrackKind(kind)); !parsed)
            return parsed;
    }
    m_file.trailingOffset = m_at;
    if (left() > 0)
        m_file.warnings.push_back({.code = WarningCode::TrailingBytes,
            .location = "end of the file, " + std::to_string(left()) + " bytes"});
    return {};
}

Result<void> VmdParser::section(TrackKind kind)
{
    VmdFile::Section& section = m_file.sections[std::size_t(kind)];
    const std::string name = vmd::sectionName(kind);
    if (left() < vmd::countSize)
        return fail(ErrorCode::UnexpectedEnd, m_at, name + " count");
    section.count = loadLittle<std::uint32_t>(m_file.bytes.data() + m_at);
    if (section.count > (left() - vmd::countSize) / vmd::recordSize(kind))
        return fail(ErrorCode::CountTooLarge, m_at, name, section.count);
    m_at += vmd::countSize;
    section.present = true;
    section.offset = m_at;
    if (kind == TrackKind::ShowIk)
        return showIkRecords();
    m_at += section.count * vmd::recordSize(kind);
    return {};
}

/// Their size varies, so they are found one by one.
Result<void> VmdParser::showIkRecords()
{
    const std::uint32_t count = m_file.sections[std::size_t(TrackKind::ShowIk)].count;
    m_file.showIkOffsets.reserve(count);
    for (std::uint32_t index = 0; index < count; ++index) {
        const auto name = [&] { return std::string("show/IK key ") + std::to_string(index); };
        if (left() < vmd::showIkSize)
            return fail(ErrorCode::UnexpectedEnd, m_at, name());
        const std::size_t countAt = m_at + vmd::ikCountOffset;
        const auto switches = loadLittle<std::uint32_t>(m_file.bytes.data() + countAt);
        if (switches > (left() - vmd::showIkSize) / vmd::ikSwitchSize)
            return fail(ErrorCode::CountTooLarge, countAt, name() + ", IK switches", switches);
        m_file.showIkOffsets.push_back(m_at);
        m_at += vmd::showIkSize + switches * vmd::ikSwitchSize;
    }
    return {};
}

} // namespace

std::span<const std::byte> VmdFile::record(TrackKind kind, std::size_t index) const
{
    const auto whole = std::span(bytes);
    if (kind == TrackKind::ShowIk) {
        const std::size_t at = showIkOffsets[index];
        const auto switches = loadLittle<std::uint32_t>(bytes.data() + at + vmd::ikCountOffset);
        return whole.subspan(at, vmd::showIkSize + switches * vmd::ikSwitchSize);
    }
    const std::size_t size = vmd::recordSize(kind);
    return whole.subspan(sections[std::size_t(kind)].offset + index * size, size);
}

Result<VmdFile> readVmd(std::vector<std::byte> bytes)
{
    VmdFile file;
    file.bytes = std::move(bytes);
    VmdParser parser(file);
    return parser.header().and_then([&] { return parser.sections(); }).map([&] {
        return std::move(file);
    });
}

std::vector<std::byte> writeVmd(const VmdFile& file)
{
    return file.bytes;
}

} // namespace mmd
