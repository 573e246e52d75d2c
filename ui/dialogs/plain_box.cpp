// SPDX-License-Identifier: MIT
#include "ui/dialogs/plain_box.h"

#include <QtWidgets/QLabel>

#include <utility>

namespace odori {

QMessageBox::StandardButton PlainBox::ask(QWidget* window, const Ask& question)
{
    PlainBox box(question.icon, question.title, question.text, question.buttons, window);
    box.setDefaultButton(question.safe);
    return StandardButton(box.exec());
}

void PlainBox::askThen(
    QWidget* window, const Ask& question, std::function<void(StandardButton)> then)
{
    auto* box =
        new PlainBox(question.icon, question.title, question.text, question.buttons, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(question.safe);
    connect(box, &QDialog::finished, window,
        [then = std::move(then)](int answer) { then(StandardButton(answer)); });
    box->open();
}

/// Sets plain text on the labels of both texts: setTextFormat() changes only the first.
void PlainBox::showEvent(QShowEvent* event)
{
    for (QLabel* label : findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
    QMessageBox::showEvent(event);
}

} // namespace odori
