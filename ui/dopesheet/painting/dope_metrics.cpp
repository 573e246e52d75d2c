// SPDX-License-Identifier: MIT
#include "ui/dopesheet/painting/dope_metrics.h"

#include <QtGui/QFontMetrics>

#include <algorithm>

namespace odori {
namespace {

constexpr int usualLetter = 18; ///< font height for which the default sizes are defined

int scaled(int pixels, int letter)
{
    return pixels * std::max(letter, usualLetter) / usualLetter;
}

} // namespace

void DopeMetrics::fit(const QFontMetrics& font)
{
    const int letter = font.height();
    rowHeight = scaled(19, letter);
    rulerHeight = scaled(30, letter);
    marksHeight = scaled(17, letter);
    headHeight = rulerHeight + marksHeight;
    namesWidth = scaled(178, letter);
    foldWidth = scaled(20, letter);
    labelStep = scaled(58, letter);
}

} // namespace odori
