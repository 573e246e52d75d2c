// SPDX-License-Identifier: MIT
#include "app/commands/tables/choose_parent.h"

#include "app/main_window.h"
#include "ui/panels/scene_panel.h"

#include <QtWidgets/QDockWidget>

namespace odori {

void chooseParent(Editor& editor, Panel panel)
{
    QDockWidget* dock = editor.window.dock(panel);
    dock->show();
    dock->raise();
    if (auto* shown = qobject_cast<ScenePanel*>(dock->widget()))
        shown->chooseParent();
}

} // namespace odori
