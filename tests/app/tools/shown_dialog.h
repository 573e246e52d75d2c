// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/tools/tool_preview.h"

#include <QtWidgets/QApplication>

namespace odori::test {

/// The dialog that takes the input: a modal one, or that of a tool, beside which the view can be
/// turned. Null if there is none.
[[nodiscard]] inline QDialog* shownDialog()
{
    if (QWidget* modal = QApplication::activeModalWidget())
        return qobject_cast<QDialog*>(modal);
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* tool = qobject_cast<ToolPreview*>(each); tool && tool->isVisible())
            return tool;
    return nullptr;
}

} // namespace odori::test
