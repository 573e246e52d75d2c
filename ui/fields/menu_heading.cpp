// SPDX-License-Identifier: MIT
#include "ui/fields/menu_heading.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

namespace odori {

QAction* addMenuHeading(QMenu& menu, const QString& title)
{
    constexpr int spaceAbove = 10, space = 4, left = 10;
    auto* label = new QLabel(title);
    label->setObjectName(QStringLiteral("menuHeading"));
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(left, menu.isEmpty() ? space : spaceAbove, left, space);
    QFont font = menu.font();
    font.setBold(true);
    label->setFont(font);
    auto* heading = new QWidgetAction(&menu);
    heading->setDefaultWidget(label);
    heading->setText(title); // for screen readers
    heading->setSeparator(true);
    heading->setEnabled(false); // otherwise a click on it would close the menu
    menu.addAction(heading);
    return heading;
}

} // namespace odori
