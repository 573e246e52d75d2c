// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/dope_drag.h"
#include "ui/dopesheet/dope_selecting.h"
#include "ui/dopesheet/dope_view.h"
#include "ui/dopesheet/markers/dope_markers.h"
#include "ui/dopesheet/painting/dope_metrics.h"
#include "ui/dopesheet/row_cursor.h"
#include "ui/dopesheet/row_list.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QPoint>
#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

namespace odori {

class DopePaintCache;

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
    /// The visible frames and rows, and their pixels.
    [[nodiscard]] DopeView& view() { return m_view; }
    [[nodiscard]] const DopeView& view() const { return m_view; }
    [[nodiscard]] DopeMarkers& markers() { return m_markers; }
    [[nodiscard]] const DopeMarkers& markers() const { return m_markers; }
    [[nodiscard]] RowCursor& rowCursor() { return m_rowCursor; }
    [[nodiscard]] const RowCursor& rowCursor() const { return m_rowCursor; }
    [[nodiscard]] DopeSelecting& selecting() { return m_selecting; }

    /// The frames that physics has simulated, shown as a green line along the ruler.
    struct FrameRange {
        double first = 0.0, last = 0.0;
    };
    void setSimulated(std::vector<FrameRange> ranges);
    [[nodiscard]] const std::vector<FrameRange>& simulated() const { return m_simulated; }

    /// Ends a drag without its effect: its rows belong to an actor that is not active any more.
    void dropDrag();
    /// Ends a drag as Esc does.
    void cancelDrag();
    /// Call it after rows were added or removed. The topmost visible row stays at its position.
    void rebuildRows();
    void setFolded(int row, bool folded);
    void setAllFolded(bool folded);
    /// Calls RowList::setFoldings().
    void setFoldings(const QVariantMap& foldings);
    /// Repaints the parts that depend on the current frame.
    void showFrame(double frame);
    /// Call it after a change of the selection.
    void updateSelection();

    /// Whether drags of keys, edges, markers and the current frame end on the scene's beats.
    [[nodiscard]] bool snapsToBeats() const { return m_snapsToBeats; }
    void setSnapsToBeats(bool snaps) { m_snapsToBeats = snaps; }

    /// Whether drags of beats and markers stretch the motion between the neighbouring markers.
    [[nodiscard]] bool warpsTime() const { return m_warpsTime; }
    void setWarpsTime(bool warps);

    [[nodiscard]] PlayRange playRange() const;
    /// Sets the start or the end of the play range to the current frame: an edit.
    void setPlayEnd(bool last);
    /// The selected keys with rows here; none if there are none.
    [[nodiscard]] std::optional<SelectionExtent> selectionExtent() const;
    /// Says why there are no rows; empty if there are some.
    [[nodiscard]] QString emptyText() const;
    /// Number of marks in the last paint event. Tests check that it does not include marks outside
    /// the view.
    [[nodiscard]] int paintedKeys() const { return m_paintedKeys; }

signals:
    void warpsTimeChanged(bool warps);
    /// The tracks with visible rows changed.
    void rowsChanged();

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
    /// Nobody sees what a drag does in a closed panel: it is cancelled.
    void hideEvent(QHideEvent* event) override;
    /// During a drag, Tab belongs to the drag; Qt sends Tab here.
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] DopePointer pointerAt(const QPoint& at, Qt::KeyboardModifiers modifiers) const;
    void pressLeft(const DopePointer& pointer);
    void pressRight(const DopePointer& pointer);
    void pressKey(const DopePointer& pointer, DopeHit hit);
    void updateCursor(const QPoint& at);
    [[nodiscard]] QString toolTipAt(const QPoint& at) const;
    void fitFont();
    void foldingChanged();
    void showSelectedTrack();

    Document& m_document;
    DopeRowsFilter& m_filter;
    RowList m_rows;
    DopeView m_view{*this, m_document, m_rows};
    DopeMarkers m_markers{*this, m_document, m_view};
    RowCursor m_rowCursor{*this};
    DopeSelecting m_selecting{*this};
    std::vector<FrameRange> m_simulated;
    DopeDragPtr m_drag;
    DopePointer m_pointer; ///< position of a drag
    QBasicTimer m_scrollTimer;
    QPointF m_wheelRest; ///< remainder of less than a pixel, from high-resolution wheels
    double m_shownFrame = 0.0;
    mmd::TrackList m_knownTracks; ///< the selected tracks at the last check
    mutable std::optional<SelectionExtent> m_extent;
    mutable bool m_isExtentKnown = false;
    std::unique_ptr<DopePaintCache> m_cache;
    int m_paintedKeys = 0;
    bool m_snapsToBeats = false, m_warpsTime = false;
};

} // namespace odori
