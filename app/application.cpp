// SPDX-License-Identifier: MIT
#include "app/application.h"

#include "libmmd/base/guarded.h"
#include "libmmd/base/speed/heap.h"
#include "ui/messages/messages.h"

namespace odori {

Application::Application(int& argc, char** argv)
    : QApplication(argc, argv)
{
    mmd::keepLargeBlocksApart();
}

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        report();
        return true; // the event counts as handled: it is not passed on
    }
}

/// Called in the handler of an exception. The signal is queued, because a widget may be painting.
void Application::report() noexcept
{
    if (m_isReporting)
        return;
    const mmd::Error error = mmd::errorOfException();
    try {
        m_isReporting = QMetaObject::invokeMethod(
            this,
            [this, error] {
                m_isReporting = false;
                emit failed(sentence(error));
            },
            Qt::QueuedConnection);
    } catch (...) {
        // There is no memory even for a message.
    }
}

} // namespace odori
