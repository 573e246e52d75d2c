// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QMessageBox>

#include <functional>

namespace odori {

/// A message box for plain text. Qt shows a text that looks like HTML as HTML, and names of files
/// and models can look like HTML. So every question of the editor uses this class.
/// Alt and a letter presses each button.
class PlainBox : public QMessageBox {
public:
    using QMessageBox::QMessageBox;

    struct Ask {
        Icon icon;
        QString title, text;
        StandardButtons buttons;
        StandardButton safe; ///< the default button, also the answer if the box is closed
    };
    /// Asks and waits for the answer.
    [[nodiscard]] static StandardButton ask(QWidget* window, const Ask& question);

    /// Asks before a file is overwritten, and waits; whether the user wants that. `question` names
    /// the file.
    [[nodiscard]] static bool mayOverwrite(
        QWidget* window, const QString& title, const QString& question);

    /// Asks without waiting; `then` gets the answer.
    static void askThen(
        QWidget* window, const Ask& question, std::function<void(StandardButton)> then);

protected:
    void showEvent(QShowEvent* event) override;
};

} // namespace odori
