// SPDX-License-Identifier: MIT
#include "app/panel_cycle.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <tuple>

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

/// Qt leaves a dock behind another tab visible, but outside the window.
bool isSeen(const QWidget& panel)
{
    const auto* dock = qobject_cast<const QDockWidget*>(&panel);
    return panel.isVisible() && (!dock || dock->isFloating() || !dock->visibleRegion().isEmpty());
}

/// The place of a panel in the window, by which the panels are sorted: the area, then the columns
/// from left to right, then from top to bottom. Floating docks are the last ones.
std::tuple<int, int, int> placeOf(QMainWindow& window, QWidget& panel)
{
    auto* dock = qobject_cast<QDockWidget*>(&panel);
    const Qt::DockWidgetArea side = dock ? window.dockWidgetArea(dock) : Qt::NoDockWidgetArea;
    const int area = dock && dock->isFloating()         ? 5
                     : side == Qt::TopDockWidgetArea    ? 0
                     : side == Qt::LeftDockWidgetArea   ? 1
                     : side == Qt::RightDockWidgetArea  ? 3
                     : side == Qt::BottomDockWidgetArea ? 4
                                                        : 2; // the centre
    const QPoint at = panel.mapToGlobal(QPoint());
    return {area, at.x(), at.y()};
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
    , m_window(window)
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
    for (const QPointer<QWidget>& each : m_all)
        if (each && isSeen(*each))
            panels.append(each);
    std::stable_sort(panels.begin(), panels.end(), [this](QWidget* one, QWidget* other) {
        return placeOf(m_window, *one) < placeOf(m_window, *other);
    });
    return panels;
}

void PanelCycle::remember(QWidget* focused)
{
    // Qt gives the focus to a title bar by itself when a tab comes to the front.
    for (const QPointer<QWidget>& panel : m_all) {
        const auto* dock = qobject_cast<QDockWidget*>(panel.data());
        const QWidget* content = dock && dock->widget() ? dock->widget() : panel.data();
        if (content && holds(content, focused))
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
            panel->raise(); // a floating one; the centre must stay below its messages
        field->window()->activateWindow();
        field->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

} // namespace odori
