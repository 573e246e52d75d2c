// SPDX-License-Identifier: MIT
#pragma once

#include "ui/theme/theme.h"

#include <QtGui/QPixmap>

#include <array>

class QPainter;

namespace odori {

/// The marks of keys, painted once for each scale and size and then copied: painting two thousand
/// antialiased diamonds in each frame would take too long.
class KeyMarks {
public:
    enum Kind {
        Key,
        SelectedKey, ///< selected marks have a ring
        Group,
        SelectedGroup,
        Cross, ///< a key that switches physics off
        SelectedCross,
        Implicit, ///< hollow: the key at frame 0 that MMD always has
        Draft,    ///< hollow
        kindCount
    };

    /// Sets the marks' `radius` in logical pixels and `ratio`, the device pixels of a logical
    /// pixel.
    void prepare(const Theme& theme, double radius, double ratio);

    [[nodiscard]] double radius() const { return m_radius; }
    /// A mark around (x, y).
    void draw(QPainter& painter, Kind kind, double x, double y) const;
    /// Keys from `first` to `last` that are too close to be distinguished: a bar between two marks.
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
