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

/// What painting keeps from one time to the next.
class DopePaintCache {
public:
    KeyMarks marks;
    std::vector<std::uint8_t> columns; ///< what a row has in each device pixel
    QHash<QString, QStaticText> texts; ///< names, cut to fit, laid out

    /// `text` laid out; at most `width` pixels of it.
    [[nodiscard]] const QStaticText& laidOut(
        const QString& text, int width, const QFontMetrics& metrics);
};

/// What the mouse is doing, to be drawn over the sheet.
struct DopeGestureView {
    QRect rectangle; ///< of a selection being drawn; empty if none
    QString label;   ///< beside the mouse; empty if none
    QPoint mouse;
};

/// What the parts of the sheet are painted with, and the part of it that is to be painted.
struct DopeView {
    QPainter& painter;
    const DopeCanvas& canvas;
    DopePaintCache& cache;
    QRect clip; ///< widget pixels

    [[nodiscard]] const Theme& theme() const { return themeOf(canvas.palette()); }
    [[nodiscard]] const TimeAxis& axis() const { return canvas.axis(); }
    /// Where keys are to be painted.
    [[nodiscard]] QRect keys() const
    {
        return clip & QRect(DopeMetrics::namesWidth, DopeMetrics::headHeight, canvas.width(),
                          canvas.height());
    }
    [[nodiscard]] int rowMiddle(int row) const
    {
        return canvas.rowTop(row) + DopeMetrics::rowHeight / 2;
    }
};

/// Paints the sheet, the parts below in turn; gives how many marks of keys there were.
int paintDopeSheet(const DopeView& view, const DopeGestureView& gesture);

/// Ruler, play range, simulated frames, beats and markers.
void paintDopeHead(const DopeView& view);
/// Names of the rows from `first` to `last`.
void paintDopeNames(const DopeView& view, int first, int last);
/// Keys and drafts of a row; gives how many marks there were.
int paintDopeKeys(const DopeView& view, int row);
/// Bars between keys of a row: what holds, what is shown, what a selected curve shapes.
void paintDopeBars(const DopeView& view, int row);

/// `colour` with another opacity.
[[nodiscard]] QColor faded(QColor colour, double alpha);

} // namespace odori
