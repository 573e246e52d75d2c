// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QFrame>

class QLineEdit;
class QListView;

namespace odori {

class Commands;
class ElidedLabel;
class PaletteModel;
struct Command;

/// Finds every command by a few letters of its name; it is shown over the window. It closes and
/// restores the focus before the command runs, so that commands for the focused editor work. A
/// click outside closes it too.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    /// Both must outlive the palette.
    CommandPalette(Commands& commands, QWidget& window);

    /// Opens it, or closes it if it is open.
    void toggle();

    [[nodiscard]] QLineEdit& field() { return *m_field; }
    [[nodiscard]] QListView& list() { return *m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void close(bool givesFocusBack);
    void arrange();
    void applyTheme();
    bool press(int key);
    void moveBy(int rows);
    void showHelp();
    void runCurrent();
    void remember(const Command& command);

    Commands& m_commands;
    QWidget& m_window;
    PaletteModel* m_model;
    QLineEdit* m_field;
    QListView* m_list;
    ElidedLabel* m_help;
    int m_rowHeight = 1;        ///< pixels
    QPointer<QWidget> m_before; ///< had the focus before
};

} // namespace odori
