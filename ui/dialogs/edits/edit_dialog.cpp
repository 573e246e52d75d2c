// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/edit_dialog.h"

#include "ui/dialogs/window_fit.h"

#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr int summaryWidth = 18; ///< in font heights: narrower ones break the sentence badly

} // namespace

void moveAside(QDialog& dialog)
{
    const QWidget* parent = dialog.parentWidget();
    if (!parent)
        return;
    const QRect window = parent->window()->frameGeometry();
    const QSize size = dialog.sizeHint().expandedTo(dialog.size());
    const QWindow* handle = parent->window()->windowHandle();
    const QSize whole = size.grownBy(handle ? handle->frameMargins() : QMargins());
    const QRect aside(QPoint(window.right() - whole.width() - 24, window.top() + 96), whole);
    dialog.move(fittedGeometry(aside, {}, parent->screen()->availableGeometry(), whole).topLeft());
}

EditDialog::EditDialog(Document& document, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_form(new QFormLayout)
{
    setWindowTitle(title);
    m_form->setVerticalSpacing(4);
    m_form->setHorizontalSpacing(10);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_document.beginGesture();
}

EditDialog::~EditDialog()
{
    if (m_isReady)
        m_document.cancelGesture();
}

void EditDialog::addResetButton(QPushButton* button)
{
    m_reset = button;
    m_reset->setAutoDefault(false);
}

void EditDialog::finish(const QString& acceptText)
{
    m_summary = new QLabel;
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(m_summary->fontMetrics().height() * summaryWidth);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(this); // setDefault() needs this parent
    QPushButton* apply = buttons->addButton(acceptText, QDialogButtonBox::AcceptRole);
    apply->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    if (m_reset)
        buttons->addButton(m_reset, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &EditDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addLayout(m_form);
    layout->addWidget(m_summary);
    layout->addStretch(1);
    layout->addWidget(buttons);
    m_isReady = true;
    preview();
}

void EditDialog::preview()
{
    if (!m_isReady)
        return;
    // Something else may have ended the gesture, such as opening a file. Then a new one starts.
    if (!m_document.isGestureRunning())
        m_document.beginGesture();
    m_document.updateGesture(patch(m_document.gestureTarget()));
    m_summary->setText(summary());
    growForTexts(*this);
}

void EditDialog::accept()
{
    preview();
    m_document.endGesture(undoText());
    QDialog::accept();
}

void EditDialog::done(int result)
{
    if (result != Accepted)
        m_document.cancelGesture();
    m_isReady = false;
    QDialog::done(result);
}

void EditDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    moveAside(*this);
}

} // namespace odori
