// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace odori {

/// The settings of the program as pages, with their names at the left. It is not modal; every
/// change takes effect at once, so there is no OK button.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

    /// Adds a page below the others. `name` is the untranslated identifier. `reset` restores the
    /// defaults of the page; without it, the page has no reset button. A page that is too high
    /// scrolls.
    void addPage(
        const QString& name, const QString& title, QWidget* page, std::function<void()> reset = {});

    /// The name of the current page.
    [[nodiscard]] QString page() const;
    /// Shows the page with this name and focuses it. Does nothing for an unknown name.
    void showPage(const QString& name);

    /// Shows a problem above the buttons until the dialog is closed; empty: none.
    void say(const QString& problem);
    [[nodiscard]] QString said() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Page {
        QWidget* widget;
        std::function<void()> reset;
    };
    void applyPage(int row);

    QListWidget* m_list;
    QStackedWidget* m_stack;
    QLabel* m_problem;
    QPushButton* m_reset;
    std::vector<Page> m_pages;
};

} // namespace odori
