// SPDX-License-Identifier: MIT
#include "app/commands/panel_menus.h"

#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "app/commands/menu_titles.h"
#include "app/commands/menus.h"
#include "app/main_window.h"
#include "ui/panels/draft_panel.h"
#include "ui/panels/key/key_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/scene_panel.h"
#include "ui/panels/table/key_table_view.h"

#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTreeView>

namespace odori {
namespace {

constexpr const char* line = nullptr; ///< a separator

} // namespace

PanelMenus::PanelMenus(Commands& commands)
    : QObject(&commands)
    , m_commands(commands)
{
    MainWindow& window = commands.editor().window;
    add(*window.findChild<MorphPanel*>(),
        {"keys.register", line, "pose.mirrorMorphs", "pose.copyMorphs", "pose.resetSelected",
            "edit.dropChanges", line, "edit.copy", "edit.paste", "edit.pasteMirrored", line,
            "select.none"});
    add(*window.findChild<KeyPanel*>(),
        {"keys.register", line, "edit.copy", "edit.paste", "edit.pasteMirrored", "edit.delete",
            line, "pose.resetSelected", "edit.dropChanges", line, "keys.mirror", "keys.multiply",
            "keys.physicsOn", "keys.physicsOff"});
    add(*window.findChild<KeyTableView*>(),
        {"edit.delete", line, "keys.duplicate", "keys.align", "keys.reverse", "keys.mirror",
            "keys.multiply", "keys.physicsOn", "keys.physicsOff", line, "select.allKeys",
            "select.column", "select.rows"});
    add(*window.dock(Panel::Camera)->widget(),
        {"keys.register", "models.camera", line, "view.camera", "view.free", "view.cameraFromView",
            "view.viewFromCamera", "view.lockCamera", line, "playback.previousCut",
            "playback.nextCut", line, "edit.dropChanges"});
    add(*window.dock(Panel::Light)->widget(),
        {"keys.register", "models.camera", line, "edit.dropChanges"});
    add(*window.dock(Panel::Model)->widget(),
        {"keys.register", line, "models.visible", "models.alone", line, "models.next",
            "models.previous", line, "edit.dropChanges"});
    add(window.findChild<DraftPanel*>()->list(),
        {"keys.registerAll", "edit.dropChanges", line, "select.changed"});
}

void PanelMenus::add(QWidget& widget, std::initializer_list<const char*> ids)
{
    auto* menu = new QMenu(&widget);
    menu->setObjectName(QStringLiteral("panelMenu"));
    menu->setToolTipsVisible(true);
    if (!widget.actions().isEmpty()) {
        menu->addActions(widget.actions());
        menu->addSeparator();
    }
    QMenu* selecting = nullptr; // "All Bones" alone would not say what it does
    for (const char* id : ids) {
        const bool selects = id && QLatin1String(id).startsWith(QLatin1String("select."));
        if (selects && !selecting) {
            selecting = menu->addMenu(Menus::tr(menuTitleOf("select.")));
            selecting->setToolTipsVisible(true);
        }
        (selects ? selecting : menu)->addActions(m_commands.actions({id}));
    }
    connect(menu, &QMenu::aboutToShow, &m_commands, &Commands::refresh);
    widget.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&widget, &QWidget::customContextMenuRequested, menu, [menu, &widget](const QPoint& at) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
        menu->popup((area ? area->viewport() : &widget)->mapToGlobal(at));
    });
}

} // namespace odori
