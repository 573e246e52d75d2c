// SPDX-License-Identifier: MIT
#include "ui/curves/curve_tools.h"

#include "ui/curves/curve_actions.h"

#include <QtGui/QAction>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

namespace odori {

CurveTools::CurveTools(const CurveActions& actions, QWidget* parent)
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
    for (QAction* action : actions.all()) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setObjectName(action->data().toString());
        button->setAccessibleName(action->text());
        button->setAccessibleDescription(action->toolTip());
        button->setIconSize(QSize(16, 16));
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        if (action == actions.paste()) {
            button->setMenu(actions.pasteMenu());
            button->setPopupMode(QToolButton::MenuButtonPopup);
        }
        m_buttons.append(button);
    }
    arrange(4, false);
}

void CurveTools::arrange(int columns, bool withNames)
{
    for (int place = 0; place < m_buttons.size(); ++place) {
        QToolButton* button = m_buttons[place];
        button->setToolButtonStyle(
            withNames ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        m_layout->removeWidget(button);
        m_layout->addWidget(button, place / columns, place % columns);
    }
}

} // namespace odori
