// SPDX-License-Identifier: MIT
#include "app/help/help_key.h"

#include "app/help/help_pages.h"
#include "app/help/manual_window.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QTabBar>

namespace odori {
namespace {

/// A tab bar of panels belongs to the window: the panel whose tab is in front, else `clicked`.
QWidget* panelOf(QWidget* clicked)
{
    const auto* tabs = qobject_cast<QTabBar*>(clicked);
    if (!tabs)
        return clicked;
    for (auto* dock : tabs->window()->findChildren<QDockWidget*>())
        if (dock->windowTitle() == tabs->tabText(tabs->currentIndex()))
            return dock->widget();
    return clicked;
}

} // namespace

HelpKey::HelpKey(QApplication& application)
    : QObject(&application)
{
    application.installEventFilter(this);
    connect(&application, &QApplication::focusChanged, this, [this] { m_clicked = nullptr; });
}

QWidget* HelpKey::placeOf(QWidget* focused)
{
    const auto* key = qApp->findChild<HelpKey*>(QString(), Qt::FindDirectChildrenOnly);
    if (!key || !key->m_clicked || !focused || key->m_clicked->window() != focused->window())
        return focused;
    QWidget* panel = panelOf(key->m_clicked);
    const bool hasPage = helpPageOf(panel) != QStringLiteral("index"); // the menu bar has none
    return hasPage ? panel : focused;
}

bool HelpKey::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget && event->type() == QEvent::MouseButtonPress) {
        // A widget that does not accept the press sends it to its parent, and so on.
        if (!m_clicked || !widget->isAncestorOf(m_clicked))
            m_clicked = widget;
    } else if (widget && event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isHelp = (key.key() == Qt::Key_F1 && key.modifiers() == Qt::NoModifier) ||
                            key.key() == Qt::Key_Help;
        if (isHelp) {
            showManual(placeOf(widget));
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace odori
