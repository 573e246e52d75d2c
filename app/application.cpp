// SPDX-License-Identifier: MIT
#include "app/application.h"

#include "libmmd/base/guarded.h"
#include "ui/messages/messages.h"

namespace odori {

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        report();
        return true; // nobody else shall try it
    }
}

/// Called in a handler of an exception. Later, since a widget may be in the middle of painting.
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
        // There is not even the memory to say so.
    }
}

} // namespace odori
