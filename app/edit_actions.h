// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>

#include <functional>

class QAction;
class QMenu;

namespace odori {

class EditCommands;
class EditDialogs;
class MainWindow;
class SelectActions;
struct ActionSpec;
struct EditState;

/// The menus Edit, Select and Keys, and the same commands as the dope sheet's context menu. Each
/// action is enabled while it can do something.
class EditActions : public QObject {
    Q_OBJECT
public:
    explicit EditActions(MainWindow& window);

    [[nodiscard]] QAction* undoAction() const { return m_undo; }
    [[nodiscard]] QAction* redoAction() const { return m_redo; }
    [[nodiscard]] QAction* registerAction() const { return m_register; }
    /// The longest text that it shows as a rule.
    [[nodiscard]] static QString widestRegister();
    [[nodiscard]] EditCommands& commands() const { return *m_commands; }

signals:
    /// What Enter would register now is another; `changed`: some of it is not registered yet.
    void registeringChanged(bool changed);

protected:
    /// Esc that nothing else wanted drops changes.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using CanDo = bool (*)(const EditState&);
    QAction* add(const ActionSpec& spec, std::function<void()> function, CanDo canDo = nullptr);
    void createClipboard(QMenu& menu);
    void createRegister(QMenu& menu);
    void createTime(QMenu& menu);
    void createNudges(QMenu& menu);
    void createValues(QMenu& menu);
    void deleteSelected();
    void fillContextMenu();
    void fillHeader();
    void takeClipboard();
    void showState();
    void showRegister();
    void showHistory();

    /// An action that can be done at times.
    struct Conditional {
        QAction* action;
        CanDo canDo;
    };
    MainWindow& m_window;
    EditCommands* m_commands;
    EditDialogs* m_dialogs;
    SelectActions* m_select;
    QList<Conditional> m_conditional;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_register = nullptr;
    QAction* m_drop = nullptr;
    bool m_clipboardHasText = false;
    QList<QAction*> m_paste;                                   ///< enabled by the clipboard too
    QList<QAction*> m_clipboard, m_columns, m_times, m_values; ///< parts of the context menu
};

} // namespace odori
