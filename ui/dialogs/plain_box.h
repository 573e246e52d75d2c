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

    /// Asks and waits. `safe` is the default button, and what closing the box means.
    [[nodiscard]] static StandardButton ask(QWidget* window, Icon icon, const QString& title,
        const QString& text, StandardButtons buttons, StandardButton safe);

    /// Asks and goes on; `then` gets the answer.
    static void askThen(QWidget* window, Icon icon, const QString& title, const QString& text,
        StandardButtons buttons, StandardButton safe, std::function<void(StandardButton)> then);

protected:
    void showEvent(QShowEvent* event) override;
};

} // namespace odori
