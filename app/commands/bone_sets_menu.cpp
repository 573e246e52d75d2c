// SPDX-License-Identifier: MIT
#include "app/commands/bone_sets_menu.h"

#include "app/commands/commands.h"
#include "app/commands/menu_titles.h"
#include "app/commands/menus.h"
#include "app/editing/edit_dialogs.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QGuiApplication>

namespace odori {

BoneSetsMenu::BoneSetsMenu(Commands& commands, QWidget* parent)
    : QMenu(Menus::tr(headingOf("select.saveSet")), parent)
    , m_commands(commands)
    , m_add(submenu(tr("&Add to Selection"), "addSet"))
    , m_update(submenu(tr("&Update from Selection"), "updateSet"))
    , m_rename(submenu(tr("&Rename"), "renameSet"))
    , m_remove(submenu(tr("&Delete"), "deleteSet"))
{
    setObjectName(QStringLiteral("boneSetsMenu"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &BoneSetsMenu::fill);
    fill();
}

QMenu* BoneSetsMenu::submenu(const QString& title, const char* name)
{
    auto* menu = new QMenu(title, this);
    menu->setObjectName(QLatin1String(name));
    return menu;
}

void BoneSetsMenu::addSets(QMenu& menu, const QStringList& names, const Use& use) const
{
    for (const QString& name : names) {
        QAction* action = menu.addAction(menuText(shownName(name)));
        connect(action, &QAction::triggered, this, [use, name] { use(name); });
    }
}

void BoneSetsMenu::fill()
{
    Editor& editor = m_commands.editor();
    Document& document = editor.document;
    EditDialogs& dialogs = editor.dialogs;
    const QStringList names = boneSets(document);
    clear();
    if (names.isEmpty())
        addAction(tr("No set is saved yet"))->setEnabled(false);
    addSets(*this, names, [&document](const QString& name) {
        const bool adds = QGuiApplication::keyboardModifiers() & Qt::ShiftModifier;
        selectBoneSet(document, name, adds ? mmd::Choosing::Add : mmd::Choosing::Replace);
    });
    for (QAction* action : actions())
        if (action->isEnabled())
            action->setToolTip(tr("Selects the set; with Shift in addition"));
    addSeparator();
    addAction(m_commands.action("select.saveSet"));
    const std::pair<QMenu*, Use> uses[] = {
        {m_add, [&document](
                    const QString& name) { selectBoneSet(document, name, mmd::Choosing::Add); }},
        {m_update, [&document](const QString& name) { saveBoneSet(document, name); }},
        {m_rename, [&dialogs](const QString& name) { dialogs.renameBoneSet(name); }},
        {m_remove, [&document](const QString& name) { removeBoneSet(document, name); }}};
    const bool hasTracks = boneListStateOf(document).hasTracks;
    for (const auto& [menu, use] : uses) {
        menu->clear();
        addSets(*menu, names, use);
        menu->setEnabled(!names.isEmpty() && (menu != m_update || hasTracks));
        addMenu(menu);
    }
}

} // namespace odori
