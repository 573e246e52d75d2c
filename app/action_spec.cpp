// SPDX-License-Identifier: MIT
#include "app/action_spec.h"

#include "app/main_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"

#include <QtGui/QAction>

namespace odori {

QAction* makeAction(
    MainWindow& window, QObject* parent, const ActionSpec& spec, std::function<void()> function)
{
    auto* action = new QAction(spec.text, parent);
    if (!spec.icon.isEmpty())
        action->setIcon(themedIcon(spec.icon, window.palette()));
    action->setShortcuts(spec.keys);
    if (!spec.hint.isEmpty())
        action->setToolTip(spec.hint);
    QObject::connect(action, &QAction::triggered, parent, std::move(function));
    if (spec.scope == KeyScope::Window)
        return action;
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    for (QWidget* editor : window.editors())
        if (spec.scope == KeyScope::Editors || editor != &window.curveEditor())
            editor->addAction(action);
    return action;
}

void setNamedText(QAction& action, const QString& text)
{
    action.setText(text);
    action.setToolTip({}); // what Qt makes of the text
    action.setToolTip(plainToolTip(action.toolTip()));
}

} // namespace odori
