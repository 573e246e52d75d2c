// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QMenu>

#include <functional>

namespace odori {

class Commands;

/// The saved sets of bones of the active model: a click selects a set, with Shift in addition to
/// the selected bones. Submenus add, update, rename and delete sets.
class BoneSetsMenu : public QMenu {
    Q_OBJECT
public:
    BoneSetsMenu(Commands& commands, QWidget* parent);

private:
    using Use = std::function<void(const QString& name)>;
    void fill();
    void addSets(QMenu& menu, const QStringList& names, const Use& use) const;
    [[nodiscard]] QMenu* submenu(const QString& title, const char* name);

    Commands& m_commands;
    QMenu* m_add;
    QMenu* m_update;
    QMenu* m_rename;
    QMenu* m_remove;
};

} // namespace odori
