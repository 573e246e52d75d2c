// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QDialog>

class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace odori {

/// Moves a dialog, before it is shown, to the right side of its window, so that the figure and the
/// dope sheet stay visible.
void moveAside(QDialog& dialog);

/// A dialog over one edit. While it is open the document shows a preview (a gesture); accepting
/// makes it one undo step, cancelling or closing drops it.
class EditDialog : public QDialog {
    Q_OBJECT
public:
    ~EditDialog() override;

public slots:
    void accept() override;
    void done(int result) override;

protected:
    EditDialog(Document& document, const QString& title, QWidget* parent);

    /// The edit for the values of the fields. `target` has the scene and the selection before the
    /// dialog.
    [[nodiscard]] virtual mmd::ScenePatch patch(const mmd::EditTarget& target) const = 0;
    [[nodiscard]] virtual QString undoText() const = 0;
    /// One line under the fields about the result of the edit.
    [[nodiscard]] virtual QString summary() const = 0;

    /// The layout for a subclass's fields.
    [[nodiscard]] QFormLayout& form() { return *m_form; }
    /// Call it after the fields are created: adds the summary and the buttons and shows the first
    /// preview. `acceptText` is the text of the button that applies the edit.
    void finish(const QString& acceptText);
    /// Adds a button at the left of the others.
    void addResetButton(QPushButton* button);
    [[nodiscard]] Document& document() const { return m_document; }
    void showEvent(QShowEvent* event) override;

protected slots:
    /// Call it when the fields have changed.
    void preview();

private:
    Document& m_document;
    QFormLayout* m_form;
    QLabel* m_summary = nullptr;
    QPushButton* m_reset = nullptr;
    bool m_isReady = false;
};

} // namespace odori
