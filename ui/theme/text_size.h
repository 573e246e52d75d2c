// SPDX-License-Identifier: MIT
#pragma once

class QFontMetrics;

namespace odori {

/// A size of `pixels` beside texts of the usual size, for texts of this font: it grows as they do.
/// It is never smaller than `pixels`.
[[nodiscard]] int grownWithText(int pixels, const QFontMetrics& font);

/// The same for the texts of the program (QApplication::font()).
[[nodiscard]] int grownWithText(int pixels);

/// How many times larger texts of this font are than usual ones, for painted marks; at least 1.
[[nodiscard]] double textScale(const QFontMetrics& font);

} // namespace odori
