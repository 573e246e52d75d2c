// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_binary.h"

#include "libmmd/base/byte_writer.h"

#include <zlib.h>

#include <array>
#include <limits>
#include <map>

namespace mmd::fbx {
namespace {

/// The end of a file; the same in every file that has no checksum of its creation time.
constexpr std::array<unsigned char, 16> footId{
    0xfa, 0xbc, 0xab, 0x09, 0xd0, 0xc8, 0xd4, 0x66, 0xb1, 0x76, 0xfb, 0x83, 0x1c, 0xf7, 0x26, 0x7e};
constexpr std::array<unsigned char, 16> footMagic{
    0xf8, 0x5a, 0x8c, 0x6a, 0xde, 0xf5, 0xd9, 0x7e, 0xec, 0xe9, 0x0c, 0xe3, 0x75, 0x8f, 0x29, 0x0b};
constexpr std::size_t smallestPacked = 128; ///< bytes; below this packing is not worth the time
constexpr std::size_t smallArray = 1024;    ///< bytes up to which a Packer uses its small window

/// A zlib stream for many arrays. A small window makes its reset fast: clearing the tables of
/// zlib's default window takes longer than packing the few hundred bytes of a curve.
class Packer {
public:
    Packer(int windowBits, int memoryLevel)
        : m_isReady(deflateInit2(&m_stream, Z_BEST_SPEED, Z_DEFLATED, windowBits, memoryLevel,
                        Z_DEFAULT_STRATEGY) == Z_OK)
    {
    }
    ~Packer() { deflateEnd(&m_stream); }
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    /// Appends the packed `bytes` to `out`; false, and `out` is unusable there, if that does not
    /// make them smaller.
    bool pack(std::span<const std::byte> bytes, std::vector<std::byte>& out);

private:
    z_stream m_stream{};
    bool m_isReady;
};

bool Packer::pack(std::span<const std::byte> bytes, std::vector<std::byte>& out)
{
    if (!m_isReady || bytes.size() > std::numeric_limits<uInt>::max() ||
        deflateReset(&m_stream) != Z_OK)
        return false;
    out.resize(bytes.size());
    // zlib needs a mutable pointer even to data that it does not change.
    m_stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));
    m_stream.avail_in = static_cast<uInt>(bytes.size());
    m_stream.next_out = reinterpret_cast<Bytef*>(out.data());
    m_stream.avail_out = static_cast<uInt>(out.size());
    if (deflate(&m_stream, Z_FINISH) != Z_STREAM_END)
        return false;
    out.resize(out.size() - m_stream.avail_out);
    return out.size() < bytes.size();
}

class BinaryWriter {
public:
    BinaryWriter(const Document& document, bool packs)
        : m_document(document)
        , m_packs(packs)
        , m_isWide(document.version >= 7500)
    {
    }
    std::vector<std::byte> run();

private:
    void writeNode(const Node& node);
    void writeNullRecord() { writeZeros(m_isWide ? 25 : 13); }
    void writeFooter();
    void writeZeros(std::size_t count) { (void)m_out.extend(count); }
    void writeSize(std::size_t size);
    void patchSize(std::size_t at, std::size_t size);
    template <class T>
    void writePlain(char type, T value)
    {
        m_out.write<char>(type);
        m_out.write<T>(value);
    }
    void writeBytes(char type, std::span<const std::byte> bytes);
    template <class T>
    void writeArray(char type, std::span<const T> values);
    void writeTimes(const SharedTimes& times);

    const Document& m_document;
    const bool m_packs;
    const bool m_isWide;
    ByteWriter m_out;
    // Speed is more important than the last percents of size.
    Packer m_packer{15, 8}, m_smallPacker{10, 3};
    std::vector<std::byte> m_packed;
    std::map<const void*, std::vector<std::byte>> m_packedTimes;
    friend struct ValueWriter;
};

