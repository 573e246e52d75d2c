// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QMessageBox>

namespace odori {

/// A message box that shows its texts as they are. Qt takes a text for HTML if it looks like it,
/// and names of files and models may: every question of the editor is one of these.
class PlainBox : public QMessageBox {
public:
    using QMessageBox::QMessageBox;

    /// Asks and waits. `safe` is the default button, and what closing the box means.
    [[nodiscard]] static StandardButton ask(QWidget* window, Icon icon, const QString& title,
        const QString& text, StandardButtons buttons, StandardButton safe);

protected:
    void showEvent(QShowEvent* event) override;
};

} // namespace odori
