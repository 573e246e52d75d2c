// SPDX-License-Identifier: MIT
#include "app/editing/look_only.h"

#include "app/commands/commands.h"
#include "app/main_window.h"
#include "ui/viewport/overlays/view_axes.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QEventLoop>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>

namespace odori {
namespace {

/// Whether the event may change something.
bool isInput(QEvent::Type type)
{
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::KeyPress:
    case QEvent::InputMethod:
    case QEvent::Shortcut:
    case QEvent::ShortcutOverride:
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
    case QEvent::Close:
        return true;
    default:
        return false;
    }
}

/// Whether the view uses the event to look. During a gesture of other code it does not edit.
bool isForView(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
        return true;
    case QEvent::KeyPress: // ends a drag, or the clean view
        return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
    default:
        return false;
    }
}

} // namespace

LookOnly::LookOnly(MainWindow& window, QDialog& dialog)
    : m_window(window)
    , m_dialog(dialog)
    , m_views(window.commands().actions({"view.front", "view.back", "view.left", "view.right",
          "view.top", "view.bottom", "view.camera", "view.free"}))
{
    m_dialog.addActions(m_views); // their keys act there, too, and are not typed into fields
    qApp->installEventFilter(this);
}

/// QDialog::exec() would make the dialog modal.
int LookOnly::exec()
{
    QEventLoop loop;
    connect(&m_dialog, &QDialog::finished, &loop, &QEventLoop::quit);
    m_dialog.setResult(QDialog::Rejected);
    m_dialog.show();
    loop.exec(QEventLoop::DialogExec);
    return m_dialog.result();
}

LookOnly::Place LookOnly::placeOf(const QObject* object) const
{
    for (; object; object = object->parent()) {
        if (object == &m_dialog)
            return Place::Elsewhere;
        if (object == &m_window.viewport() || qobject_cast<const ViewAxes*>(object))
            return Place::View;
        if (object == &m_window)
            return Place::Window;
    }
    return Place::Elsewhere;
}

bool LookOnly::eventFilter(QObject* watched, QEvent* event)
{
    // A popup has all input, and must be able to close.
    if (!isInput(event->type()) || QApplication::activeModalWidget() ||
        QApplication::activePopupWidget())
        return false;
    const Place place = placeOf(watched);
    if (place == Place::Elsewhere)
        return false;
    // A click gave the keys to the window; who closes it sees what has to be closed first.
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::Close) {
        m_dialog.raise();
        m_dialog.activateWindow();
    }
    // A file that arrives ends the preview. Without a gesture, the view would edit.
    if (place == Place::View && isForView(*event) && m_window.document().isGestureRunning())
        return false;
    if (event->type() == QEvent::Shortcut && m_views.contains(watched))
        return false;
    event->ignore();
    return true;
}

} // namespace odori
