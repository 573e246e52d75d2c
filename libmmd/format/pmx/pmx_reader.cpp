// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx_reader.h"
#include "libmmd/text/cp932.h"

namespace mmd::pmx {

bool Reader::fail(ErrorCode code, std::string field, std::size_t offset, std::uint64_t value)
{
    if (!m_failed)
        m_error = {.code = code, .offset = offset, .field = std::move(field), .value = value};
    m_failed = true;
    return false;
}

bool Reader::ok(const char* field, std::size_t record)
{
    if (!m_failed && m_in.hasFailed()) {
        m_error = m_in.error(std::string(field) + ' ' + std::to_string(record));
        m_failed = true;
    }
    return !m_failed;
}

std::uint32_t Reader::count(const char* field, std::size_t smallest)
{
    const std::size_t offset = m_in.offset();
    if (m_failed)
        return 0;
    const auto value = m_in.read<std::uint32_t>();
    if (m_in.hasFailed()) {
        m_error = m_in.error(std::string(field) + " count");
        m_failed = true;
        return 0;
    }
    if (value > m_in.left() / smallest) {
        fail(ErrorCode::CountTooLarge, field, offset, value);
        return 0;
    }
    return value;
}

Text Reader::text()
{
    const std::size_t offset = m_in.offset();
    const auto size = m_in.read<std::uint32_t>();
    if (m_in.hasFailed() || m_failed)
        return {};
    if (size > m_in.left()) {
        fail(ErrorCode::CountTooLarge, "text bytes", offset, size);
        return {};
    }
    const auto bytes = m_in.readBytes(size);
    std::string raw(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    Text result;
    if (m_model.encoding == TextEncoding::Utf8) {
        if (isUtf8(raw)) {
            result.utf8 = std::move(raw);
            return result;
        }
        result.utf8 = decodeCp932(raw); // what careless tools write under the name of UTF-8
        result.raw = std::move(raw);
        return result;
    }
    result.utf8 = utf8FromUtf16Le(raw);
    if (utf16LeFromUtf8(result.utf8) != raw)
        result.raw = std::move(raw);
    return result;
}

std::int32_t Reader::index(IndexKind kind)
{
    switch (m_model.indexSizes[kind]) {
    case 1:
        return kind == VertexIndex ? m_in.read<std::uint8_t>() : m_in.read<std::int8_t>();
    case 2:
        return kind == VertexIndex ? m_in.read<std::uint16_t>() : m_in.read<std::int16_t>();
    default:
        return m_in.read<std::int32_t>();
    }
}

glm::vec2 Reader::vec2()
{
    const float x = m_in.read<float>();
    return {x, m_in.read<float>()};
}

glm::vec3 Reader::vec3()
{
    const float x = m_in.read<float>();
    const float y = m_in.read<float>();
    return {x, y, m_in.read<float>()};
}

glm::vec4 Reader::vec4()
{
    const glm::vec3 xyz = vec3();
    return {xyz, m_in.read<float>()};
}

bool Reader::readHeader()
{
    const auto signature = m_in.readBytes(4);
    constexpr std::string_view wanted = "PMX ";
    if (signature.size() != 4 || std::memcmp(signature.data(), wanted.data(), 4) != 0)
        return fail(ErrorCode::WrongSignature, "PMX", 0, 0);
    m_model.version = m_in.read<float>();
    if (!ok("header", 0))
        return false;
    if (!(m_model.version > 1.99f && m_model.version < 2.11f))
        return fail(ErrorCode::UnsupportedVersion, "PMX " + std::to_string(m_model.version), 4, 0);
    const auto settings = m_in.read<std::uint8_t>();
    const std::size_t offset = m_in.offset();
    const auto values = m_in.readBytes(settings);
    if (!ok("header", 0))
        return false;
    if (settings < 8)
        return fail(ErrorCode::BadValue, "number of settings", offset - 1, settings);
    const auto value = [&](std::size_t at) { return std::to_integer<std::uint8_t>(values[at]); };
    if (value(0) > 1)
        return fail(ErrorCode::BadValue, "text encoding", offset, value(0));
    m_model.encoding = TextEncoding(value(0));
    if (value(1) > 4)
        return fail(ErrorCode::BadValue, "additional UV count", offset + 1, value(1));
    m_model.additionalUvCount = value(1);
    for (std::size_t kind = 0; kind < 6; ++kind) {
        const std::uint8_t size = value(2 + kind);
        if (size != 1 && size != 2 && size != 4)
            return fail(ErrorCode::BadValue, "index size", offset + 2 + kind, size);
        m_model.indexSizes[kind] = size;
    }
    for (std::size_t at = 8; at < settings; ++at)
        m_model.extraSettings.push_back(static_cast<char>(value(at)));
    m_model.name = text();
    m_model.nameEnglish = text();
    m_model.comment = text();
    m_model.commentEnglish = text();
    return ok("model name", 0);
}

Result<ReadResult> Reader::run()
{
    if (readHeader()) {
        using Step = void (Reader::*)();
        for (const Step step : {&Reader::readVertices, &Reader::readIndices, &Reader::readTextures,
                 &Reader::readMaterials, &Reader::readBones, &Reader::readMorphs,
                 &Reader::readFrames, &Reader::readBodies, &Reader::readJoints}) {
            if (!m_failed)
                (this->*step)();
        }
    }
    if (m_failed)
        return tl::unexpected(std::move(m_error));
    if (m_model.version > 2.05f && m_in.left() > 0)
        readSoftBodies();
    const auto rest = m_in.readBytes(m_in.left());
    m_model.trailing.assign(reinterpret_cast<const char*>(rest.data()), rest.size());
    if (!rest.empty())
        m_warnings.push_back({.code = WarningCode::TrailingBytes, .location = "PMX", .count = 1});
    return ReadResult{std::move(m_model), std::move(m_warnings)};
}

Result<ReadResult> read(std::span<const std::byte> bytes)
{
    if (bytes.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::EmptyFile, .offset = 0, .field = {}, .value = 0});
    return Reader(bytes).run();
}

} // namespace mmd::pmx
