// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QMessageBox>

#include <functional>

namespace odori {

/// A message box that shows its texts as they are. Qt takes a text for HTML if it looks like it,
/// and names of files and models may: every question of the editor is one of these.
class PlainBox : public QMessageBox {
public:
    using QMessageBox::QMessageBox;

    struct Ask {
        Icon icon;
        QString title, text;
        StandardButtons buttons;
        StandardButton safe; ///< the default button, and what closing the box means
    };
    /// Asks and waits.
    [[nodiscard]] static StandardButton ask(QWidget* window, const Ask& question);

    /// Asks and goes on; `then` gets the answer.
    static void askThen(
        QWidget* window, const Ask& question, std::function<void(StandardButton)> then);

protected:
    void showEvent(QShowEvent* event) override;
};

} // namespace odori
