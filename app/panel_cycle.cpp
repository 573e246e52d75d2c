// SPDX-License-Identifier: MIT
#include "app/panel_cycle.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QWidget>

#include <algorithm>

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

/// `part` of a panel itself, or the first focusable field in it in the Tab order; null if none is.
QWidget* firstFieldIn(QWidget* part, const QWidget* panel)
{
    while (part->focusProxy())
        part = part->focusProxy();
    if (acceptsFocus(panel, part))
        return part;
    for (QWidget* each = part->nextInFocusChain(); each != part; each = each->nextInFocusChain())
        if (part->isAncestorOf(each) && acceptsFocus(panel, each))
            return each;
    return nullptr;
}

/// The content has priority over the buttons in a dock's title bar: Enter must not float the panel.
QWidget* firstField(QWidget* panel)
{
    const auto* dock = qobject_cast<QDockWidget*>(panel);
    QWidget* field = dock && dock->widget() ? firstFieldIn(dock->widget(), panel) : nullptr;
    return field ? field : firstFieldIn(panel, panel);
}

/// The field that the panel is about, such as its list, sheet or curve; null if there is none.
QWidget* mainField(const QWidget* panel)
{
    const auto* dock = qobject_cast<const QDockWidget*>(panel);
    return dock && dock->widget() ? dock->widget()->focusProxy() : nullptr;
}

/// Where Qt moves the focus with an arrow key, from a button that is in no group.
const QWidget* besideButton(QAbstractButton& button, bool isNext)
{
    const auto stepFrom = [isNext](QWidget* each) {
        return isNext ? each->nextInFocusChain() : each->previousInFocusChain();
    };
    QWidget* beside = stepFrom(&button);
    while (beside != &button && !acceptsFocus(button.window(), beside))
        beside = stepFrom(beside);
    return beside;
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
    qApp->installEventFilter(this);
}

/// A button takes an arrow key as Tab. But only Tab leaves a panel. Groups of buttons use arrow
/// keys themselves.
bool PanelCycle::eventFilter(QObject* watched, QEvent* event)
{
    auto* button =
        event->type() == QEvent::KeyPress ? qobject_cast<QAbstractButton*>(watched) : nullptr;
    if (!button || button->group() || button->autoExclusive())
        return QObject::eventFilter(watched, event);
    const int key = static_cast<const QKeyEvent*>(event)->key();
    const bool isNext = key == Qt::Key_Right || key == Qt::Key_Down;
    if (!isNext && key != Qt::Key_Left && key != Qt::Key_Up)
        return false;
    const auto panel = std::find_if(m_all.begin(), m_all.end(),
        [button](const QPointer<QWidget>& each) { return each && holds(each, button); });
    return panel != m_all.end() && !holds(*panel, besideButton(*button, isNext));
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
    // Qt gives the focus to a title bar by itself when a tab comes to the front.
    for (QWidget* panel : panels()) {
        const auto* dock = qobject_cast<QDockWidget*>(panel);
        if (holds(dock && dock->widget() ? dock->widget() : panel, focused))
            m_last[panel] = focused;
    }
}

/// Not a button beside the main field: there the panel's keys would not act.
QWidget* PanelCycle::fieldOf(QWidget* panel) const
{
    QWidget* last = m_last.value(panel);
    const bool isBeside = qobject_cast<QAbstractButton*>(last) && mainField(panel);
    return acceptsFocus(panel, last) && !isBeside ? last : firstField(panel);
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
        QWidget* field = fieldOf(panel);
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
