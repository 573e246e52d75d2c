// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/row_list.h"
#include "ui/dopesheet/time_axis.h"

#include <QtCore/QPoint>
#include <QtWidgets/QWidget>

#include <optional>

namespace odori {

/// Measures of the dope sheet, in logical pixels.
struct DopeMetrics {
    static constexpr int rowHeight = 19;
    static constexpr int rulerHeight = 28;
    static constexpr int namesWidth = 178;
    static constexpr int keyRadius = 6; ///< half the diagonal of a diamond
};

/// The sheet itself: ruler, names and keys. Paints what is visible and no more; mouse and keys
/// become selections and gestures of the document.
class DopeCanvas : public QWidget {
    Q_OBJECT
public:
    DopeCanvas(Document& document, DopeRowsModel& model, QWidget* parent = nullptr);

    [[nodiscard]] RowList& rows() { return m_rows; }
    [[nodiscard]] const RowList& rows() const { return m_rows; }
    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    void setAxis(const TimeAxis& axis);

    /// Frames that physics has simulated: a green line along the ruler.
    struct FrameRange {
        double first = 0.0, last = 0.0;
    };
    void setSimulated(std::vector<FrameRange> ranges);
    [[nodiscard]] const std::vector<FrameRange>& simulated() const { return m_simulated; }

    [[nodiscard]] int scrollY() const { return m_scrollY; }
    void setScrollY(int pixels);
    [[nodiscard]] int mostScrollY() const;
    /// Rows changed: filters, folding, another model.
    void rebuildRows();
    /// The whole motion in view.
    void fit();
    void ensureFrameVisible(double frame);
    void ensureTrackVisible(const mmd::TrackId& track);

    /// Middle of a key's mark in widget pixels; for the tests and the tool tips.
    [[nodiscard]] QPoint keyPosition(const mmd::TrackId& track, std::uint32_t frame) const;
    [[nodiscard]] int rowTop(int row) const;
    /// Keys painted by the last paint event: what is outside the view must not count.
    [[nodiscard]] int paintedKeys() const { return m_paintedKeys; }

signals:
    void viewChanged();
    /// A command that the keyboard or a double click asked for.
    void registerRequested();
    void deleteRequested();
    void stepRequested(int frames);
    void keyStepRequested(int direction);
    void endRequested(bool last);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag { None, Scrub, Pan, Rectangle, Keys };
    /// A key under the mouse: its row, and its frame.
    struct Hit {
        int row;
        std::uint32_t frame;
    };
    [[nodiscard]] std::optional<Hit> hitAt(const QPoint& at) const;
    [[nodiscard]] int rowAt(int y) const;
    [[nodiscard]] bool isSelected(const Hit& hit) const;
    void scrubTo(const QPoint& at);
    void pressOnName(int row, Qt::KeyboardModifiers modifiers);
    void pressOnKeys(const QPoint& at, Qt::KeyboardModifiers modifiers);
    void selectHit(const Hit& hit, Qt::KeyboardModifiers modifiers);
    void setHit(mmd::Selection& selection, const Hit& hit, bool selected) const;
    void dragKeys(const QPoint& at, Qt::KeyboardModifiers modifiers);
    void dragRectangle(const QPoint& at);
    void cancelDrag();
    void updateCursor(const QPoint& at);

    Document& m_document;
    DopeRowsModel& m_model;
    RowList m_rows;
    TimeAxis m_axis;
    std::vector<FrameRange> m_simulated;
    int m_scrollY = 0;
    Drag m_drag = Drag::None;
    QPoint m_pressed, m_last;
    double m_pressedFrame = 0.0;
    mmd::Selection m_selectionBefore; ///< of a rectangle
    std::optional<Hit> m_pressedHit;  ///< selected alone if the mouse does not move
    long long m_delta = 0;
    bool m_copies = false;
    int m_anchorRow = -1; ///< of Shift+click on names
    int m_paintedKeys = 0;
};

} // namespace odori
