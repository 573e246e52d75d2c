// SPDX-License-Identifier: MIT
#include "app/files/file_drop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QDropEvent>
#include <QtWidgets/QWidget>

namespace odori {
namespace {

bool isDrag(QEvent::Type type)
{
    return type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
}

QStringList localFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    return paths;
}

} // namespace

FileDrop::FileDrop(QWidget* window)
    : QObject(window)
    , m_window(window)
{
    window->setAcceptDrops(true);
    // A child widget gets the events of a drop on it. An event filter of the application sees them
    // first.
    QCoreApplication::instance()->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    if (!isDrag(event->type()))
        return false;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (!widget || widget->window() != m_window)
        return false;
    auto& drag = *static_cast<QDropEvent*>(event);
    const QStringList paths = localFiles(*drag.mimeData());
    if (paths.isEmpty())
        return false;
    drag.acceptProposedAction();
    if (event->type() == QEvent::Drop)
        emit dropped(paths);
    return true;
}

} // namespace odori
