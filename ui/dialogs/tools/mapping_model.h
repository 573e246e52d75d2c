// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/bone_mapping.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QStringList>
#include <QtWidgets/QStyledItemDelegate>

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace odori {

/// Which joint of a file moves which bone: a row for each pair, then one for each moving joint
/// without a bone. The bone and what it takes can be edited.
class MappingModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Joint, Bone, Use, ColumnCount };

    explicit MappingModel(std::shared_ptr<const mmd::Model> model, QObject* parent = nullptr);

    void setMapping(const mmd::SkeletonAnimation& animation, const mmd::BoneMapping& mapping);
    [[nodiscard]] mmd::BoneMapping mapping() const;
    /// A sentence about the first pair that moves nothing, because the model lacks its bone or
    /// another pair has it; empty if there is none.
    [[nodiscard]] QString problem() const;
    /// The names of the model's bones, without those that no joint can move.
    [[nodiscard]] const QStringList& bones() const { return m_bones; }
    /// The texts of the column Use, in the order of mmd::JointUse.
    [[nodiscard]] static QStringList useTexts();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation way, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed a pair.
    void edited();
    /// A pair was not changed; `reason` is a sentence.
    void refused(const QString& reason);

private:
    QStringList m_bones;
    std::set<std::string> m_joints;    ///< of the file
    std::vector<mmd::BonePair> m_rows; ///< with empty bones
};

/// Edits a bone and its use by lists; a bone can be typed, too.
class MappingDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(
        QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* editor, QEvent* event) override;

private:
    void commitAndClose();
};

} // namespace odori
