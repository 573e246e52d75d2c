// SPDX-License-Identifier: MIT
#include "ui/document/models/dope_rows_model.h"

#include "libmmd/scene/parents/track_parents.h"
#include "libmmd/text/cp932.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/track_names.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace odori {
namespace {

const mmd::Motion& motionOf(const mmd::Scene& scene)
{
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    return motion ? *motion : scene.camera;
}

} // namespace

/// Creates the rows of a scene, from top to bottom.
class DopeRowsModel::Maker {
public:
    explicit Maker(const mmd::Scene& scene)
        : m_scene(scene)
        , m_actor(mmd::activeActor(scene))
        , m_model(m_actor ? m_actor->model.get() : nullptr)
        , m_motion(motionOf(scene))
    {
    }

    std::vector<Row> make()
    {
        using enum mmd::TrackKind;
        for (const mmd::TrackKind kind : {ShowIk, Camera, Light, Shadow})
            if ((kind == ShowIk) == (m_actor != nullptr))
                add(nameOf({kind, {}}), {kind, {}}, -1);
        if (m_model)
            for (const auto& frame : m_model->data.displayFrames)
                addDisplayFrame(frame);
        addRest();
        return std::move(m_rows);
    }

private:
    int addGroup(const QString& name)
    {
        Row row;
        row.name = name;
        row.isGroup = true;
        m_rows.push_back(std::move(row));
        return int(m_rows.size()) - 1;
    }

    void add(const QString& name, const mmd::TrackId& track, int parent, bool isFixed = true)
    {
        if (!m_added.insert(track).second)
            return; // several bones may share a track
        Row row;
        row.name = name;
        row.names = namesOf(name, track);
        row.track = track;
        row.parent = parent;
        row.isFixed = isFixed;
        m_rows.push_back(std::move(row));
    }

    /// The shown name, and the names in the model of everything that the track moves.
    QString namesOf(const QString& name, const mmd::TrackId& track) const
    {
        QString names = name;
        const auto addNames = [&names](const auto& named) {
            names += u'\n' + shownName(named.name.utf8) + u'\n' + shownName(named.nameEnglish.utf8);
        };
        if (m_model && track.kind == mmd::TrackKind::Bone)
            for (const int bone : m_model->bonesOfTrack(track.name))
                addNames(m_model->data.bones[std::size_t(bone)]);
        if (m_model && track.kind == mmd::TrackKind::Morph)
            for (const int morph : m_model->morphsOfTrack(track.name))
                addNames(m_model->data.morphs[std::size_t(morph)]);
        return names;
    }

    void addDisplayFrame(const mmd::pmx::DisplayFrame& frame)
    {
        const int group = addGroup(shownName(frame.name.utf8));
        for (const auto& item : frame.items) {
            if (item.index < 0)
                continue;
            const auto at = std::size_t(item.index);
            const auto& name =
                item.isMorph ? m_model->data.morphs[at].name : m_model->data.bones[at].name;
            add(shownName(name.utf8),
                item.isMorph ? m_model->morphTrack(item.index) : m_model->boneTrack(item.index),
                group);
        }
        if (m_rows.back().isGroup)
            m_rows.pop_back(); // do not show an empty group
    }

    bool isOfModel(const mmd::TrackId& track) const
    {
        if (!m_model || track.kind > mmd::TrackKind::Morph)
            return true;
        return !(track.kind == mmd::TrackKind::Bone ? m_model->bonesOfTrack(track.name)
                                                    : m_model->morphsOfTrack(track.name))
                    .empty();
    }

    /// Tracks with keys, drafts or outside parents that have no row yet.
    void addRest()
    {
        std::vector<mmd::TrackId> tracks = mmd::trackIds(m_motion);
        for (mmd::TrackId& track : mmd::tracksWithParents(m_scene, m_scene.active))
            tracks.push_back(std::move(track));
        for (const mmd::Draft& draft : mmd::draftsOf(m_scene, m_scene.active))
            tracks.push_back(draft.track);
        std::sort(tracks.begin(), tracks.end()); // registering a draft must not move its row
        std::erase_if(tracks, [&](const auto& track) { return m_added.count(track) > 0; });
        const auto unmatched = std::stable_partition(
            tracks.begin(), tracks.end(), [&](const auto& track) { return isOfModel(track); });
        addRest(m_model ? tr("Other") : tr("Tracks"), {tracks.begin(), unmatched});
        const std::size_t known = m_rows.size();
        addRest(tr("Not in this model"), {unmatched, tracks.end()});
        for (std::size_t row = known; row < m_rows.size(); ++row)
            m_rows[row].isUnmatched = true;
    }

    void addRest(const QString& name, std::span<const mmd::TrackId> tracks)
    {
        if (tracks.empty())
            return;
        const int group = addGroup(name);
        for (const mmd::TrackId& track : tracks)
            add(nameOf(track), track, group, false);
    }

