// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/set_name_dialog.h"

#include "libmmd/scene/edits/scene/list_edits.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <utility>

namespace odori {

SetNameDialog::SetNameDialog(Task task, const QString& name, QStringList others, QWidget* parent)
    : QDialog(parent)
    , m_task(task)
    , m_others(std::move(others))
    , m_name(new QLineEdit(name, this))
    , m_note(new QLabel(this))
{
    setWindowTitle(task == Task::Save ? tr("Save Bone Set") : tr("Rename Bone Set"));
    m_name->setObjectName(QStringLiteral("setName"));
    m_name->setMinimumWidth(260);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &SetNameDialog::check);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Name"), m_name);
    form->addRow(QString(), m_note);
    form->addRow(buttons);
    check();
    m_name->selectAll();
}

QString SetNameDialog::name() const
{
    return m_name->text().trimmed();
}

void SetNameDialog::check()
{
    const QString now = name();
    const bool isTooLong = std::size_t(now.toUtf8().size()) > mmd::longestSetName;
    const bool isTaken = m_others.contains(now);
    m_note->setText(isTooLong              ? tr("The name is too long.")
                    : !isTaken             ? QString()
                    : m_task == Task::Save ? tr("The set of this name will be replaced.")
                                           : tr("Another set has this name."));
    m_accept->setText(m_task == Task::Rename ? tr("Rename") : isTaken ? tr("Replace") : tr("Save"));
    m_accept->setEnabled(!now.isEmpty() && !isTooLong && (m_task == Task::Save || !isTaken));
}

} // namespace odori
