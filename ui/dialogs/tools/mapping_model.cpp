// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/mapping_model.h"

#include "ui/messages/shown_name.h"

#include <QtCore/QSet>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <map>
#include <set>

namespace odori {

MappingModel::MappingModel(std::shared_ptr<const mmd::Model> model, QObject* parent)
    : QAbstractTableModel(parent)
{
    for (const mmd::pmx::Bone& bone : model->data.bones)
        m_bones += QString::fromStdString(bone.name.utf8);
}

QStringList MappingModel::useTexts()
{
    return {tr("place and rotation"), tr("rotation"), tr("place of the hips")};
}

void MappingModel::setMapping(
    const mmd::SkeletonAnimation& animation, const mmd::BoneMapping& mapping)
{
    beginResetModel();
    m_rows = mapping.pairs;
    m_joints.clear();
    for (const mmd::AnimationJoint& joint : animation.joints)
        m_joints.insert(joint.name);
    std::set<std::string> known;
    for (const mmd::BonePair& pair : m_rows)
        known.insert(pair.joint);
    const auto add = [&](const std::string& name) {
        if (!name.empty() && known.insert(name).second)
            m_rows.push_back({name, {}, mmd::JointUse::Rotation});
    };
    for (const std::size_t joint : mmd::movingJoints(animation))
        add(animation.joints[joint].name);
    for (const mmd::AnimationJoint& joint : animation.joints)
        add(joint.name);
    endResetModel();
}

mmd::BoneMapping MappingModel::mapping() const
{
    mmd::BoneMapping mapping;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(mapping.pairs),
        [](const mmd::BonePair& pair) { return !pair.bone.empty(); });
    return mapping;
}

QString MappingModel::problem() const
{
    const QSet<QString> bones(m_bones.begin(), m_bones.end());
    std::map<std::string, std::string> joints; // by their bones; of several, the first one counts
    for (const mmd::BonePair& pair : m_rows) {
        if (pair.bone.empty() || m_joints.count(pair.joint) == 0)
            continue;
        const QString bone = QString::fromStdString(pair.bone);
        const QString joint = shownName(pair.joint, longestInSentence);
        if (!bones.contains(bone))
            return tr("The model has no bone %1, so the joint %2 is ignored.")
                .arg(shownName(bone, longestInSentence), joint);
        const auto [first, isNew] = joints.emplace(pair.bone, pair.joint);
        if (!isNew)
            return tr("The bone %1 follows the joint %2, so the joint %3 is ignored.")
                .arg(shownName(bone, longestInSentence),
                    shownName(first->second, longestInSentence), joint);
    }
    return {};
}

int MappingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int MappingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MappingModel::data(const QModelIndex& index, int role) const
{
    const mmd::BonePair& pair = m_rows[std::size_t(index.row())];
    if (role == Qt::ToolTipRole && index.column() != Joint)
        return tr("A double click changes it.");
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case Joint:
        return shownName(pair.joint, longestInSentence);
    case Bone:
        return role == Qt::DisplayRole && pair.bone.empty() ? QStringLiteral("–")
                                                            : QString::fromStdString(pair.bone);
    default:
        return role == Qt::EditRole ? QVariant(int(pair.use))
               : pair.bone.empty()  ? QVariant()
                                    : QVariant(useTexts()[int(pair.use)]);
    }
}

bool MappingModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole)
        return false;
    mmd::BonePair& pair = m_rows[std::size_t(index.row())];
    const mmd::BonePair before = pair;
    if (index.column() == Bone) {
        const QString name = value.toString().trimmed();
        if (!name.isEmpty() && name != QStringLiteral("–") && !m_bones.contains(name)) {
            emit refused(tr("The model has no bone %1; the mapping is unchanged.")
                             .arg(shownName(name, longestInSentence)));
            return false;
        }
        pair.bone = name == QStringLiteral("–") ? std::string() : name.toStdString();
    } else if (index.column() == Use) {
        pair.use = mmd::JointUse(std::clamp(value.toInt(), 0, 2));
    }
    if (pair == before)
        return false;
    emit dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    emit edited();
    return true;
}

QVariant MappingModel::headerData(int section, Qt::Orientation way, int role) const
{
    if (way != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Joint ? tr("Joint of the file") : section == Bone ? tr("Bone") : tr("Takes");
}

Qt::ItemFlags MappingModel::flags(const QModelIndex& index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return index.column() == Joint ? flags : flags | Qt::ItemIsEditable;
}

QWidget* MappingDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const MappingModel*>(index.model());
    auto* box = new QComboBox(parent);
    if (index.column() == MappingModel::Use) {
        box->addItems(MappingModel::useTexts());
        return box;
    }
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItem(QStringLiteral("–"));
    box->addItems(model->bones());
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    // Enter in the list of completions does not reach the delegate.
    connect(box->lineEdit(), &QLineEdit::returnPressed, this, &MappingDelegate::commitAndClose);
    return box;
}

void MappingDelegate::commitAndClose()
{
    auto* box = qobject_cast<QWidget*>(sender()->parent());
    emit commitData(box);
    emit closeEditor(box);
}

/// Enter ends the editor and does no more: the box would hand it on to the dialog, which would be
/// applied and closed.
bool MappingDelegate::eventFilter(QObject* editor, QEvent* event)
{
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    auto* box = qobject_cast<QComboBox*>(editor);
    if (!box || !key || (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter))
        return QStyledItemDelegate::eventFilter(editor, event);
    emit commitData(box);
    emit closeEditor(box);
    return true;
}

void MappingDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = static_cast<QComboBox*>(editor);
    if (index.column() == MappingModel::Use)
        box->setCurrentIndex(index.data(Qt::EditRole).toInt());
    else
        box->setCurrentIndex(std::max(0, box->findText(index.data(Qt::EditRole).toString())));
    if (box->lineEdit())
        box->lineEdit()->selectAll(); // so that typing replaces it
}

void MappingDelegate::setModelData(
    QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const auto* box = static_cast<QComboBox*>(editor);
    if (index.column() == MappingModel::Use)
        model->setData(index, box->currentIndex(), Qt::EditRole);
    else
        model->setData(index, box->currentText(), Qt::EditRole);
}

} // namespace odori
