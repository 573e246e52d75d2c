// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/dope_drag.h"
#include "ui/dopesheet/dope_selecting.h"
#include "ui/dopesheet/painting/dope_metrics.h"
#include "ui/dopesheet/row_list.h"
#include "ui/timeline/time_axis.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QPoint>
#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

namespace odori {

class DopePaintCache;
class MarkerField;

/// The sheet itself: ruler, markers, names and keys. Paints only the visible part. Mouse and keys
/// make selections and gestures of the document. The widget's actions form its context menu; the
/// right button first selects the row or key at the mouse.
class DopeCanvas : public QWidget {
    Q_OBJECT
public:
    DopeCanvas(Document& document, DopeRowsFilter& filter, QWidget* parent = nullptr);
    ~DopeCanvas() override;

    [[nodiscard]] Document& document() const { return m_document; }
    [[nodiscard]] const DopeRowsModel& model() const { return m_filter.rows(); }
    /// The active actor's motion, or the camera's.
    [[nodiscard]] const mmd::Motion* motion() const;
    [[nodiscard]] const RowList& rows() const { return m_rows; }
    [[nodiscard]] DopeSelecting& selecting() { return m_selecting; }
    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    void setAxis(const TimeAxis& axis);

    /// The frames that physics has simulated, shown as a green line along the ruler.
    struct FrameRange {
        double first = 0.0, last = 0.0;
    };
    void setSimulated(std::vector<FrameRange> ranges);
    [[nodiscard]] const std::vector<FrameRange>& simulated() const { return m_simulated; }

    [[nodiscard]] int scrollY() const { return m_scrollY; }
    void setScrollY(int pixels);
    [[nodiscard]] int mostScrollY() const;
    void scrollBy(const QPoint& pixels);
    /// Call it after rows were added or removed. The topmost visible row stays at its position.
    void rebuildRows();
    void setFolded(int row, bool folded);
    void setAllFolded(bool folded);
    /// Calls RowList::setFoldings().
    void setFoldings(const QVariantMap& foldings);
    /// Shows the whole motion.
    void fit();
    /// Shows the selected keys, with some frames around them; without a selection the whole motion.
    void fitSelection();
    void zoom(double factor, double pixel);
    void ensureFrameVisible(double frame);
    void ensureRowVisible(int row);
    void ensureTrackVisible(const mmd::TrackId& track);
    /// Repaints the parts that depend on the current frame.
    void showFrame(double frame);
    /// Call it after a change of the selection.
    void updateSelection();

    /// The row of the keyboard cursor, -1 if there is none.
    [[nodiscard]] int cursorRow() const { return m_rows.rowOf(m_cursor); }
    void setCursorRow(int row);
    /// Folds or unfolds the group of the cursor, and moves the cursor to it.
    void foldAtCursor(bool isFolded);
    /// Zooms about the current frame: in if `steps` is positive, out if it is negative.
    void zoomBySteps(int steps);
    /// Sets the start or the end of the play range to the current frame: an edit.
    void setPlayEnd(bool last);
    /// The cursor's keys in this widget as text, one per line.
    [[nodiscard]] static QString keysHelp();

    [[nodiscard]] PlayRange playRange() const;
    /// The selected keys with rows here; none if there are none.
    [[nodiscard]] std::optional<SelectionExtent> selectionExtent() const;
    /// The rectangle of `extent` in widget pixels.
    [[nodiscard]] QRectF blockOf(const SelectionExtent& extent) const;

    /// Maximum width of a marker's flag and name in pixels; a longer name is cut.
    static constexpr int mostMarkerWidth = 240;
    [[nodiscard]] int markerWidth(const mmd::Marker& marker) const;
    [[nodiscard]] QString markerText(const mmd::Marker& marker) const;
    /// The markers with lines between two x, in the scene's order. If several are at one pixel,
    /// only the last few, so that the cost depends on the pixels and not on the number of markers.
    [[nodiscard]] std::vector<std::size_t> markersBetween(int left, int right) const;
    void selectMarker(const std::optional<mmd::Marker>& marker);
    /// The marker that Delete deletes, if there is one.
    [[nodiscard]] std::optional<mmd::Marker> selectedMarker() const;
    /// Asks for a name in a field at the marker's position and adds a marker.
    void addMarker(std::uint32_t frame);
    void renameMarker(const mmd::Marker& marker);
    void deleteMarker(const mmd::Marker& marker);

    /// Centre of a key's mark in widget pixels; for the tests and the tool tips.
    [[nodiscard]] QPoint keyPosition(const mmd::TrackId& track, std::uint32_t frame) const;
    [[nodiscard]] int rowTop(int row) const;
    /// The row at a height, -1 if there is none.
    [[nodiscard]] int rowAt(int y) const;
    /// The row cursor and the current frame as text, for screen readers.
    [[nodiscard]] QString description() const;
    /// Number of marks in the last paint event. Tests check that it does not include marks outside
    /// the view.
    [[nodiscard]] int paintedKeys() const { return m_paintedKeys; }

signals:
    void viewChanged();
    /// The tracks with visible rows changed.
    void rowsChanged();
    /// selectedMarker() changed.
    void markerSelected();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] DopePointer pointerAt(const QPoint& at, Qt::KeyboardModifiers modifiers) const;
    void pressLeft(const DopePointer& pointer);
    void pressRight(const DopePointer& pointer);
    void pressKey(const DopePointer& pointer, const DopeHit& hit);
    void cancelDrag();
    void updateCursor(const QPoint& at);
    [[nodiscard]] QString toolTipAt(const QPoint& at) const;
    [[nodiscard]] bool pressCursorKey(const QKeyEvent& event);
    void pickAtCursor(Qt::KeyboardModifiers modifiers);
    [[nodiscard]] int firstRowInView() const;
    void editMarker(const mmd::Marker& marker, bool isNew);
    void announce();
    void fitFont();
    void foldingChanged();
    void showSelectedTrack();

    Document& m_document;
    DopeRowsFilter& m_filter;
    RowList m_rows;
    DopeSelecting m_selecting;
    TimeAxis m_axis;
    std::vector<FrameRange> m_simulated;
    bool m_isFitted = false; ///< the whole motion is shown, and stays so after resizing
    int m_scrollY = 0;
    RowId m_top, m_cursor;
    int m_topOffset = 0; ///< number of hidden pixels at the top of the first visible row
    DopeDragPtr m_drag;
    DopePointer m_pointer; ///< position of a drag
    QBasicTimer m_scrollTimer;
    QPointF m_wheelRest; ///< remainder of less than a pixel, from high-resolution wheels
    double m_shownFrame = 0.0;
    mmd::TrackList m_shownTracks; ///< the selected tracks at the last check
    std::optional<mmd::Marker> m_selectedMarker;
    mutable std::optional<SelectionExtent> m_extent;
    mutable bool m_isExtentKnown = false;
    std::unique_ptr<DopePaintCache> m_cache;
    int m_paintedKeys = 0;
};

} // namespace odori
