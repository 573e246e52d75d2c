// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_map.h"

#include <QtWidgets/QTreeWidget>

#include <optional>

namespace odori {

/// All commands with their keys and the places of these. Keys that the user changed are bold; keys
/// of two commands have a mark.
class KeyMapList : public QTreeWidget {
    Q_OBJECT
public:
    explicit KeyMapList(QWidget* parent = nullptr);

    struct Filter {
        QString words;                   ///< of a name in either language, or a key's name
        std::optional<QKeySequence> key; ///< instead: only this key
        bool hasOnlyConflicts = false;
    };
    void show(const KeyMap& map);
    /// If rows are visible, the chosen row is one of them.
    void setFilter(const Filter& filter);
    /// Null: none.
    [[nodiscard]] const Command* chosen() const;

private:
    void showRow(QTreeWidgetItem& item, const QList<KeyConflict>& conflicts);
    void applyFilter();
    [[nodiscard]] bool isFound(const Command& command, bool isWholeKey) const;
    void chooseShown();

    KeyMap m_map;
    Filter m_filter;
};

} // namespace odori
