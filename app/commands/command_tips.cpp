// SPDX-License-Identifier: MIT
#include "app/commands/command_tips.h"

#include "app/commands/commands.h"

#include <QtGui/QHelpEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QToolTip>

namespace odori {

CommandTips::CommandTips(Commands& commands)
    : QObject(&commands)
    , m_commands(commands)
{
    qApp->installEventFilter(this);
}

bool CommandTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return false;
    const auto& help = *static_cast<QHelpEvent*>(event);
    auto* menu = qobject_cast<QMenu*>(watched);
    auto* button = qobject_cast<QToolButton*>(watched);
    const QAction* action = menu     ? menu->actionAt(help.pos())
                            : button ? button->defaultAction()
                                     : nullptr;
    const QString text = action ? m_commands.disabledTip(*action) : QString();
    if (text.isEmpty())
        return false;
    QToolTip::showText(help.globalPos(), text, static_cast<QWidget*>(watched),
        menu ? menu->actionGeometry(menu->actionAt(help.pos())) : button->rect());
    return true;
}

} // namespace odori
