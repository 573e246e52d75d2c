// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QColor>

namespace odori {

struct Theme;

/// The number of colours that tell the tracks of the graph apart.
inline constexpr int trackColourCount = 10;

/// Colour `index` of them. They differ from the colours of selected keys and the current frame.
[[nodiscard]] QColor trackColour(const Theme& theme, int index);

} // namespace odori
