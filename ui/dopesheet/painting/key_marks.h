// SPDX-License-Identifier: MIT
#pragma once

#include "ui/theme/theme.h"

#include <QtGui/QPixmap>

#include <array>

class QPainter;

namespace odori {

/// The marks of keys, painted once for a scale and a size and then copied: two thousand
/// antialiased diamonds a frame are too many.
class KeyMarks {
public:
    enum Kind {
        Key,
        SelectedKey,
        Group,
        SelectedGroup,
        Cross, ///< a key that switches physics off
        SelectedCross,
        Implicit, ///< hollow: the key at frame 0 that MMD always has
        Draft,    ///< hollow
        kindCount
    };

    /// Marks of `radius` logical pixels at `ratio` device pixels a pixel from now on.
    void prepare(const Theme& theme, double radius, double ratio);

    [[nodiscard]] double radius() const { return m_radius; }
    /// A mark around (x, y).
    void draw(QPainter& painter, Kind kind, double x, double y) const;
    /// Keys from `first` to `last` that are too near to each other to be told apart: a bar between
    /// two marks.
    void drawRun(QPainter& painter, Kind kind, double first, double last, double y) const;

private:
    [[nodiscard]] QPixmap painted(Kind kind, double radius) const;
    [[nodiscard]] QColor colourOf(Kind kind) const;
    [[nodiscard]] double radiusOf(Kind kind) const;

    const Theme* m_theme = nullptr;
    double m_radius = 0.0;
    double m_ratio = 0.0;
    std::array<QPixmap, kindCount> m_pixmaps;
};

} // namespace odori
