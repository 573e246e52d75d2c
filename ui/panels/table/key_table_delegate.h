// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace odori {

class Document;

/// Cells of the keyframe table: drawn as selected if the key is selected in the document, edited as
/// text. If no text was typed, the cell is not written.
class KeyTableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit KeyTableDelegate(const Document& document, QObject* parent = nullptr);

    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(
        QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    const Document& m_document;
};

} // namespace odori
