// SPDX-License-Identifier: MIT
#include "ui/document/dope_rows_model.h"

#include "libmmd/text/cp932.h"

#include <algorithm>
#include <set>

Q_DECLARE_METATYPE(odori::RowFrames)

namespace odori {
namespace {

const mmd::Motion& motionOf(const mmd::Scene& scene)
{
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    return motion ? *motion : scene.camera;
}

QString nameOf(const mmd::TrackId& track)
{
    return QString::fromStdString(mmd::decodeCp932(track.name));
}

} // namespace

DopeRowsModel::DopeRowsModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    reset();
    connect(&document, &Document::changed, this, &DopeRowsModel::takeChange);
}

std::vector<DopeRowsModel::Row> DopeRowsModel::makeRows() const
{
    std::vector<Row> rows;
    std::set<mmd::TrackId> placed;
    const auto add = [&](QString name, const mmd::TrackId& track, int parent, bool isGroup) {
        Row row;
        row.name = std::move(name);
        row.track = track;
        row.isGroup = isGroup;
        row.parent = parent;
        rows.push_back(std::move(row));
        return int(rows.size()) - 1;
    };
    const mmd::Scene& scene = m_document.scene();
    const mmd::Motion& motion = motionOf(scene);
    const mmd::Actor* actor = m_document.actor();
    using enum mmd::TrackKind;
    if (actor)
        add(tr("Show · IK"), {ShowIk, {}}, -1, false);
    placed.insert({ShowIk, {}});
    if (actor && actor->model) {
        for (const auto& frame : actor->model->data.displayFrames) {
            const int group = add(QString::fromStdString(frame.name.utf8), {}, -1, true);
            for (const auto& item : frame.items) {
                if (item.index < 0)
                    continue;
                const mmd::TrackId track = item.isMorph ? actor->model->morphTrack(item.index)
                                                        : actor->model->boneTrack(item.index);
                const auto& text = item.isMorph
                                       ? actor->model->data.morphs[std::size_t(item.index)].name
                                       : actor->model->data.bones[std::size_t(item.index)].name;
                if (placed.insert(track).second)
                    add(QString::fromStdString(text.utf8), track, group, false);
            }
            if (rows.back().isGroup)
                rows.pop_back(); // an empty group says nothing
        }
    }
    std::vector<mmd::TrackId> others;
    std::vector<mmd::TrackId> strangers;
    for (const mmd::TrackId& track : mmd::trackIds(motion)) {
        if (placed.count(track))
            continue;
        const bool isKnown = track.kind > Morph || !actor || !actor->model ||
                             !(track.kind == Bone ? actor->model->bonesOfTrack(track.name)
                                                  : actor->model->morphsOfTrack(track.name))
                                  .empty();
        (isKnown ? others : strangers).push_back(track);
    }
    const auto addGroup = [&](const QString& name, const std::vector<mmd::TrackId>& tracks) {
        if (tracks.empty())
            return;
        const int group = add(name, {}, -1, true);
        for (const mmd::TrackId& track : tracks) {
            const QString own = track.kind == Camera   ? tr("Camera")
                                : track.kind == Light  ? tr("Light")
                                : track.kind == Shadow ? tr("Self-shadow")
                                                       : nameOf(track);
            add(own, track, group, false);
        }
    };
    addGroup(actor && actor->model ? tr("Other") : tr("Tracks"), others);
    addGroup(tr("Not in this model"), strangers);
    return rows;
}

void DopeRowsModel::reset()
{
    m_rows = makeRows();
    m_top.clear();
    for (int at = 0; at < int(m_rows.size()); ++at) {
        const int parent = m_rows[std::size_t(at)].parent;
        auto& siblings = parent < 0 ? m_top : m_rows[std::size_t(parent)].children;
        m_rows[std::size_t(at)].position = int(siblings.size());
        siblings.push_back(at);
    }
}

void DopeRowsModel::takeChange(const Change& change)
{
    if (!change.actors && !change.keys && !change.drafts)
        return;
    // Rows come and go with the first and last key of a track that no display frame holds.
    if ((change.actors || change.keys) && !(makeRows() == m_rows)) {
        beginResetModel();
        reset();
        endResetModel();
        return;
    }
    for (Row& row : m_rows)
        row.isUnited = row.isUnited && !row.isGroup;
    for (const mmd::TrackId& track : change.tracks) {
        const QModelIndex at = indexOf(track);
        if (!at.isValid())
            continue;
        emit dataChanged(at, at, {FramesRole});
        if (at.parent().isValid())
            emit dataChanged(at.parent(), at.parent(), {FramesRole});
    }
}

const DopeRowsModel::Row& DopeRowsModel::rowOf(const QModelIndex& index) const
{
    return m_rows[index.internalId()];
}

QModelIndex DopeRowsModel::indexAt(int row) const
{
    return createIndex(m_rows[std::size_t(row)].position, 0, quintptr(row));
}

QModelIndex DopeRowsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    const auto& siblings = parent.isValid() ? rowOf(parent).children : m_top;
    return createIndex(row, 0, quintptr(siblings[std::size_t(row)]));
}

QModelIndex DopeRowsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || rowOf(child).parent < 0)
        return {};
    return indexAt(rowOf(child).parent);
}

int DopeRowsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return int(parent.isValid() ? rowOf(parent).children.size() : m_top.size());
}

int DopeRowsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant DopeRowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return rowOf(index).name;
    case TrackIdRole:
        return isGroup(index) ? QVariant() : QVariant::fromValue(rowOf(index).track);
    case FramesRole:
        return QVariant::fromValue(frames(index));
    default:
        return {};
    }
}

bool DopeRowsModel::isGroup(const QModelIndex& index) const
{
    return index.isValid() && rowOf(index).isGroup;
}

const mmd::TrackId* DopeRowsModel::track(const QModelIndex& index) const
{
    return index.isValid() && !rowOf(index).isGroup ? &rowOf(index).track : nullptr;
}

RowFrames DopeRowsModel::frames(const QModelIndex& index) const
{
    const mmd::Motion& motion = motionOf(m_document.scene());
    const Row& row = rowOf(index);
    if (!row.isGroup)
        return mmd::framesOf(motion, row.track);
    if (!row.isUnited) {
        row.united.clear();
        for (const int child : row.children) {
            const auto own = mmd::framesOf(motion, m_rows[std::size_t(child)].track);
            row.united.insert(row.united.end(), own.begin(), own.end());
        }
        std::sort(row.united.begin(), row.united.end());
        row.united.erase(std::unique(row.united.begin(), row.united.end()), row.united.end());
        row.isUnited = true;
    }
    return row.united;
}

QModelIndex DopeRowsModel::indexOf(const mmd::TrackId& track) const
{
    for (int at = 0; at < int(m_rows.size()); ++at)
        if (!m_rows[std::size_t(at)].isGroup && m_rows[std::size_t(at)].track == track)
            return indexAt(at);
    return {};
}

} // namespace odori
