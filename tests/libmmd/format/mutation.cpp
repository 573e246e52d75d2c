// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/mutation.h"

#include "libmmd/format/pmd/pmd.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/support/corpus.h"

#include <array>
#include <cstring>
#include <set>

namespace odori::test {
namespace {

constexpr qsizetype margin = 32;

/// Extreme values of counts, indices and floats.
constexpr std::array<std::uint32_t, 16> numbers{0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF,
    0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFE, 0x01000000, 0x7FC00000 /* NaN */,
    0x7F800000 /* infinite */, 0x7F7FFFFF /* the largest float */};

/// The offsets at which the reader of a truncated file reports a missing count or missing records.
std::set<std::size_t> sectionStarts(const QByteArray& extension, const QByteArray& data)
{
    std::set<std::size_t> starts{std::size_t(data.size())};
    if (extension == "vmd") {
        if (const auto file = mmd::readVmd(bytesOf(data)))
            for (const auto& section : file->sections)
                starts.insert(section.offset);
        return starts;
    }
    // Models have no stored section offsets: every count that is refused in a truncated file starts
    // a section.
    for (qsizetype size = 0; size < data.size(); size += 1 + size / 64) {
        const auto cut = bytesOf(data.left(size));
        const auto read = extension == "pmd" ? mmd::pmd::read(cut) : mmd::pmx::read(cut);
        if (!read && read.error().code == mmd::ErrorCode::CountTooLarge)
            starts.insert(read.error().offset);
    }
    return starts;
}

} // namespace

qsizetype Mutator::below(qsizetype limit)
{
    return limit > 0 ? static_cast<qsizetype>(m_random() % static_cast<std::uint64_t>(limit)) : 0;
}

void Mutator::breakOnce(QByteArray& data)
{
    if (data.isEmpty())
        return;
    const qsizetype at = below(data.size());
    switch (below(6)) {
    case 0:
        data[at] = static_cast<char>(data[at] ^ (1 << below(8)));
        break;
    case 1:
        data[at] = static_cast<char>(below(256));
        break;
    case 2:
    case 3: {
        const std::uint32_t number = numbers[std::size_t(below(numbers.size()))];
        const qsizetype size = qsizetype(1) << below(3); // indices have one, two or four bytes
        std::memcpy(data.data() + at, &number, std::size_t(std::min(size, data.size() - at)));
        break;
    }
    case 4:
        data.remove(at, 1 + below(40));
        break;
    default:
        data.insert(at, data.mid(below(data.size()), 1 + below(40)));
    }
}

QByteArray Mutator::mutated(QByteArray data)
{
    for (qsizetype left = 1 + below(4); left > 0; --left)
        breakOnce(data);
    return data;
}

QList<qsizetype> prefixSizes(const QByteArray& extension, const QByteArray& data, int spread)
{
    std::set<qsizetype> sizes;
    for (const std::size_t start : sectionStarts(extension, data))
        for (qsizetype size = qsizetype(start) - margin; size <= qsizetype(start) + margin; ++size)
            if (size >= 0 && size <= data.size())
                sizes.insert(size);
    for (int at = 0; at < spread; ++at)
        sizes.insert(data.size() * at / spread);
    return {sizes.begin(), sizes.end()};
}

} // namespace odori::test
