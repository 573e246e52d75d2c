// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/user_keys.h"

#include <QtWidgets/QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace odori {

class KeyEditor;
class KeyMapList;

/// All commands with their keys, searched by name in either language or by key; the preset, the
/// keys of the chosen command, and the key map as a file. Every change takes effect at once and can
/// be undone here.
class KeyMapPage : public QWidget {
    Q_OBJECT
public:
    /// `keys` must outlive the page.
    explicit KeyMapPage(UserKeys& keys, QWidget* parent = nullptr);

    /// Shows a message with the result; a file that cannot be read changes nothing.
    void importFrom(const QString& path);
    void exportTo(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createTop();
    QWidget* createSearch();
    void createList();
    QWidget* createBottom();
    void showAll();
    void filter();
    void findKey(const QKeySequence& key);
    void change(const KeyMap& map);
    void undo();
    void removeKeys();
    void importFile();
    void exportFile();
    void say(const QString& text, bool isProblem = false);

    UserKeys& m_keys;
    QList<KeyMap> m_before;                 ///< for undo
    std::optional<QKeySequence> m_findsKey; ///< the pressed key of a search by key
    QComboBox* m_preset;
    QLineEdit* m_search;
    QPushButton* m_conflicts; ///< shows only commands with conflicts
    KeyMapList* m_list;
    KeyEditor* m_editor;
    QLabel* m_message;
    QPushButton* m_undo;
    QPushButton* m_resetAll;
};

} // namespace odori
