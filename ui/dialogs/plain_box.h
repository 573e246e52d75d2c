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

    /// Whether `path` may be written: no file has this name, or the user wants to overwrite it.
    /// Waits for the answer. `question` is another question than the usual one; its %1 becomes the
    /// name of the file.
    [[nodiscard]] static bool mayOverwrite(
        QWidget* window, const QString& title, const QString& path, const QString& question = {});

    /// Asks without waiting; `then` gets the answer.
    static void askThen(
        QWidget* window, const Ask& question, std::function<void(StandardButton)> then);

protected:
    void showEvent(QShowEvent* event) override;
};

} // namespace odori
