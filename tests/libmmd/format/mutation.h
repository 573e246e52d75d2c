// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <cstdint>
#include <random>

namespace odori::test {

/// Damages files as disks, careless programs and attackers do: flipped bits, extreme counts,
/// indices and lengths, invalid numbers, removed or repeated parts. The same seed gives the same
/// damage on every machine.
class Mutator {
public:
    explicit Mutator(std::uint32_t seed)
        : m_random(seed)
    {
    }

    /// `data` damaged at one to four positions.
    [[nodiscard]] QByteArray mutated(QByteArray data);

private:
    void breakOnce(QByteArray& data);
    [[nodiscard]] qsizetype below(qsizetype limit);

    std::mt19937 m_random; // the standard defines its numbers, unlike those of distributions
};

/// Sizes at which to truncate a VMD, PMX or PMD file: all within 32 bytes of a section's start, and
/// `spread` more over the whole file.
[[nodiscard]] QList<qsizetype> prefixSizes(
    const QByteArray& extension, const QByteArray& data, int spread);

} // namespace odori::test
