// SPDX-License-Identifier: MIT
#include "libmmd/picture/run_lengths.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/picture/image_limits.h"

#include <algorithm>
#include <cstring>

namespace mmd {
namespace {

constexpr std::size_t fileHeader = 14, infoHeader = 40;

struct RunLengthLayout {
    ImageSize size;
    int bits = 8;                             ///< of an index: 4 or 8
    std::size_t palette = 0, paletteSize = 0; ///< offset and bytes
    std::size_t pixels = 0;                   ///< offset
    [[nodiscard]] std::size_t rowBytes() const { return std::size_t(size.width + 3) / 4 * 4; }
};

Result<RunLengthLayout> runLengthLayout(std::span<const std::byte> bytes)
{
    const auto word = [&](std::size_t at) { return loadLittle<std::uint32_t>(bytes.data() + at); };
    const auto width = word(18), height = word(22);
    RunLengthLayout layout;
    layout.bits = loadLittle<std::uint16_t>(bytes.data() + 28);
    layout.palette = fileHeader + std::size_t(word(14));
    layout.pixels = word(10);
    // Compression 1 is of 8 bits, 2 of 4 bits; the first row is the lowest.
    if (layout.bits != (word(30) == 1 ? 8 : 4) || word(14) < infoHeader ||
        layout.palette > layout.pixels || layout.pixels > bytes.size())
        return tl::unexpected(imageFailure(ErrorCode::WrongSignature));
    constexpr std::uint32_t largest = largestSide;
    if (width < 1 || height < 1 || width > largest || height > largest)
        return tl::unexpected(imageFailure(ErrorCode::OutOfRange));
    layout.size = {int(width), int(height)};
    layout.paletteSize = std::min<std::size_t>((layout.pixels - layout.palette) / 4, 256) * 4;
    return layout;
}

/// Writes the pixels of the runs into rows from the bottom. Nothing is written outside them.
class RunLengthRows {
public:
    RunLengthRows(const RunLengthLayout& layout, std::span<std::byte> rows)
        : m_layout(layout)
        , m_rows(rows)
    {
    }

    void read(std::span<const std::byte> runs)
    {
        ByteReader reader(runs);
        while (!m_isDone && reader.left() >= 2) {
            const auto count = reader.read<std::uint8_t>();
            const auto value = reader.read<std::uint8_t>();
            if (count == 0)
                command(value, reader);
            else
                for (std::size_t pixel = 0; pixel < count; ++pixel)
                    put(indexOf(value, pixel));
        }
    }

private:
    /// The index of a pixel; two pixels share a byte of 4-bit indices.
    [[nodiscard]] std::uint8_t indexOf(std::uint8_t byte, std::size_t pixel) const
    {
        if (m_layout.bits == 8)
            return byte;
        return pixel % 2 == 0 ? std::uint8_t(byte >> 4) : std::uint8_t(byte & 15);
    }

    void command(std::uint8_t code, ByteReader& reader)
    {
        if (code == 0) { // end of the row
            m_x = 0;
            ++m_y;
        } else if (code == 1) { // end of the picture
            m_isDone = true;
        } else if (code == 2) { // a step to the right and up
            m_x += reader.read<std::uint8_t>();
            m_y += reader.read<std::uint8_t>();
        } else { // pixels one by one, in whole words
            const std::size_t bytes = m_layout.bits == 8 ? code : (code + 1u) / 2;
            const auto indices = reader.readBytes(std::min(bytes, reader.left()));
            for (std::size_t pixel = 0; pixel < code; ++pixel) {
                const std::size_t at = m_layout.bits == 8 ? pixel : pixel / 2;
                if (at < indices.size())
                    put(indexOf(std::to_integer<std::uint8_t>(indices[at]), pixel));
            }
            if (bytes % 2 != 0 && reader.left() > 0)
                reader.readBytes(1);
        }
        m_isDone = m_isDone || m_y >= std::size_t(m_layout.size.height);
    }

    void put(std::uint8_t index)
    {
        if (m_x < std::size_t(m_layout.size.width) && m_y < std::size_t(m_layout.size.height))
            m_rows[m_y * m_layout.rowBytes() + m_x++] = std::byte(index);
    }

    const RunLengthLayout& m_layout;
    std::span<std::byte> m_rows;
    std::size_t m_x = 0, m_y = 0;
    bool m_isDone = false;
};

} // namespace

bool isRunLengthBmp(std::span<const std::byte> bytes)
{
    if (bytes.size() < fileHeader + infoHeader || std::memcmp(bytes.data(), "BM", 2) != 0)
        return false;
    const auto compression = loadLittle<std::uint32_t>(bytes.data() + 30);
    return loadLittle<std::uint32_t>(bytes.data() + 14) >= infoHeader &&
           (compression == 1 || compression == 2);
}

Result<ImageHead> runLengthBmpHead(std::span<const std::byte> bytes)
{
    return runLengthLayout(bytes).map([](const RunLengthLayout& layout) {
        return ImageHead{layout.size, false};
    });
}

Result<std::vector<std::byte>> withoutRunLengths(std::span<const std::byte> bytes)
{
    const auto layout = runLengthLayout(bytes);
    if (!layout)
        return tl::unexpected(layout.error());
    if (isTooLarge(layout->size))
        return tl::unexpected(imageFailure(ErrorCode::OutOfRange));
    const std::size_t head = fileHeader + infoHeader + layout->paletteSize;
    std::vector<std::byte> plain(head + layout->rowBytes() * std::size_t(layout->size.height));
    std::copy_n(bytes.begin(), fileHeader + infoHeader, plain.begin());
    std::copy_n(bytes.begin() + std::ptrdiff_t(layout->palette), layout->paletteSize,
        plain.begin() + fileHeader + infoHeader);
    const auto put = [&](std::size_t at, auto value) {
        std::memcpy(plain.data() + at, &value, sizeof value);
    };
    put(10, std::uint32_t(head));
    put(14, std::uint32_t(infoHeader));
    put(28, std::uint16_t(8));
    put(30, std::uint32_t(0)); // no compression
    RunLengthRows(*layout, std::span(plain).subspan(head)).read(bytes.subspan(layout->pixels));
    return plain;
}

} // namespace mmd
