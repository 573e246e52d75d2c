// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"
#include "app/commands/editor.h"
#include "app/commands/editor_state.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QObject>

#include <initializer_list>

class QAction;
class QActionGroup;

namespace odori {

class UserKeys;

/// The commands of one window as actions. Their states and texts show if and how they act now. Keys
/// with Ctrl act everywhere in the window; single keys, Enter and Delete act only in the editors,
/// so that fields and trees can use them.
class Commands : public QObject {
    Q_OBJECT
public:
    Commands(const Editor& editor, QObject* parent);

    /// Ends the program for an unknown id, which is a programming error.
    [[nodiscard]] QAction* action(const char* id) const;
    /// The actions in this order; a null id is a separator.
    [[nodiscard]] QList<QAction*> actions(std::initializer_list<const char*> ids);
    [[nodiscard]] Editor& editor() { return m_editor; }
    /// The keys of the commands. A change takes effect at once.
    [[nodiscard]] UserKeys& keys() { return m_editor.keys; }
    /// The first key of the command as text; empty if it has none.
    [[nodiscard]] QString keyText(const char* id) const;
    /// Whether the command can act now: it is enabled, and menus show it.
    [[nodiscard]] bool canRun(const Command& command) const;
    /// Why it cannot, as a sentence.
    [[nodiscard]] QString whyNot(const Command& command) const;
    /// The tool tip of a command's disabled action, which also says why it cannot act; empty for
    /// other actions.
    [[nodiscard]] QString disabledTip(const QAction& action) const;

    /// A text for a button or a list: without its access key, which Japanese menus have in brackets
    /// at the end.
    [[nodiscard]] static QString plainText(const QString& text);

public slots:
    /// Updates all states and texts; call it after a change that has no signal.
    void refresh();
    /// Updates canBake(); call it before the Physics menu is shown.
    void refreshPhysics();

signals:
    void refreshed(const odori::EditorState& state);
    /// The keys of the actions have changed.
    void keysChanged();

private:
    struct Entry {
        const Command* command;
        QAction* action;
    };
    void add(const Command& command);
    void addToEditors(const Command& command, QAction& action);
    void applyKeys();
    void showKeys(const Entry& entry);
    void connectState();
    void followDocument();
    void followFrame();
    void updateClipboard();
    void showAll();
    void showText(const Entry& entry);
    void applyIcons();
    void showIcon(const Entry& entry);
    bool eventFilter(QObject* watched, QEvent* event) override;

    Editor m_editor;
    QList<Entry> m_entries;
    QHash<QLatin1String, QAction*> m_actions;
    QHash<QLatin1String, QActionGroup*> m_choices;
    EditorState m_state;
};

} // namespace odori
