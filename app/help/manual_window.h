// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

class QTextBrowser;

namespace odori {

/// Shows the bundled manual. Esc closes it, and it keeps its page while it is closed.
class ManualWindow : public QDialog {
    Q_OBJECT
public:
    explicit ManualWindow(QWidget* parent);

    /// Shows a page ("panels/morphs"), or a sentence if the manual is missing.
    void showPage(const QString& page);
    /// The page that is shown, without a folder of the disk: "panels/morphs".
    [[nodiscard]] QString page() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QTextBrowser* m_text;
};

/// Opens the page about `widget` in the manual's window: one for each window, because a dialog
/// gets all input.
void showManual(QWidget* widget);

} // namespace odori
