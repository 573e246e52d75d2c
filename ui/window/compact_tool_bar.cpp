// SPDX-License-Identifier: MIT
#include "ui/window/compact_tool_bar.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QLayout>
#include <QtWidgets/QToolButton>

namespace odori {

void CompactToolBar::addCompactable(const QList<QAction*>& actions)
{
    m_groups.push_back({actions});
}

void CompactToolBar::show(const Group& group, Qt::ToolButtonStyle style)
{
    for (QAction* action : group.actions)
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setToolButtonStyle(style);
    layout()->invalidate();
}

void CompactToolBar::arrange()
{
    if (m_isArranging || !isVisible())
        return;
    const QScopedValueRollback arranging(m_isArranging, true);
    for (; m_compact < m_groups.size() && sizeHint().width() > width(); ++m_compact) {
        Group& group = m_groups[m_compact];
        const int before = sizeHint().width();
        show(group, Qt::ToolButtonIconOnly);
        group.saved = before - sizeHint().width();
    }
    for (; m_compact > 0; --m_compact) {
        const Group& group = m_groups[m_compact - 1];
        if (sizeHint().width() + group.saved > width())
            break;
        show(group, Qt::ToolButtonTextOnly);
    }
}

bool CompactToolBar::event(QEvent* event)
{
    const bool done = QToolBar::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        arrange();
    return done;
}

void CompactToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    arrange();
}

} // namespace odori
