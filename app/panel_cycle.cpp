// SPDX-License-Identifier: MIT
#include "app/panel_cycle.h"

#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QWidget>

namespace odori {
namespace {

bool holds(const QWidget* panel, const QWidget* widget)
{
    return widget && (panel == widget || panel->isAncestorOf(widget));
}

bool acceptsFocus(const QWidget* panel, const QWidget* widget)
{
    return widget && (widget->focusPolicy() & Qt::TabFocus) && widget->isEnabled() &&
           widget->isVisibleTo(panel) && !widget->focusProxy();
}

/// The first focusable field in the Tab order; null if the panel has none.
QWidget* firstField(QWidget* panel)
{
    if (acceptsFocus(panel, panel))
        return panel;
    // The content has priority over the buttons in the dock's title bar.
    const auto* dock = qobject_cast<QDockWidget*>(panel);
    QWidget* content = dock ? dock->widget() : nullptr;
    while (content && content->focusProxy())
        content = content->focusProxy();
    if (acceptsFocus(panel, content))
        return content;
    for (QWidget* each = panel->nextInFocusChain(); each != panel; each = each->nextInFocusChain())
        if (panel->isAncestorOf(each) && acceptsFocus(panel, each))
            return each;
    return nullptr;
}

} // namespace

PanelCycle::PanelCycle(QMainWindow& window, const QList<QWidget*>& centre)
    : QObject(&window)
    , m_all(centre.begin(), centre.end())
{
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        m_all.append(dock);
    connect(
        qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { remember(now); });
}

QList<QWidget*> PanelCycle::panels() const
{
    QList<QWidget*> panels;
    for (const QPointer<QWidget>& each : m_all) {
        const auto* dock = qobject_cast<QDockWidget*>(each.data());
        if (each && (dock ? dock->toggleViewAction()->isChecked() : each->isVisible()))
            panels.append(each);
    }
    return panels;
}

void PanelCycle::remember(QWidget* focused)
{
    for (QWidget* panel : panels())
        if (holds(panel, focused))
            m_last[panel] = focused;
}

void PanelCycle::step(int direction)
{
    const QList<QWidget*> panels = this->panels();
    qsizetype at = 0;
    while (at < panels.size() && !holds(panels[at], QApplication::focusWidget()))
        ++at;
    if (at == panels.size()) // from a tool bar to the first or the last panel
        at = direction > 0 ? -1 : 0;
    for (qsizetype tried = 0; tried < panels.size(); ++tried) {
        at = (at + direction + panels.size()) % panels.size();
        QWidget* panel = panels[at];
        QWidget* last = m_last.value(panel);
        QWidget* field = acceptsFocus(panel, last) ? last : firstField(panel);
        if (!field)
            continue;
        if (qobject_cast<QDockWidget*>(panel))
            panel->raise(); // in front of other tabs; the centre must stay below its messages
        field->window()->activateWindow();
        field->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

} // namespace odori
