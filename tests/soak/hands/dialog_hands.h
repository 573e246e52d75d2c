// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/hands/plan.h"

class QDialog;
class QMenu;

namespace odori::soak {

/// Random input for an open menu, list or dialog.
class DialogHands {
public:
    /// `files`: paths that file dialogs get, relative to the scratch folder.
    DialogHands(Program& program, Random& random, QList<QString> files)
        : m_program(program)
        , m_random(random)
        , m_files(std::move(files))
    {
    }

    /// Menus do not offer the commands with these ids.
    void forbid(const QList<QString>& ids) { m_forbidden = ids; }
    /// Adds some input to `plan` if a menu, a list or a dialog is open.
    [[nodiscard]] bool plan(Plan& plan);

private:
    void planPopup(QWidget& popup, Plan& plan);
    void planMenu(QMenu& menu, Plan& plan);
    void planFileDialog(QWidget& dialog, Plan& plan);
    void planDialog(QWidget& dialog, Plan& plan);
    void planField(QWidget& field, Plan& plan);
    [[nodiscard]] bool isForbidden(const QAction& action) const;

    Program& m_program;
    Random& m_random;
    QList<QString> m_files, m_forbidden;
    QString m_last;  ///< the window of the last call
    int m_count = 0; ///< calls for that window: a dialog is not used for ever
};

/// Whether a random click on this widget does something, and nothing outside the editor.
[[nodiscard]] bool isForHands(const QWidget& widget);

} // namespace odori::soak
