// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QDialog>

class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace odori {

/// Moves a dialog that is about to show to the right side of its window, so that the figure and the
/// dope sheet, which show what it does, stay in sight.
void placeAside(QDialog& dialog);

/// A dialog over one edit. While it is open the document shows what it would do (a gesture);
/// accepting makes that one undo step, cancelling or closing drops it.
class EditDialog : public QDialog {
    Q_OBJECT
public:
    ~EditDialog() override;

public slots:
    void accept() override;
    void done(int result) override;

protected:
    EditDialog(Document& document, const QString& title, QWidget* parent);

    /// What the fields say, done to the scene and the selection as they were before.
    [[nodiscard]] virtual mmd::ScenePatch patch(const mmd::EditTarget& target) const = 0;
    [[nodiscard]] virtual QString undoText() const = 0;
    /// One line under the fields about what would happen.
    [[nodiscard]] virtual QString summary() const = 0;

    /// Where a subclass puts its fields.
    [[nodiscard]] QFormLayout& form() { return *m_form; }
    /// Once the fields are there: the summary and the buttons, `acceptText` on the one that
    /// applies, and the first preview.
    void finish(const QString& acceptText);
    /// A button at the left of the others.
    void addResetButton(QPushButton* button);
    [[nodiscard]] Document& document() const { return m_document; }
    void showEvent(QShowEvent* event) override;

protected slots:
    /// The fields changed.
    void preview();

private:
    Document& m_document;
    QFormLayout* m_form;
    QLabel* m_summary = nullptr;
    QPushButton* m_reset = nullptr;
    bool m_isReady = false;
};

} // namespace odori
