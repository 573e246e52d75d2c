// SPDX-License-Identifier: MIT
#include "ui/window/compact_tool_bar.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QLayout>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolButton>

#include <algorithm>
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

void CompactToolBar::addFoldable(
    std::function<void(bool isSmall)> show, std::function<int()> saves, const QWidget* part)
{
    m_groups.push_back({std::move(show), std::move(saves), part});
}

int CompactToolBar::widthFor(const Group& group) const
{
    int width = sizeHint().width();
    if (!group.part)
        return width;
    // Without what is behind the part, but with the button that opens the menu.
    const QList<QAction*> all = actions();
    for (auto at = all.size(); at-- > 0 && widgetForAction(all[at]) != group.part;)
        width -= std::max(0, widgetForAction(all[at])->sizeHint().width()) + layout()->spacing();
    return width + layout()->spacing() +
           style()->pixelMetric(QStyle::PM_ToolBarExtensionExtent, nullptr, this);
}

void CompactToolBar::arrange()
{
    if (m_isArranging || !isVisible())
        return;
    const QScopedValueRollback arranging(m_isArranging, true);
    for (; m_compact < m_groups.size() && widthFor(m_groups[m_compact]) > width(); ++m_compact) {
        Group& group = m_groups[m_compact];
        const int before = sizeHint().width();
        group.show(true);
        layout()->invalidate();
        group.saved = before - sizeHint().width() - group.saves();
    }
    for (; m_compact > 0; --m_compact) {
        const Group& group = m_groups[m_compact - 1];
        if (widthFor(group) + group.saved + group.saves() > width())
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
