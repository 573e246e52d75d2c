// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_binary.h"

#include "libmmd/base/byte_reader.h"

#include <zlib.h>

#include <algorithm>

namespace mmd::fbx {
namespace {

constexpr int maxDepth = 32;
constexpr std::size_t maxDeflateRatio = 1032;

class BinaryReader {
public:
    explicit BinaryReader(std::span<const std::byte> bytes)
        : m_bytes(bytes)
        , m_reader(bytes)
    {
    }
    Result<Document> run();

private:
    struct Header {
        std::uint64_t end = 0, valueCount = 0, valueSize = 0;
        std::string name;
    };
    Header readHeader();
    std::uint64_t readSize();
    bool readNodes(std::vector<Node>& nodes, std::uint64_t end, int depth);
    bool readNode(const Header& header, Node& node, int depth);
    bool readValue(Node& node);
    template <class T>
    bool readArray(Node& node);
    bool fail(std::string_view field, ErrorCode code = ErrorCode::BadValue);
    std::string readText();

    std::span<const std::byte> m_bytes;
    ByteReader m_reader;
    std::uint32_t m_version = 0;
    Error m_error;
};

bool BinaryReader::fail(std::string_view field, ErrorCode code)
{
    m_error = m_reader.hasFailed() ? m_reader.error(field)
                                   : Error{.code = code,
                                         .offset = m_reader.offset(),
                                         .field = std::string(field),
                                         .value = 0};
    return false;
}

std::uint64_t BinaryReader::readSize()
{
    return m_version >= 7500 ? m_reader.read<std::uint64_t>() : m_reader.read<std::uint32_t>();
}

BinaryReader::Header BinaryReader::readHeader()
{
    Header header;
    header.end = readSize();
    header.valueCount = readSize();
    header.valueSize = readSize();
    const auto name = m_reader.readBytes(m_reader.read<std::uint8_t>());
    header.name.assign(reinterpret_cast<const char*>(name.data()), name.size());
    return header;
}

std::string BinaryReader::readText()
{
    const auto text = m_reader.readBytes(m_reader.read<std::uint32_t>());
    return std::string(reinterpret_cast<const char*>(text.data()), text.size());
}

template <class T>
bool BinaryReader::readArray(Node& node)
{
    const std::size_t count = m_reader.read<std::uint32_t>();
    const auto encoding = m_reader.read<std::uint32_t>();
    const std::size_t size = m_reader.read<std::uint32_t>();
    const auto packed = m_reader.readBytes(size);
    if (m_reader.hasFailed())
        return fail("array");
    const std::size_t wanted = count * sizeof(T);
    if (encoding > 1 || (encoding == 0 && size != wanted) || wanted / maxDeflateRatio > size)
        return fail("array", ErrorCode::CountTooLarge);
    std::vector<T> values(count);
    if (encoding == 0) {
        std::copy_n(packed.data(), size, reinterpret_cast<std::byte*>(values.data()));
    } else {
        auto length = static_cast<uLongf>(wanted);
        const int status = uncompress(reinterpret_cast<Bytef*>(values.data()), &length,
            reinterpret_cast<const Bytef*>(packed.data()), static_cast<uLong>(size));
        if (status != Z_OK || length != wanted)
            return fail("packed array");
    }
    if constexpr (std::is_same_v<T, std::uint8_t>)
        node.values.emplace_back(std::vector<bool>(values.begin(), values.end()));
    else
        node.values.emplace_back(std::move(values));
    return true;
}

bool BinaryReader::readValue(Node& node)
{
    switch (static_cast<char>(m_reader.read<std::uint8_t>())) {
    case 'C':
    case 'B':
        node.values.emplace_back(m_reader.read<std::uint8_t>() != 0);
        break;
    case 'Y':
        node.values.emplace_back(m_reader.read<std::int16_t>());
        break;
    case 'I':
        node.values.emplace_back(m_reader.read<std::int32_t>());
        break;
    case 'L':
        node.values.emplace_back(m_reader.read<std::int64_t>());
        break;
    case 'F':
        node.values.emplace_back(m_reader.read<float>());
        break;
    case 'D':
        node.values.emplace_back(m_reader.read<double>());
        break;
    case 'S':
        node.values.emplace_back(readText());
        break;
    case 'R': {
        const auto raw = m_reader.readBytes(m_reader.read<std::uint32_t>());
        node.values.emplace_back(Raw{{raw.begin(), raw.end()}});
        break;
    }
    case 'b':
        return readArray<std::uint8_t>(node);
    case 'i':
        return readArray<std::int32_t>(node);
    case 'l':
        return readArray<std::int64_t>(node);
    case 'f':
        return readArray<float>(node);
    case 'd':
        return readArray<double>(node);
    default:
        return fail("type of a value");
    }
    return !m_reader.hasFailed() || fail("value");
}

bool BinaryReader::readNode(const Header& header, Node& node, int depth)
{
    node.name = header.name;
    const std::size_t valuesEnd = m_reader.offset() + std::size_t(header.valueSize);
    if (header.valueSize > m_reader.left() || header.valueCount > header.valueSize)
        return fail("values of " + header.name, ErrorCode::CountTooLarge);
    node.values.reserve(std::size_t(header.valueCount));
    for (std::uint64_t value = 0; value < header.valueCount; ++value)
        if (!readValue(node))
            return false;
    if (m_reader.offset() != valuesEnd)
        return fail("values of " + header.name);
    return m_reader.offset() == header.end || readNodes(node.children, header.end, depth + 1);
}

/// Nodes up to `end`, or to a null record if one closes the list.
bool BinaryReader::readNodes(std::vector<Node>& nodes, std::uint64_t end, int depth)
{
    if (depth > maxDepth)
        return fail("depth of the nodes");
    while (m_reader.offset() < end) {
        const Header header = readHeader();
        if (m_reader.hasFailed())
            return fail("node");
        if (header.end == 0)
            return depth == 0 || m_reader.offset() == end || fail("null record");
        if (header.end > end || header.end < m_reader.offset())
            return fail("end of " + header.name);
        if (!readNode(header, nodes.emplace_back(), depth))
            return false;
    }
    return m_reader.offset() == end || fail("end of a list");
}

Result<Document> BinaryReader::run()
{
    const auto start = m_reader.readBytes(fileMagic.size());
    if (!std::equal(start.begin(), start.end(), fileMagic.begin(), fileMagic.end(),
            [](std::byte a, char b) { return static_cast<char>(a) == b; }))
        return tl::unexpected(Error{
            .code = ErrorCode::WrongSignature, .offset = 0, .field = "binary FBX", .value = 0});
    m_version = m_reader.read<std::uint32_t>();
    if (m_reader.hasFailed())
        return tl::unexpected(m_reader.error("version"));
    if (m_version < 7000 || m_version >= 8000)
        return tl::unexpected(Error{.code = ErrorCode::UnsupportedVersion,
            .offset = fileMagic.size(),
            .field = "FBX " + std::to_string(m_version),
            .value = m_version});
    Document document;
    document.version = m_version;
    if (!readNodes(document.nodes, m_bytes.size(), 0))
        return tl::unexpected(m_error);
    return document;
}

} // namespace

Result<Document> readBinary(std::span<const std::byte> bytes)
{
    return BinaryReader(bytes).run();
}

} // namespace mmd::fbx
