// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

namespace odori {

/// A slider from 0 to 1; every drag is one adjustment. A press beside the handle moves it there,
/// Ctrl drags ten times finer, the arrows step, Escape cancels the drag, a double click requests 0.
/// It shows only values that it is given; a draft is green with a hollow handle.
class ValueSlider : public QWidget {
    Q_OBJECT
public:
    explicit ValueSlider(QWidget* parent = nullptr);

    /// Values outside 0..1 are shown at the ends.
    void setValue(double value);
    void setDraft(bool draft);
    /// The value without an effect, from which the groove is filled; 0 by default.
    void setOrigin(double origin);
    [[nodiscard]] double value() const { return m_value; }
    /// The centre of the handle for `value`, in the widget's coordinates.
    [[nodiscard]] QPointF positionOf(double value) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void adjustStarted();
    void adjusted(double value);
    void adjustFinished();
    void adjustCancelled();
    /// One step by a key; a separate adjustment.
    void stepped(double value);
    void resetRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double m_value = 0.0;
    double m_origin = 0.0;
    bool m_draft = false;
    bool m_dragging = false;
    double m_dragged = 0.0; ///< value of the drag before it is clamped to 0..1
    double m_lastX = 0.0;
};

} // namespace odori
