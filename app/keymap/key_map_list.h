// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_map.h"

#include <QtWidgets/QTreeWidget>

#include <optional>

namespace odori {

/// All commands with their keys and the areas where these act. Keys that the user changed are
/// bold; keys of several commands have a mark.
class KeyMapList : public QTreeWidget {
    Q_OBJECT
public:
    explicit KeyMapList(QWidget* parent = nullptr);

    struct Filter {
        QString words;                   ///< a part of a name in either language, or a key's name
        std::optional<QKeySequence> key; ///< if set, only commands with this key
        bool hasOnlyConflicts = false;
    };
    void show(const KeyMap& map);
    /// Sets the filter. If any rows are visible, one of them is chosen.
    void setFilter(const Filter& filter);
    /// The chosen command; null if there is none.
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
