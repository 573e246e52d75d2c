// SPDX-License-Identifier: MIT
#include "ui/fields/key_hint.h"

#include <QtGui/QAction>
#include <QtWidgets/QWidget>

namespace odori {

QString keyHint(const QWidget& widget, const char* id)
{
    for (const QWidget* each = &widget; each; each = each->parentWidget())
        for (const QAction* action : each->actions())
            if (action->objectName() == QLatin1String(id))
                return action->shortcut().toString(QKeySequence::NativeText);
    return {};
}

} // namespace odori
