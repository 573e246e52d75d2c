// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <cstdint>
#include <random>

namespace odori::test {

/// Breaks files the way disks, careless programs and attackers do: flipped bits, counts, indices
/// and lengths of all sizes, numbers that are none, parts cut out or repeated. The same seed breaks
/// the same way everywhere.
class Mutator {
public:
    explicit Mutator(std::uint32_t seed)
        : m_random(seed)
    {
    }

    /// `data` with one to four places broken.
    [[nodiscard]] QByteArray mutated(QByteArray data);

private:
    void breakOnce(QByteArray& data);
    [[nodiscard]] qsizetype below(qsizetype limit);

    std::mt19937 m_random; // its numbers are the standard's, unlike those of distributions
};

/// Sizes to cut a VMD, PMX or PMD file at: all within 32 bytes of where a section begins, and
/// `spread` more over the whole of it.
[[nodiscard]] QList<qsizetype> prefixSizes(
    const QByteArray& extension, const QByteArray& data, int spread);

} // namespace odori::test
