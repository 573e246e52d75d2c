// SPDX-License-Identifier: MIT
#include "ui/dialogs/window_fit.h"

#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/theme/text_size.h"

#include <QtCore/QEvent>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLayout>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace odori {
namespace {

constexpr QMargins usualFrame(8, 34, 8, 8); ///< of a window manager with large frames
constexpr int lookMilliseconds = 50, looks = 40;

} // namespace

QRect fittedGeometry(
    const QRect& window, const QMargins& frame, const QRect& screen, const QSize& least)
{
    const QRect room = screen.marginsRemoved(frame);
    QRect fitted(window.topLeft(), window.size().boundedTo(room.size()).expandedTo(least));
    fitted.moveLeft(std::min(fitted.left(), room.right() + 1 - fitted.width()));
    fitted.moveTop(std::min(fitted.top(), room.bottom() + 1 - fitted.height()));
    fitted.moveLeft(std::max(fitted.left(), room.left()));
    fitted.moveTop(std::max(fitted.top(), room.top()));
    return fitted;
}

QRect firstGeometry(const QSize& wanted, const QMargins& frame, const QRect& screen)
{
    const QRect room = screen.marginsRemoved(frame);
    QRect first(QPoint(), wanted.boundedTo(room.size()));
    first.moveCenter(room.center());
    return first;
}

QSize grownSize(const QWidget& dialog, const QSize& usual)
{
    const QSize wanted(grownWithText(usual.width()), grownWithText(usual.height()));
    return firstGeometry(wanted, usualFrame, dialog.screen()->availableGeometry()).size();
}

void growForTexts(QWidget& window)
{
    const int needed = window.layout()->totalHeightForWidth(window.width());
    if (!window.isVisible() || needed <= window.height())
        return;
    auto* dialog = qobject_cast<QDialog*>(&window);
    if (dialog && scrollIfTooLarge(*dialog))
        return;
    QRect wanted = window.geometry();
    wanted.setHeight(needed);
    const QRect screen = window.screen()->availableGeometry();
    const QRect fitted = fittedGeometry(wanted, usualFrame, screen, window.minimumSizeHint());
    if (fitted.top() == wanted.top())
        window.resize(wanted.width(), fitted.height());
    else // the place to the side is the user's
        window.setGeometry(wanted.left(), fitted.top(), wanted.width(), fitted.height());
}

WindowFit::WindowFit(QWidget& window, const QSize& wanted)
    : QObject(&window)
    , m_window(window)
    , m_wanted(wanted)
{
    if (m_wanted.isValid()) {
        const QRect screen = window.screen()->availableGeometry();
        window.setGeometry(firstGeometry(m_wanted, usualFrame, screen));
        m_guessed = window.size();
    }
    window.installEventFilter(this);
}

bool WindowFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && m_looks == 0) {
        m_looks = looks;
        m_timer.start(lookMilliseconds, this);
        m_window.removeEventFilter(this); // only once
    }
    return QObject::eventFilter(watched, event);
}

void WindowFit::timerEvent(QTimerEvent*)
{
    fit();
    if (--m_looks == 0)
        m_timer.stop();
}

void WindowFit::fit()
{
    const QWindow* handle = m_window.windowHandle();
    if (!handle || m_window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))
        return;
    const QMargins frame = handle->frameMargins();
    const QRect screen = m_window.screen()->availableGeometry();
    QRect geometry = m_window.geometry();
    if (m_wanted.isValid() && !frame.isNull()) {
        if (geometry.size() == m_guessed) // if the user has not resized the window
            geometry = firstGeometry(m_wanted, frame, screen);
        m_wanted = {};
    }
    const QRect fitted = fittedGeometry(geometry, frame, screen, m_window.minimumSizeHint());
    if (fitted != m_window.geometry())
        m_window.setGeometry(fitted);
}

} // namespace odori
