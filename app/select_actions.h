// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>

class QAction;

namespace mmd {
struct Selection;
}

namespace odori {

class EditDialogs;
class MainWindow;
struct EditState;

/// The Select menu: keys and bones of the active actor. Selecting is no undo step.
class SelectActions : public QObject {
    Q_OBJECT
public:
    SelectActions(MainWindow& window, EditDialogs& dialogs);

    /// In the menu's order, with separators.
    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    void show(const EditState& state);

private:
    void add(QAction*& action, QAction* made);
    void addSeparator();
    void selectKeys(std::uint32_t first, std::uint32_t last, bool ofSelected);
    void selectColumn();
    void selectUnregistered();
    void invert();

    MainWindow& m_window;
    QList<QAction*> m_actions;
    QAction* m_allKeys = nullptr;
    QAction* m_column = nullptr;
    QAction* m_row = nullptr;
    QAction* m_onwards = nullptr;
    QAction* m_range = nullptr;
    QAction* m_bones = nullptr;
    QAction* m_unregistered = nullptr;
    QAction* m_invert = nullptr;
    QAction* m_none = nullptr;
};

} // namespace odori