/// Writes the alternative of a value.
struct ValueWriter {
    BinaryWriter& to;
    void operator()(bool value) const { to.writePlain<std::uint8_t>('C', value ? 1 : 0); }
    void operator()(std::int16_t value) const { to.writePlain('Y', value); }
    void operator()(std::int32_t value) const { to.writePlain('I', value); }
    void operator()(std::int64_t value) const { to.writePlain('L', value); }
    void operator()(float value) const { to.writePlain('F', value); }
    void operator()(double value) const { to.writePlain('D', value); }
    void operator()(const std::string& text) const
    {
        to.writeBytes('S', std::as_bytes(std::span(text)));
    }
    void operator()(const Raw& raw) const { to.writeBytes('R', raw.bytes); }
    void operator()(const std::vector<bool>& values) const
    {
        const std::vector<std::uint8_t> bytes(values.begin(), values.end());
        to.writeArray<std::uint8_t>('b', bytes);
    }
    void operator()(const std::vector<std::int32_t>& v) const
    {
        to.writeArray<std::int32_t>('i', v);
    }
    void operator()(const std::vector<std::int64_t>& v) const
    {
        to.writeArray<std::int64_t>('l', v);
    }
    void operator()(const std::vector<float>& v) const { to.writeArray<float>('f', v); }
    void operator()(const std::vector<double>& v) const { to.writeArray<double>('d', v); }
    void operator()(const SharedTimes& times) const { to.writeTimes(times); }
};

void BinaryWriter::writeSize(std::size_t size)
{
    if (m_isWide)
        m_out.write<std::uint64_t>(size);
    else
        m_out.write<std::uint32_t>(static_cast<std::uint32_t>(size));
}

void BinaryWriter::patchSize(std::size_t at, std::size_t size)
{
    const std::uint64_t wide = size; // little-endian: the low half is first
    m_out.overwrite(at, std::as_bytes(std::span(&wide, 1)).first(m_isWide ? 8 : 4));
}

void BinaryWriter::writeBytes(char type, std::span<const std::byte> bytes)
{
    m_out.write<char>(type);
    m_out.write<std::uint32_t>(static_cast<std::uint32_t>(bytes.size()));
    m_out.write(bytes);
}

template <class T>
void BinaryWriter::writeArray(char type, std::span<const T> values)
{
    auto bytes = std::as_bytes(values);
    Packer& packer = bytes.size() <= smallArray ? m_smallPacker : m_packer;
    const bool isPacked = m_packs && bytes.size() >= smallestPacked && packer.pack(bytes, m_packed);
    if (isPacked)
        bytes = m_packed;
    m_out.write<char>(type);
    m_out.write<std::uint32_t>(static_cast<std::uint32_t>(values.size()));
    m_out.write<std::uint32_t>(isPacked ? 1 : 0);
    m_out.write<std::uint32_t>(static_cast<std::uint32_t>(bytes.size()));
    m_out.write(bytes);
}

void BinaryWriter::writeTimes(const SharedTimes& times)
{
    auto& known = m_packedTimes[times.get()];
    if (known.empty()) {
        const std::size_t begin = m_out.size();
        writeArray<std::int64_t>('l', *times);
        const auto written = m_out.bytes().subspan(begin);
        known.assign(written.begin(), written.end());
        return;
    }
    m_out.write(known);
}

void BinaryWriter::writeNode(const Node& node)
{
    const std::size_t begin = m_out.size();
    const std::size_t width = m_isWide ? 8 : 4;
    writeSize(0);
    writeSize(node.values.size());
    writeSize(0);
    m_out.write<std::uint8_t>(static_cast<std::uint8_t>(node.name.size()));
    m_out.write(std::string_view(node.name));
    const std::size_t valuesBegin = m_out.size();
    for (const Value& value : node.values)
        std::visit(ValueWriter{*this}, value);
    patchSize(begin + 2 * width, m_out.size() - valuesBegin);
    for (const Node& child : node.children)
        writeNode(child);
    if (!node.children.empty() || alwaysHoldsList(node))
        writeNullRecord();
    patchSize(begin, m_out.size());
}

void BinaryWriter::writeFooter()
{
    m_out.write(std::as_bytes(std::span(footId)));
    writeZeros(16 - m_out.size() % 16);
    writeZeros(4);
    m_out.write<std::uint32_t>(m_document.version);
    writeZeros(120);
    m_out.write(std::as_bytes(std::span(footMagic)));
}

std::vector<std::byte> BinaryWriter::run()
{
    m_out.write(fileMagic);
    m_out.write<std::uint32_t>(m_document.version);
    for (const Node& node : m_document.nodes)
        writeNode(node);
    writeNullRecord();
    writeFooter();
    return m_out.release();
}

} // namespace

Result<std::vector<std::byte>> writeBinary(const Document& document, bool pack)
{
    std::vector<std::byte> bytes = BinaryWriter(document, pack).run();
    if (document.version < 7500 && bytes.size() > std::numeric_limits<std::uint32_t>::max())
        return tl::unexpected(Error{.code = ErrorCode::OutOfRange,
            .offset = 0,
            .field = "size of an FBX 7.4 file",
            .value = bytes.size()});
    return bytes;
}

} // namespace mmd::fbx
