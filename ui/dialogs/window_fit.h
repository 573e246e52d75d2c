// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QBasicTimer>
#include <QtCore/QMargins>
#include <QtCore/QObject>
#include <QtCore/QRect>

class QWidget;

namespace odori {

/// `window`, the area without its frame, moved and made smaller until it lies in `screen` (what
/// panels leave of it) together with a frame of these margins. No smaller than `least`: then the
/// top left corner is the part that is seen. Logical pixels.
[[nodiscard]] QRect fittedGeometry(
    const QRect& window, const QMargins& frame, const QRect& screen, const QSize& least);

/// The largest area of no more than `wanted` in the middle of `screen`, with room for its frame.
[[nodiscard]] QRect firstGeometry(const QSize& wanted, const QMargins& frame, const QRect& screen);

/// Keeps a window on its screen, with its frame and beside panels, for the first seconds after it
/// is shown: it is the window manager that makes the frame, some time after. What the user does
/// later is the user's. A child of the window.
class WindowFit : public QObject {
public:
    /// `wanted`: the size for a window that nobody has placed yet, in the middle of the screen; an
    /// invalid one leaves the window where it is as far as it fits.
    WindowFit(QWidget& window, const QSize& wanted);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void fit();

    QWidget& m_window;
    QSize m_wanted;
    QSize m_guessed; ///< what was made of it before the frame was known
    QBasicTimer m_timer;
    int m_looks = 0; ///< left
};

} // namespace odori
