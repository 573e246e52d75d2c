// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QBasicTimer>
#include <QtCore/QMargins>
#include <QtCore/QObject>
#include <QtCore/QRect>

class QWidget;

namespace odori {

/// `window`, the area without its frame, moved and reduced so that it fits in `screen` (the area
/// without panels) with a frame of these margins. It is never smaller than `least`; if `least` does
/// not fit, the top left corner stays visible. Logical pixels.
[[nodiscard]] QRect fittedGeometry(
    const QRect& window, const QMargins& frame, const QRect& screen, const QSize& least);

/// The largest area up to `wanted` in the middle of `screen`, with space for its frame.
[[nodiscard]] QRect firstGeometry(const QSize& wanted, const QMargins& frame, const QRect& screen);

/// The first size of a dialog with tables or long texts: `usual`, or more if the program's texts
/// are larger; at most its screen.
[[nodiscard]] QSize grownSize(const QWidget& dialog, const QSize& usual);

/// Makes `window` higher if its wrapped texts now need more lines, but not higher than its screen:
/// then lists and tables become smaller, or a dialog scrolls. It moves up if it has no space below.
/// Call it after the texts have changed.
void growForTexts(QWidget& window);

/// Keeps a window with its frame on its screen and beside panels. It checks for the first seconds
/// after the window is shown, because the window manager adds the frame only after some time. Later
/// changes by the user stay. A child of the window.
class WindowFit : public QObject {
public:
    /// `wanted`: the size for a window without a stored position, in the middle of the screen. If
    /// it is invalid, the window keeps its position, unless that does not fit.
    WindowFit(QWidget& window, const QSize& wanted);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void fit();

    QWidget& m_window;
    QSize m_wanted;
    QSize m_guessed; ///< the size computed before the frame was known
    QBasicTimer m_timer;
    int m_looks = 0; ///< remaining checks
};

} // namespace odori
