// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

#include <cmath>

namespace odori {

/// A tempo with at most two decimals; the detected tempo of a song has more.
[[nodiscard]] inline QString tempoText(double beatsPerMinute)
{
    return QString::number(std::round(beatsPerMinute * 100.0) / 100.0);
}

} // namespace odori
