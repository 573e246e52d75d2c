// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/selected_curves.h"

#include <QtGui/QColor>
#include <QtWidgets/QWidget>

#include <array>

namespace odori {

/// Draws easing curves on MMD's 0..127 grid, time to the right, progress up, and lets its two
/// handles be dragged, or moved with the arrows (Shift by ten; 1 and 2 choose the handle). It shows
/// what it is told and asks for the rest: handles are whole numbers inside the grid.
class CurveView : public QWidget {
    Q_OBJECT
public:
    explicit CurveView(QWidget* parent = nullptr);

    /// `colour` is the channel's.
    void setCurves(const SelectedCurves& curves, const QColor& colour);
    void setCurrentFrame(double frame);

    /// Where the grid's point x, y (0..127) is, in the widget's coordinates.
    [[nodiscard]] QPointF positionOf(QPointF point) const;
    /// Where handle 0 or 1 is drawn, in the grid's numbers: the shared one, else that of the first
    /// curve.
    [[nodiscard]] QPoint handle(int index) const;
    [[nodiscard]] int activeHandle() const { return m_active; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A drag, or the arrows while they are held: moved comes with each new place.
    void handleGrabbed(int index);
    void handleMoved(int index, QPoint place);
    void handleReleased(int index);
    void handleCancelled(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    enum class Hold { None, Mouse, Keys };
    [[nodiscard]] QRectF grid() const;
    [[nodiscard]] int handleAt(QPointF position) const;
    [[nodiscard]] QPainterPath pathOf(const mmd::BezierCurve& curve) const;
    [[nodiscard]] bool hasHandles() const { return !m_curves.curves.empty(); }
    void paintGrid(QPainter& painter) const;
    void paintFrames(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;
    void paintHandle(QPainter& painter, int index) const;
    void paintDots(QPainter& painter) const;
    void moveTo(QPointF place);
    void release();

    SelectedCurves m_curves;
    QColor m_colour;
    double m_frame = 0.0;
    int m_active = 0;
    int m_hovered = -1;
    Hold m_hold = Hold::None;
    QPointF m_place; ///< of the held handle, before it snaps
    QPointF m_last;  ///< of the mouse
};

} // namespace odori
