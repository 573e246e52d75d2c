// SPDX-License-Identifier: MIT
#include "tests/soak/idle_watch.h"

#include <QtCore/QThread>
#include <QtCore/QThreadPool>
#include <QtCore/QTimer>
#include <QtGui/QWindow>

#include <algorithm>

namespace odori::soak {
namespace {

constexpr int quietMilliseconds = 12; ///< longer than Qt delays a repaint (5 ms)
/// A longer timer only hides a message.
constexpr int longestTimer = 1500;

/// Whether an event of this type means that a picture or a layout changes.
bool isWork(QEvent::Type type)
{
    switch (type) {
    case QEvent::Paint:
    case QEvent::UpdateRequest:
    case QEvent::LayoutRequest:
    case QEvent::MetaCall:
    case QEvent::FutureCallOut:
    case QEvent::Expose:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::WindowActivate:
    case QEvent::WindowDeactivate:
    case QEvent::DeferredDelete:
        return true;
    default:
        return false;
    }
}

} // namespace

IdleWatch::IdleWatch(Program& program)
    : m_program(program)
{
    m_quiet.start();
    m_sinceStart.start();
    qApp->installEventFilter(this);
}

void IdleWatch::restart()
{
    m_sinceStart.start();
    m_quiet.start();
    m_hasTicked = false;
}

bool IdleWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (isWork(event->type()))
        m_quiet.start();
    else if (event->type() == QEvent::Timer && watched->parent() == &m_program.session.playback())
        m_hasTicked = true;
    return false;
}

bool IdleWatch::isIdle()
{
    if (m_quiet.elapsed() < quietMilliseconds)
        return false;
    m_reason = findReason();
    if (!m_reason.isEmpty())
        m_quiet.start();
    return m_reason.isEmpty();
}

QString IdleWatch::findReason()
{
    if (QThreadPool::globalInstance()->activeThreadCount() > 0)
        return QStringLiteral("a worker runs");
    MainWindow& window = m_program.window();
    const QString name = inputWindow(m_program);
    if (name == WindowName::main || name == WindowName::settings) {
        if (m_program.session.files().isLoading())
            return QStringLiteral("a file is being read");
        if (m_program.session.files().saving().isRunning())
            return QStringLiteral("a file is being written");
        if (m_program.session.recovery().isReading())
            return QStringLiteral("a session is being read");
        if (m_program.owner.isWaiting() && QApplication::mouseButtons() == Qt::NoButton &&
            QThread::currentThread()->loopLevel() == 1)
            return QStringLiteral("the window will be replaced");
    }
    QWidget* input = windowNamed(m_program, name);
    if (!input->isVisible())
        return {}; // the user has closed the editor
    if (!input->windowHandle() || !input->windowHandle()->isExposed())
        return name + QStringLiteral(" is not shown yet");
    if (name != WindowName::popup && !input->isActiveWindow()) {
        input->activateWindow(); // the window manager may have chosen another one
        return name + QStringLiteral(" is not active");
    }
    if (window.viewport().isVisible() && !window.viewport().stage().isUploaded())
        return QStringLiteral("textures are being read");
    if (m_program.session.playback().isPlaying() && !m_hasTicked)
        return QStringLiteral("playback has not seen the clock");
    return hasRunningTimer() ? QStringLiteral("a timer runs") : QString();
}

/// Whether a delayed step is due soon, such as the end of an adjustment by the wheel.
bool IdleWatch::hasRunningTimer() const
{
    const auto timers = m_program.window().findChildren<QTimer*>();
    return std::any_of(timers.begin(), timers.end(), [](const QTimer* each) {
        return each->isActive() && each->isSingleShot() && each->interval() <= longestTimer;
    });
}

} // namespace odori::soak
