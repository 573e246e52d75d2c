// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace odori {

/// A frame around a part of a window that a tour points at. The mouse goes through it.
class TourMark : public QWidget {
public:
    explicit TourMark(QWidget& window);

    /// Draws the frame around `target`, or hides it if that is null.
    void pointAt(const QWidget* target);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QTimer m_pulse;
    int m_step = 0; ///< of the pulse
};

} // namespace odori
