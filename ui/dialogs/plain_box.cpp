// SPDX-License-Identifier: MIT
#include "ui/dialogs/plain_box.h"

#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtGui/QKeySequence>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <utility>

namespace odori {
namespace {

QString letteredText(QMessageBox::StandardButton button)
{
    switch (button) {
    case QMessageBox::Save:
        return QCoreApplication::translate("odori::PlainBox", "&Save");
    case QMessageBox::Discard:
        return QCoreApplication::translate("odori::PlainBox", "&Discard");
    case QMessageBox::Cancel:
        return QCoreApplication::translate("odori::PlainBox", "&Cancel");
    case QMessageBox::Ok:
        return QCoreApplication::translate("odori::PlainBox", "&OK");
    default:
        return {}; // Yes and No have their letters
    }
}

/// Most of Qt's texts for buttons have no letter for Alt.
void addLetters(const QMessageBox& box)
{
    for (QAbstractButton* button : box.buttons()) {
        const QString text = letteredText(box.standardButton(button));
        if (!text.isEmpty() && QKeySequence::mnemonic(button->text()).isEmpty())
            button->setText(text);
    }
}

} // namespace

QMessageBox::StandardButton PlainBox::ask(QWidget* window, const Ask& question)
{
    PlainBox box(question.icon, question.title, question.text, question.buttons, window);
    box.setDefaultButton(question.safe);
    return StandardButton(box.exec());
}

bool PlainBox::mayOverwrite(
    QWidget* window, const QString& title, const QString& path, const QString& question)
{
    if (!QFileInfo::exists(path))
        return true;
    const QString usual =
        QCoreApplication::translate("odori::PlainBox", "%1 already exists. Overwrite it?");
    PlainBox box(Warning, title, (question.isEmpty() ? usual : question).arg(shownFileName(path)),
        Save | Cancel, window);
    box.button(Save)->setText(QCoreApplication::translate("odori::PlainBox", "&Overwrite"));
    box.setDefaultButton(Cancel);
    return box.exec() == Save;
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
    addLetters(*this);
    for (QLabel* label : findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
    QMessageBox::showEvent(event);
}

} // namespace odori
