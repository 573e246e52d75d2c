// SPDX-License-Identifier: MIT
#include "ui/dialogs/terms_dialog.h"

#include "ui/dialogs/window_fit.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr QSize usualSize(480, 340);

QPlainTextEdit* textField(const ModelText& model, QWidget* parent)
{
    auto* field = new QPlainTextEdit(model.text, parent);
    field->setReadOnly(true);
    field->setTabChangesFocus(true);
    field->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    field->setAccessibleName(TermsDialog::tr("Text by the author of %1").arg(model.name));
    return field;
}

} // namespace

TermsDialog::TermsDialog(const QList<ModelText>& models, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("termsDialog"));
    setWindowTitle(tr("Terms of Use"));
    auto* layout = new QVBoxLayout(this);
    auto* title = new QLabel;
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    title->setText(models.size() == 1 ? tr("The author of %1 wrote:").arg(models.front().name)
                                      : tr("The authors of the models wrote:"));
    layout->addWidget(title);
    if (models.size() == 1) {
        layout->addWidget(textField(models.front(), this), 1);
    } else {
        auto* tabs = new QTabWidget;
        for (const ModelText& model : models) // escapes "&", which would be an access key
            tabs->addTab(
                textField(model, tabs), QString(model.name).replace(u'&', QStringLiteral("&&")));
        layout->addWidget(tabs, 1);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Ok)->setFocus();
    resize(grownSize(*this, usualSize));
}

} // namespace odori
