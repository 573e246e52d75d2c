// SPDX-License-Identifier: MIT
#include "ui/theme/text_size.h"

#include <QtGui/QFontMetrics>
#include <QtWidgets/QApplication>

#include <algorithm>

namespace odori {
namespace {

constexpr int usualLetter = 18; ///< the height of a font for which the sizes are defined

} // namespace

int grownWithText(int pixels, const QFontMetrics& font)
{
    return pixels * std::max(font.height(), usualLetter) / usualLetter;
}

int grownWithText(int pixels)
{
    return grownWithText(pixels, QFontMetrics(QApplication::font()));
}

double textScale(const QFontMetrics& font)
{
    return std::max(font.height(), usualLetter) / double(usualLetter);
}

} // namespace odori
