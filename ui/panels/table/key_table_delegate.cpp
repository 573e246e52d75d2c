// SPDX-License-Identifier: MIT
#include "ui/panels/table/key_table_delegate.h"

#include "ui/document/models/key_table_model.h"
#include "ui/fields/number_selecting.h"

#include <QtWidgets/QLineEdit>

namespace odori {

KeyTableDelegate::KeyTableDelegate(const Document& document, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_document(document)
{
}

QWidget* KeyTableDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    selectWholeNumbers(*editor);
    editor->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    editor->setStyleSheet(QStringLiteral("border-radius: 0; padding: 0 2px;"));
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void KeyTableDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* field = qobject_cast<QLineEdit*>(editor);
    if (!field || field->isModified())
        return;
    const QVariant cell = index.data(Qt::EditRole);
    field->setText(cell.typeId() == QMetaType::Float
                       ? QString::number(double(cell.toFloat()), 'g', 7)
                       : textOfCell(cell));
}

void KeyTableDelegate::setModelData(
    QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const auto* field = qobject_cast<QLineEdit*>(editor);
    if (field && field->isModified())
        model->setData(index, field->text(), Qt::EditRole);
}

void KeyTableDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto* model = qobject_cast<const KeyTableModel*>(index.model());
    if (model &&
        m_document.selection().hasKey(model->trackAt(index.row()), model->frameAt(index.row())))
        option->state |= QStyle::State_Selected;
    if (isSwitch(KeyColumn(index.column())))
        option->displayAlignment = Qt::AlignCenter;
}

} // namespace odori
