// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/columns_dialog.h"

#include "libmmd/scene/edits/time/columns.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/marks_box.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QSpinBox>

namespace odori {

ColumnsDialog::ColumnsDialog(Document& document, Task task, Choice& choice, QWidget* parent)
    : EditDialog(
          document, task.way == Way::Insert ? tr("Insert Frames") : tr("Delete Frames"), parent)
    , m_way(task.way)
    , m_choice(choice)
    , m_frame(frameField(task.frame, tr("First frame")))
    , m_count(frameField(choice.count, tr("Number of frames")))
    , m_rows(new RowBox(std::move(task.rows), choice.rows))
    , m_marks(new MarksBox(*m_rows, choice.marks))
{
    m_count->setMinimum(1);
    form().addRow(m_way == Way::Insert ? tr("&Before frame") : tr("&From frame"), m_frame);
    form().addRow(tr("&Number of frames"), m_count);
    form().addRow(tr("&Rows"), m_rows);
    form().addRow(m_marks);
    for (QSpinBox* field : {m_frame, m_count})
        connect(field, &QSpinBox::valueChanged, this, &ColumnsDialog::preview);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ColumnsDialog::preview);
    connect(m_marks, &MarksBox::toggled, this, &ColumnsDialog::preview);
    finish(m_way == Way::Insert ? tr("Insert") : tr("Delete"));
    m_count->setFocus();
    m_count->selectAll();
}

mmd::ScenePatch ColumnsDialog::patch(const mmd::EditTarget& target) const
{
    const auto edit = m_way == Way::Insert ? mmd::insertColumns : mmd::deleteColumns;
    return edit(target, m_rows->tracks(), frameOf(m_frame), frameOf(m_count), m_marks->marks());
}

QString ColumnsDialog::undoText() const
{
    return m_way == Way::Insert ? tr("Insert Frames") : tr("Delete Frames");
}

QString ColumnsDialog::summary() const
{
    const int count = m_count->value();
    if (m_way == Way::Insert)
        return tr("Keys from frame %1 on move %n frame(s) later.", nullptr, count)
            .arg(m_frame->value());
    return count == 1
               ? tr("Keys at frame %1 are deleted; later keys move earlier.").arg(m_frame->value())
               : tr("Keys in frames %1–%2 are deleted; later keys move earlier.")
                     .arg(m_frame->value())
                     .arg(qint64(m_frame->value()) + count - 1);
}

void ColumnsDialog::accept()
{
    m_choice = {frameOf(m_count), m_rows->scope()};
    EditDialog::accept();
}

} // namespace odori
