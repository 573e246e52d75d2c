// SPDX-License-Identifier: MIT
#include "ui/poses/pose_list_model.h"

#include "ui/messages/shown_name.h"
#include "ui/poses/pose_pictures.h"

#include <algorithm>
#include <utility>

namespace odori {

PoseListModel::PoseListModel(const PoseFolder& folder, PosePictures& pictures, QObject* parent)
    : QAbstractListModel(parent)
    , m_folder(folder)
    , m_pictures(pictures)
{
    connect(&folder, &PoseFolder::changed, this, &PoseListModel::filter);
    connect(&pictures, &PosePictures::changed, this, &PoseListModel::showPicture);
    filter();
}

void PoseListModel::setSearch(const QString& text)
{
    m_search.setText(text);
    filter();
}

void PoseListModel::filter()
{
    QList<PoseFile> rows;
    for (const PoseFile& file : m_folder.files())
        if (m_search.finds(file.name))
            rows.append(file);
    if (rows == m_rows)
        return;
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
            [](const PoseFile& a, const PoseFile& b) { return a.path == b.path; })) {
        m_rows = std::move(rows); // a reset would close the field of a name that is typed
        showPicture({});
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void PoseListModel::showPicture(const QString& path)
{
    if (path.isEmpty()) {
        if (!m_rows.isEmpty())
            emit dataChanged(index(0), index(int(m_rows.size()) - 1));
    } else if (const QModelIndex row = indexOf(path); row.isValid()) {
        emit dataChanged(row, row);
    }
}

QModelIndex PoseListModel::indexOf(const QString& path) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const PoseFile& file) { return file.path == path; });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()));
}

int PoseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PoseListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PoseFile& file = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return file.name;
    case PathRole:
        return file.path;
    case Qt::DecorationRole: {
        const PoseCard* card = m_pictures.card(file);
        return card && !card->picture.isNull() ? QVariant(card->picture) : QVariant();
    }
    case ProblemRole: {
        const PoseCard* card = m_pictures.card(file);
        return card ? card->problem : QString();
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        const PoseCard* card = m_pictures.card(file);
        const QString text = card && !card->problem.isEmpty() ? card->problem : file.name;
        return role == Qt::ToolTipRole ? plainToolTip(text) : text;
    }
    default:
        return {};
    }
}

Qt::ItemFlags PoseListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return QAbstractListModel::flags(index);
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

bool PoseListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !index.isValid() || name == m_rows[index.row()].name)
        return false;
    emit renamed(m_rows[index.row()].path, name);
    return false; // the folder will be listed again
}

} // namespace odori
