// SPDX-License-Identifier: MIT
#include "ui/theme/button_hover.h"

#include <QtCore/QEvent>
#include <QtGui/QCursor>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

void endHover()
{
    if (QApplication::activePopupWidget())
        return;
    for (QWidget* widget : QApplication::allWidgets()) {
        auto* button = qobject_cast<QToolButton*>(widget);
        if (!button || !button->underMouse() ||
            button->rect().contains(button->mapFromGlobal(QCursor::pos())))
            continue;
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(button, &leave);
        button->update();
    }
}

} // namespace

ButtonHover::ButtonHover(QApplication& application)
    : QObject(&application)
{
    application.installEventFilter(this);
}

bool ButtonHover::eventFilter(QObject* watched, QEvent* event)
{
    // Queued: the menu must be closed.
    if (event->type() == QEvent::Hide && qobject_cast<QMenu*>(watched))
        QMetaObject::invokeMethod(this, endHover, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace odori
