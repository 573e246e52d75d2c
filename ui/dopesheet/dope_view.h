// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/dope_hit.h"
#include "ui/dopesheet/row_list.h"
#include "ui/timeline/time_axis.h"

#include <QtCore/QObject>
#include <QtCore/QPoint>
#include <QtCore/QRectF>

class QWidget;

namespace odori {

/// The visible part of a dope sheet: its frames and its rows, and their pixels in the canvas.
class DopeView : public QObject {
    Q_OBJECT
public:
    /// All must outlive the view, which reads only the size of `canvas`.
    DopeView(const QWidget& canvas, const Document& document, const RowList& rows);

    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    void setAxis(const TimeAxis& axis);
    /// Shows the whole motion.
    void fit();
    /// Shows the selected keys, with some frames around them; without a selection the whole motion.
    void fitSelection();
    void zoom(double factor, double pixel);
    /// Zooms about the current frame: in if `steps` is positive, out if it is negative.
    void zoomBySteps(int steps);

    [[nodiscard]] int scrollY() const { return m_scrollY; }
    void setScrollY(int pixels);
    [[nodiscard]] int mostScrollY() const;
    void scrollBy(const QPoint& pixels);

    void ensureFrameVisible(double frame);
    void ensureRowVisible(int row);
    void ensureTrackVisible(const mmd::TrackId& track);
    /// Whether the row is completely visible.
    [[nodiscard]] bool isRowVisible(int row) const;

    [[nodiscard]] int rowTop(int row) const;
    /// The row at a height, -1 if there is none.
    [[nodiscard]] int rowAt(int y) const;
    /// Centre of a key's mark in widget pixels; for the tests and the tool tips.
    [[nodiscard]] QPoint keyPosition(const mmd::TrackId& track, std::uint32_t frame) const;
    /// The rectangle of `extent` in widget pixels.
    [[nodiscard]] QRectF blockOf(const SelectionExtent& extent) const;

    /// Call it after rows were added or removed. The topmost visible row stays at its position.
    void keepTopRow();
    /// Call it after the size of the canvas changed.
    void updateSize();
    /// Call it after DopeMetrics changed.
    void updateMetrics();

signals:
    void changed();

private:
    const QWidget& m_canvas;
    const Document& m_document;
    const RowList& m_rows;
    TimeAxis m_axis;
    bool m_isFitted = false; ///< the whole motion is shown, and stays so after resizing
    int m_scrollY = 0;
    RowId m_top;
    int m_topOffset = 0; ///< number of hidden pixels at the top of the first visible row
};

} // namespace odori
