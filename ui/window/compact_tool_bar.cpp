// SPDX-License-Identifier: MIT
#include "ui/window/compact_tool_bar.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QLayout>
#include <QtWidgets/QToolButton>

#include <utility>

namespace odori {

void CompactToolBar::addCompactable(const QList<QAction*>& actions)
{
    addFoldable([this, actions](bool isSmall) {
        for (QAction* action : actions)
            if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
                button->setToolButtonStyle(
                    isSmall ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    });
}

void CompactToolBar::addFoldable(std::function<void(bool isSmall)> show)
{
    m_groups.push_back({std::move(show)});
}

void CompactToolBar::arrange()
{
    if (m_isArranging || !isVisible())
        return;
    const QScopedValueRollback arranging(m_isArranging, true);
    for (; m_compact < m_groups.size() && sizeHint().width() > width(); ++m_compact) {
        Group& group = m_groups[m_compact];
        const int before = sizeHint().width();
        group.show(true);
        layout()->invalidate();
        group.saved = before - sizeHint().width();
    }
    for (; m_compact > 0; --m_compact) {
        const Group& group = m_groups[m_compact - 1];
        if (sizeHint().width() + group.saved > width())
            break;
        group.show(false);
        layout()->invalidate();
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
