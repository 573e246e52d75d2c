// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/select_range_dialog.h"

#include "libmmd/scene/selecting.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/edits/edit_dialog.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

namespace odori {

SelectRangeDialog::SelectRangeDialog(
    Document& document, EditRows rows, const mmd::FrameSpan& span, Choice& choice, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_choice(choice)
    , m_before(document.selection())
    , m_first(frameField(span.first, tr("First frame")))
    , m_last(frameField(span.last, tr("Last frame")))
    , m_rows(new RowBox(std::move(rows), choice.rows))
    , m_adds(new QCheckBox(tr("&Add to the selection")))
    , m_summary(new QLabel)
{
    setWindowTitle(tr("Select a Range"));
    m_adds->setChecked(choice.adds);
    createLayout();
    for (QSpinBox* field : {m_first, m_last})
        connect(field, &QSpinBox::valueChanged, this, &SelectRangeDialog::select);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &SelectRangeDialog::select);
    connect(m_adds, &QCheckBox::toggled, this, &SelectRangeDialog::select);
    select();
    m_first->setFocus();
    m_first->selectAll();
}

void SelectRangeDialog::createLayout()
{
    auto* form = new QFormLayout;
    form->setVerticalSpacing(4);
    form->setHorizontalSpacing(10);
    addPair(*form, tr("&Frames"), m_first, tr("to"), m_last);
    form->addRow(tr("&Rows"), m_rows);
    form->addRow(QString(), m_adds);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Select"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

void SelectRangeDialog::select()
{
    const mmd::Motion* motion = mmd::findMotion(m_document.scene(), m_document.scene().active);
    if (!motion)
        return;
    mmd::Selection range =
        mmd::keysBetween(*motion, m_rows->tracks(), frameOf(m_first), frameOf(m_last));
    const auto keys = int(range.keyCount());
    const auto tracks = int(range.keys.size());
    m_summary->setText(
        tr("%1 · %2", "as in: 12 keys · 3 tracks")
            .arg(tr("%n key(s)", nullptr, keys), tr("%n track(s)", nullptr, tracks)));
    m_document.select(mmd::chosen(m_before, std::move(range),
        m_adds->isChecked() ? mmd::Choosing::Add : mmd::Choosing::Replace));
}

void SelectRangeDialog::done(int result)
{
    if (result == Accepted)
        m_choice = {m_rows->scope(), m_adds->isChecked()};
    else
        m_document.select(m_before);
    QDialog::done(result);
}

void SelectRangeDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    moveAside(*this);
}

} // namespace odori
