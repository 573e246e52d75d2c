// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/painting/key_marks.h"
#include "ui/theme/theme.h"

#include <QtCore/QHash>
#include <QtCore/QRect>
#include <QtGui/QStaticText>

#include <vector>

class QPainter;

namespace odori {

/// Data that is reused by the next paint event.
class DopePaintCache {
public:
    KeyMarks marks;
    std::vector<std::uint8_t> columns; ///< marks in each device pixel of a row
    QHash<QString, QStaticText> texts; ///< elided names with their layout

    /// The layout of `text`, with at most `width` pixels.
    [[nodiscard]] const QStaticText& laidOut(
        const QString& text, int width, const QFontMetrics& metrics);
};

/// The feedback of the current drag, drawn over the sheet.
struct DopeGestureView {
    QRect rectangle; ///< of a rectangle selection; empty if there is none
    QString label;   ///< beside the mouse; empty if there is none
    QPoint mouse;
    const mmd::Selection* replaced = nullptr; ///< keys that the drag replaces; null for none
};

/// The input of painting: the sheet's state and the area to paint.
struct DopePaint {
    QPainter& painter;
    const DopeCanvas& canvas;
    DopePaintCache& cache;
    QRect clip; ///< widget pixels

    [[nodiscard]] const Theme& theme() const { return themeOf(canvas.palette()); }
    [[nodiscard]] const TimeAxis& axis() const { return canvas.view().axis(); }
    /// The area of keys.
    [[nodiscard]] QRect keys() const
    {
        return clip & QRect(DopeMetrics::namesWidth, DopeMetrics::headHeight, canvas.width(),
                          canvas.height());
    }
    [[nodiscard]] int rowMiddle(int row) const
    {
        return canvas.view().rowTop(row) + DopeMetrics::rowHeight / 2;
    }
};

/// Paints the sheet with the functions below; returns the number of painted key marks.
int paintDopeSheet(const DopePaint& paint, const DopeGestureView& gesture);

/// Ruler, play range, simulated frames, beats and markers.
void paintDopeHead(const DopePaint& paint);
/// Names of the rows from `first` to `last`.
void paintDopeNames(const DopePaint& paint, int first, int last);
/// Keys and drafts of a row; returns the number of marks.
int paintDopeKeys(const DopePaint& paint, int row);
/// Marks those of `replaced` in a row: a ring and a cross around each.
void paintDopeReplaced(const DopePaint& paint, int row, const mmd::Selection& replaced);
/// Bars between keys of a row: held values, shown models, segments of selected curves.
void paintDopeBars(const DopePaint& paint, int row);

/// The outside parents of a row: posts at their keys, and lines while a bone follows.
void paintDopeParents(const DopePaint& paint, int row);

/// `colour` with another opacity.
[[nodiscard]] QColor faded(QColor colour, double alpha);

} // namespace odori
