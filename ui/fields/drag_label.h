// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QLabel>

namespace odori {

class NumberField;

/// The label of a number field: dragging it sideways adjusts the number (Ctrl: a tenth, Shift: ten
/// times), Escape cancels the drag.
class DragLabel : public QLabel {
    Q_OBJECT
public:
    DragLabel(const QString& text, NumberField* field, QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void finish();

    NumberField* m_field;
    bool m_dragging = false;
    double m_lastX = 0.0;
    double m_pixels = 0.0; ///< distance in pixels, each weighted by the factor at that time
};

} // namespace odori
