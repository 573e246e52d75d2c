// SPDX-License-Identifier: MIT
#include "ui/fields/header_tools.h"

#include "ui/theme/editor_style.h"

#include <QtCore/QEvent>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace odori {
namespace {

constexpr int arrowWidth = EditorStyle::moreButtonWidth;

} // namespace

HeaderTools::HeaderTools(QWidget* parent)
    : QToolBar(parent)
{
    auto* nothing = new QWidget(this);
    nothing->setFixedWidth(0);
    m_nothing = addWidget(nothing);
    m_nothing->setVisible(false);
    setStyleSheet(
        QStringLiteral("QToolBar { background: transparent; border: none; padding: 0; }"));
    // QToolBar always shows its first widget, even where only a part of it has space.
    auto* first = new QWidget;
    first->setFixedWidth(0);
    addWidget(first);
    if (auto* more = findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        more->setToolTip(tr("More commands"));
        more->setAccessibleName(more->toolTip());
    }
}

QSize HeaderTools::sizeHint() const
{
    return {arrowWidth, QToolBar::sizeHint().height()};
}

QSize HeaderTools::minimumSizeHint() const
{
    return sizeHint();
}

bool HeaderTools::event(QEvent* event)
{
    const bool isDone = QToolBar::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Polish)
        setMaximumWidth(std::max(arrowWidth, QToolBar::sizeHint().width()));
    return isDone;
}

void HeaderTools::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    hideCutButton();
}

/// Qt never moves the first item into the menu: a button that would be cut is not the first.
void HeaderTools::hideCutButton()
{
    for (QAction* action : actions())
        if (const QWidget* button = widgetForAction(action); action != m_nothing && button) {
            m_nothing->setVisible(width() < button->sizeHint().width() + arrowWidth);
            return;
        }
}

} // namespace odori