    const mmd::Scene& m_scene;
    const mmd::Actor* m_actor;
    const mmd::Model* m_model;
    const mmd::Motion& m_motion;
    std::vector<Row> m_rows;
    std::set<mmd::TrackId> m_added;
};

QString DopeRowsModel::nameOf(const mmd::TrackId& track)
{
    const QString label = labelOf(track.kind);
    return label.isEmpty() ? shownName(mmd::decodeCp932(track.name)) : label;
}

DopeRowsModel::DopeRowsModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    reset();
    connect(&document, &Document::changed, this, &DopeRowsModel::updateFrom);
}

void DopeRowsModel::reset()
{
    m_rows = Maker(m_document.scene()).make();
    updateParents();
    m_top.clear();
    m_byTrack.clear();
    for (int at = 0; at < int(m_rows.size()); ++at) {
        Row& row = m_rows[std::size_t(at)];
        auto& siblings = row.parent < 0 ? m_top : m_rows[std::size_t(row.parent)].children;
        row.position = int(siblings.size());
        siblings.push_back(at);
        if (!row.isGroup)
            m_byTrack.push_back(at);
    }
    std::sort(m_byTrack.begin(), m_byTrack.end(), [this](int a, int b) {
        return m_rows[std::size_t(a)].track < m_rows[std::size_t(b)].track;
    });
}

int DopeRowsModel::rowOfTrack(const mmd::TrackId& track) const
{
    const auto at = std::lower_bound(
        m_byTrack.begin(), m_byTrack.end(), track, [this](int row, const mmd::TrackId& wanted) {
            return m_rows[std::size_t(row)].track < wanted;
        });
    return at != m_byTrack.end() && m_rows[std::size_t(*at)].track == track ? *at : -1;
}

bool DopeRowsModel::isRowOutdated(const mmd::TrackId& track) const
{
    const int row = rowOfTrack(track);
    if (row >= 0 && m_rows[std::size_t(row)].isFixed)
        return false;
    const mmd::Scene& scene = m_document.scene();
    const bool wanted = !mmd::framesOf(motionOf(scene), track).empty() ||
                        mmd::hasDraft(mmd::draftsOf(scene, scene.active), track) ||
                        std::binary_search(m_withParents.begin(), m_withParents.end(), track);
    return wanted != (row >= 0);
}

std::vector<mmd::TrackId> DopeRowsModel::updateParents()
{
    const mmd::Scene& scene = m_document.scene();
    const auto before = std::exchange(m_withParents, mmd::tracksWithParents(scene, scene.active));
    std::vector<mmd::TrackId> changed;
    std::set_symmetric_difference(before.begin(), before.end(), m_withParents.begin(),
        m_withParents.end(), std::back_inserter(changed));
    return changed;
}

void DopeRowsModel::updateFrom(const Change& change)
{
    std::vector<mmd::TrackId> tracks;
    if (change.actor == m_document.scene().active)
        tracks = change.tracks;
    if (change.parents)
        for (mmd::TrackId& track : updateParents())
            tracks.push_back(std::move(track));
    if (change.actors || std::any_of(tracks.begin(), tracks.end(),
                             [this](const auto& track) { return isRowOutdated(track); })) {
        beginResetModel();
        reset();
        endResetModel();
        return;
    }
    std::vector<int> rows;
    for (const mmd::TrackId& track : tracks) {
        const int at = rowOfTrack(track);
        if (at < 0)
            continue;
        rows.push_back(at);
        if (const int group = m_rows[std::size_t(at)].parent; group >= 0)
            rows.push_back(group);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (const int row : rows)
        emit dataChanged(indexAt(row), indexAt(row), {FramesRole});
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
    case NamesRole:
        return rowOf(index).names;
    case TrackIdRole:
        return isGroup(index) ? QVariant() : QVariant::fromValue(rowOf(index).track);
    case FramesRole:
        return QVariant::fromValue(frames(index));
    default:
        return {};
    }
}

bool DopeRowsModel::isUnmatched(const QModelIndex& index) const
{
    return index.isValid() && rowOf(index).isUnmatched;
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
    const mmd::TrackId* own = track(index);
    return own ? mmd::framesOf(motionOf(m_document.scene()), *own) : RowFrames();
}

bool DopeRowsModel::hasParents(const QModelIndex& index) const
{
    const mmd::TrackId* own = track(index);
    return own && std::binary_search(m_withParents.begin(), m_withParents.end(), *own);
}

QModelIndex DopeRowsModel::indexOf(const mmd::TrackId& track) const
{
    const int row = rowOfTrack(track);
    return row < 0 ? QModelIndex() : indexAt(row);
}

} // namespace odori
