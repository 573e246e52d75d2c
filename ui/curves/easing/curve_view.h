// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/easing/selected_curves.h"

#include <QtGui/QColor>
#include <QtWidgets/QWidget>

#include <array>

namespace odori {

/// The position of a dragged handle: a plain drag sets it on every key, a nudge adds the difference
/// on each key.
struct HandleMove {
    int index = 0;
    QPoint position; ///< inside the grid
    QPoint delta;    ///< from the start; may point outside the grid
    bool isNudge = false;
};

/// Draws easing curves on MMD's 0..127 grid, time to the right, progress up. The user drags the two
/// handles (Ctrl: a tenth) or moves them with the arrows (Shift: by ten; 1 and 2 choose the
/// handle). A nudge moves the handle by the same amount on all keys: a drag with Shift or Alt, an
/// arrow with Alt, or any change while nudging is switched on. The view shows only values that it
/// is given, and requests changes by signals: handles are whole numbers inside the grid.
class CurveView : public QWidget {
    Q_OBJECT
public:
    explicit CurveView(QWidget* parent = nullptr);

    /// `colour` is the channel's; if several channels are shown, it is the colour of the handles,
    /// and each other curve has its channel's colour.
    void setCurves(const SelectedCurves& curves, const QColor& colour, bool isSeveralChannels);
    void setCurrentFrame(double frame);
    /// While this is set, every move is a nudge.
    void setNudging(bool nudging);
    [[nodiscard]] bool isNudging() const { return m_isNudging; }
    /// Shows the speed along the curves as a thin line; constant speed is a quarter of the grid's
    /// height.
    void setSpeedShown(bool shown);
    [[nodiscard]] bool isSpeedShown() const { return m_isSpeedShown; }

    /// The position of the grid's point x, y (0..127), in the widget's coordinates.
    [[nodiscard]] QPointF positionOf(QPointF point) const;
    /// The drawn position of handle 0 or 1, in the grid's numbers: the shared one, else that of the
    /// first curve.
    [[nodiscard]] QPoint handle(int index) const;
    [[nodiscard]] int activeHandle() const { return m_active; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A drag, or arrows while they are pressed. `handleMoved` is emitted for each new position.
    void handleGrabbed(int index);
    void handleMoved(const odori::HandleMove& move);
    void handleReleased(const odori::HandleMove& move);
    void handleCancelled(int index);
    /// Nudging or the speed was switched on or off.
    void switched();

protected:
    bool event(QEvent* event) override;
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
    [[nodiscard]] QPainterPath speedPathOf(const mmd::BezierCurve& curve) const;
    [[nodiscard]] bool hasHandles() const { return !m_curves.curves.empty(); }
    [[nodiscard]] QColor ghostColour(std::size_t index) const;
    void paintGrid(QPainter& painter) const;
    void paintFrames(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;
    void paintSpeed(QPainter& painter) const;
    void paintHandle(QPainter& painter, int index) const;
    void paintDots(QPainter& painter) const;
    void beginHold(int index, Hold hold);
    void moveBy(QPointF step, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool nudges(Qt::KeyboardModifiers modifiers) const;
    void emitMove(Qt::KeyboardModifiers modifiers);
    [[nodiscard]] static bool isHandleKey(const QKeyEvent& event);
    bool pressArrow(const QKeyEvent& event);
    void release();

    SelectedCurves m_curves;
    QColor m_colour;
    bool m_isSeveralChannels = false;
    double m_frame = 0.0;
    int m_active = 0;
    int m_hovered = -1;
    bool m_isNudging = false;
    bool m_isSpeedShown = false;
    Hold m_hold = Hold::None;
    HandleMove m_move;
    QPoint m_start;     ///< start position of the dragged handle
    QPointF m_position; ///< of the dragged handle, before it snaps to the grid
    QPointF m_last;     ///< of the mouse
};

} // namespace odori
