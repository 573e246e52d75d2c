// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

#include <functional>
#include <vector>

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace odori {

/// The settings of the program as pages, with their names at the left. It stays open beside the
/// work; every change acts at once, so there is nothing to accept.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

    /// Adds a page below the others. `name` is never translated. `reset` gives the settings of the
    /// page what they begin with; without one the dialog has no button for that. The page scrolls
    /// where it is higher than the dialog.
    void addPage(
        const QString& name, const QString& title, QWidget* page, std::function<void()> reset = {});

    /// The name of the page that shows.
    [[nodiscard]] QString page() const;
    /// Gives it the focus, if it names a field that takes it. Nothing for an unknown page.
    void showPage(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Page {
        QWidget* widget;
        std::function<void()> reset;
    };
    void applyPage(int row);

    QListWidget* m_list;
    QStackedWidget* m_stack;
    QPushButton* m_reset;
    std::vector<Page> m_pages;
};

} // namespace odori
