// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QPoint>
#include <QtCore/QRect>

#include <algorithm>
#include <cstdint>
#include <random>

namespace odori::soak {

/// Random choices that are the same for a seed on every machine and with every standard library.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// 0 .. count - 1; 0 if `count` is not positive.
    int below(int count) { return count > 0 ? int(m_engine() % std::uint64_t(count)) : 0; }
    int between(int first, int last) { return first + below(last - first + 1); }
    bool chance(int percent) { return below(100) < percent; }
    QPoint in(const QRect& area)
    {
        const int x = between(area.left(), std::max(area.left(), area.right()));
        return {x, between(area.top(), std::max(area.top(), area.bottom()))};
    }
    template <class T>
    const T& of(const QList<T>& list)
    {
        return list[below(int(list.size()))];
    }

private:
    std::mt19937_64 m_engine; // its numbers are part of the C++ standard
};

} // namespace odori::soak
