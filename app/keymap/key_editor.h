// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/user_keys.h"

#include <QtWidgets/QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace odori {

class ElidedLabel;
class KeyButton;

/// The keys of one command: the user can replace, remove, add and reset them. Below are the
/// commands with the same key in the same area, each with a button that removes the key from it.
class KeyEditor : public QFrame {
    Q_OBJECT
public:
    explicit KeyEditor(QWidget* parent = nullptr);

    /// Shows the keys of the command in `map`; null: no command is chosen.
    void show(const Command* command, const KeyMap& map);
    /// Waits for a key that replaces the first one.
    void askForKey();

signals:
    /// The user wants this map.
    void changed(const odori::KeyMap& map);

private:
    void showKeys();
    void showNotes();
    void addNote(const QString& icon, const QString& text, QPushButton* button = nullptr);
    void addConflict(const KeyConflict& conflict);
    void setKey(qsizetype at, const QKeySequence& key);
    void removeKey(const Command& command, const QKeySequence& key);

    const Command* m_command = nullptr;
    KeyMap m_map;
    ElidedLabel* m_name;
    QWidget* m_keyRow;
    QHBoxLayout* m_keys;
    QPushButton* m_reset;
    QWidget* m_noteBox;
    QVBoxLayout* m_notes;
    KeyButton* m_first = nullptr; ///< the button of the first key, or the one that adds a key
};

} // namespace odori
