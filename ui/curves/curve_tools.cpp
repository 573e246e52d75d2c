// SPDX-License-Identifier: MIT
#include "ui/curves/curve_tools.h"

#include "ui/theme/icons.h"

#include <QtGui/QAction>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

namespace odori {

CurveTools::CurveTools(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(3);
    setStyleSheet(
        QStringLiteral("QToolButton { padding: 4px 4px; text-align: left; }"
                       "QToolButton[popupMode=\"1\"] { padding-right: 12px; padding-left: 2px; }"
                       "QToolButton::menu-button { border: none; width: 11px; }"
                       "QToolButton::menu-arrow { width: 7px; height: 7px; }"));
}

void CurveTools::setActions(const QList<QAction*>& actions, const QAction* withMenu, QMenu* menu)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName());
        button->setAccessibleName(action->iconText());
        button->setAccessibleDescription(action->toolTip());
        button->setIconSize(buttonIconSize());
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        if (action == withMenu) {
            button->setMenu(menu);
            button->setPopupMode(QToolButton::MenuButtonPopup);
        }
        m_buttons.append(button);
    }
}

void CurveTools::arrange(int columns, bool withNames)
{
    for (int index = 0; index < m_buttons.size(); ++index) {
        QToolButton* button = m_buttons[index];
        button->setToolButtonStyle(
            withNames ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        m_layout->removeWidget(button);
        m_layout->addWidget(button, index / columns, index % columns);
    }
}

} // namespace odori
