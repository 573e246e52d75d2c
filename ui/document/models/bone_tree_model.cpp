// SPDX-License-Identifier: MIT
#include "ui/document/models/bone_tree_model.h"

#include "ui/document/document.h"
#include "ui/messages/shown_name.h"

#include <algorithm>
#include <utility>

namespace odori {
namespace {

BoneKind kindOf(const mmd::pmx::Bone& bone)
{
    using namespace mmd::pmx;
    if (bone.flags & boneFlag::ik)
        return BoneKind::Ik;
    if (bone.flags & boneFlag::fixedAxis)
        return BoneKind::FixedAxis;
    if (bone.flags & boneFlag::movable)
        return BoneKind::Move;
    return bone.flags & boneFlag::rotatable ? BoneKind::Rotate : BoneKind::Fixed;
}

bool isHidden(const mmd::pmx::Bone& bone)
{
    using namespace mmd::pmx;
    constexpr auto shown = boneFlag::visible | boneFlag::operable;
    return (bone.flags & shown) != shown;
}

QString kindText(BoneKind kind)
{
    switch (kind) {
    case BoneKind::Ik:
        return BoneTreeModel::tr("IK goal");
    case BoneKind::FixedAxis:
        return BoneTreeModel::tr("rotates about one axis");
    case BoneKind::Move:
        return BoneTreeModel::tr("moves and rotates");
    case BoneKind::Rotate:
        return BoneTreeModel::tr("rotates");
    case BoneKind::Fixed:
        return BoneTreeModel::tr("cannot be moved");
    }
    return {};
}

QString textOf(const mmd::pmx::Text& text)
{
    return shownName(text.utf8);
}

} // namespace

BoneTreeModel::BoneTreeModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &BoneTreeModel::follow);
    connect(&document, &Document::currentFrameChanged, this, &BoneTreeModel::showDrafts);
    rebuild();
}

void BoneTreeModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    beginResetModel();
    m_grouping = grouping;
    rebuild();
    endResetModel();
}

void BoneTreeModel::follow()
{
    const mmd::Actor* actor = m_document.actor();
    if (m_model == (actor ? actor->model : nullptr)) {
        showDrafts();
        showLists();
        return;
    }
    beginResetModel();
    rebuild();
    endResetModel();
}

int BoneTreeModel::addNode(int parent, int bone, int group)
{
    const auto id = int(m_nodes.size());
    auto& siblings = m_nodes[std::size_t(parent)].children;
    const auto row = int(siblings.size());
    siblings.push_back(id);
    m_nodes.push_back({.bone = bone, .group = group, .parent = parent, .row = row, .children = {}});
    if (bone >= 0)
        m_nodesOfBone[std::size_t(bone)].push_back(id);
    return id;
}

void BoneTreeModel::rebuild()
{
    const mmd::Actor* actor = m_document.actor();
    m_model = actor ? actor->model : nullptr;
    m_nodes.assign(1, Node{});
    m_nodesOfBone.clear();
    m_drafts.clear();
    m_hidden.clear();
    m_locked.clear();
    if (!m_model)
        return;
    m_nodesOfBone.resize(m_model->data.bones.size());
    m_drafts = currentDrafts();
    m_hidden = listedBones(mmd::BoneList::Hidden);
    m_locked = listedBones(mmd::BoneList::Locked);
    if (m_grouping == Grouping::DisplayFrames)
        addDisplayFrames();
    else
        addParents();
}

void BoneTreeModel::addDisplayFrames()
{
    const auto& frames = m_model->data.displayFrames;
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        int group = 0;
        for (const mmd::pmx::FrameItem& item : frames[frame].items) {
            if (item.isMorph || item.index < 0)
                continue;
            if (group == 0)
                group = addNode(0, -1, int(frame));
            addNode(group, item.index, -1);
        }
    }
    int others = 0;
    for (std::size_t bone = 0; bone < m_nodesOfBone.size(); ++bone) {
        if (!m_nodesOfBone[bone].empty() || isHidden(m_model->data.bones[bone]))
            continue;
        if (others == 0)
            others = addNode(0, -1, int(frames.size()));
        addNode(others, int(bone), -1);
    }
}

void BoneTreeModel::addParents()
{
    // Parents first, so that every bone finds its parent's row; rows in file order below each.
    std::vector<std::vector<int>> children(m_nodesOfBone.size() + 1);
    const auto& bones = m_model->rig.bones;
    for (std::size_t bone = 0; bone < bones.size(); ++bone)
        children[std::size_t(bones[bone].parent + 1)].push_back(int(bone));
    std::vector<std::pair<int, int>> open{{0, -1}}; // node, bone
    for (std::size_t at = 0; at < open.size(); ++at) {
        const auto [node, bone] = open[at];
        for (const int child : children[std::size_t(bone + 1)])
            open.push_back({addNode(node, child, -1), child});
    }
}

std::vector<bool> BoneTreeModel::currentDrafts() const
{
    std::vector<bool> drafts(m_model ? m_model->data.bones.size() : 0);
    const mmd::Actor* actor = m_document.actor();
    if (!actor)
        return drafts;
    const std::uint32_t frame = m_document.currentKeyFrame();
    for (const mmd::Draft& draft : actor->drafts)
        if (draft.frame == frame && draft.track.kind == mmd::TrackKind::Bone)
            for (const int bone :
                m_model ? m_model->bonesOfTrack(draft.track.name) : std::vector<int>{})
                drafts[std::size_t(bone)] = true;
    return drafts;
}

void BoneTreeModel::showDrafts()
{
    const std::vector<bool> before = std::exchange(m_drafts, currentDrafts());
    if (before == m_drafts)
        return;
    for (std::size_t bone = 0; bone < m_drafts.size(); ++bone)
        if (before[bone] != m_drafts[bone])
            for (const int node : m_nodesOfBone[bone]) {
                const QModelIndex at =
                    createIndex(m_nodes[std::size_t(node)].row, 0, quintptr(node));
                emit dataChanged(at, at, {DraftRole});
            }
}

std::vector<bool> BoneTreeModel::listedBones(mmd::BoneList list) const
{
    std::vector<bool> listed(m_model ? m_model->data.bones.size() : 0);
    const mmd::Actor* actor = m_document.actor();
    if (!actor || !m_model)
        return listed;
    for (const mmd::TrackId& track : mmd::listOf(actor->boneLists, list))
        if (track.kind == mmd::TrackKind::Bone)
            for (const int bone : m_model->bonesOfTrack(track.name))
                listed[std::size_t(bone)] = true;
    return listed;
}

void BoneTreeModel::showLists()
{
    std::vector<bool> hidden = listedBones(mmd::BoneList::Hidden);
    std::vector<bool> locked = listedBones(mmd::BoneList::Locked);
    if (hidden == m_hidden && locked == m_locked)
        return;
    m_hidden = std::move(hidden);
    m_locked = std::move(locked);
    for (std::size_t at = 0; at < m_nodes.size(); ++at) {
        const auto& children = m_nodes[at].children;
        if (!children.empty())
            emit dataChanged(createIndex(0, Name, quintptr(children.front())),
                createIndex(int(children.size()) - 1, Locked, quintptr(children.back())));
    }
}

/// The bone of the row, or the bones of the group.
std::vector<int> BoneTreeModel::bonesAt(const Node& node) const
{
    if (node.bone >= 0)
        return {node.bone};
    std::vector<int> bones;
    for (const int child : node.children)
        bones.push_back(m_nodes[std::size_t(child)].bone);
    return bones;
}

Qt::CheckState BoneTreeModel::stateOf(const Node& node, int column) const
{
    const std::vector<bool>& listed = column == Shown ? m_hidden : m_locked;
    const std::vector<int> bones = bonesAt(node);
    const auto count = std::count_if(
        bones.begin(), bones.end(), [&](int bone) { return listed[std::size_t(bone)]; });
    const bool areAll = count == std::ptrdiff_t(bones.size()) && count > 0;
    if (!areAll && count > 0)
        return Qt::PartiallyChecked;
    return areAll == (column == Locked) ? Qt::Checked : Qt::Unchecked;
}

QString BoneTreeModel::nameOf(const Node& node) const
{
    return node.bone < 0 ? groupName(node.group)
                         : textOf(m_model->data.bones[std::size_t(node.bone)].name);
}

/// The data of an eye or a lock.
QVariant BoneTreeModel::listData(const QModelIndex& index, int role) const
{
    const bool isEye = index.column() == Shown;
    const Node& node = nodeOf(index);
    const bool isOn = stateOf(node, index.column()) == Qt::Checked;
    switch (role) {
    case Qt::CheckStateRole:
        return stateOf(node, index.column());
    case Qt::ToolTipRole:
        if (isEye)
            return isOn ? tr("Hide in the view (Space)") : tr("Show in the view (Space)");
        return isOn ? tr("Unlock (Shift+Space)")
                    : tr("Lock: clicks in the view do not select it, and its pose does not change "
                         "(Shift+Space)");
    case Qt::AccessibleTextRole:
        if (isEye)
            return isOn ? tr("visible") : tr("hidden");
        return isOn ? tr("locked") : tr("unlocked");
    default:
        return {};
    }
}

bool BoneTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() == Name || role != Qt::CheckStateRole ||
        !m_document.actor())
        return false;
    const Node& node = nodeOf(index);
    std::vector<mmd::TrackId> tracks;
    for (const int bone : bonesAt(node))
        tracks.push_back(m_model->boneTrack(bone));
    const bool isEye = index.column() == Shown;
    const bool on = value.toInt() == Qt::Checked;
    const QString name = nameOf(node);
    m_document.apply(
        mmd::setListed(m_document.target(), isEye ? mmd::BoneList::Hidden : mmd::BoneList::Locked,
            tracks, isEye != on),
        isEye ? on ? tr("Show %1").arg(name) : tr("Hide %1").arg(name)
        : on ? tr("Lock %1").arg(name)
              : tr("Unlock %1").arg(name));
    return true;
}

const BoneTreeModel::Node& BoneTreeModel::nodeOf(const QModelIndex& index) const
{
    return m_nodes[index.isValid() ? std::size_t(index.internalId()) : 0];
}

bool BoneTreeModel::isDisplayFrame(int group) const
{
    return std::size_t(group) < m_model->data.displayFrames.size();
}

QString BoneTreeModel::groupName(int group) const
{
    return isDisplayFrame(group) ? textOf(m_model->data.displayFrames[std::size_t(group)].name)
                                 : tr("In no display frame");
}

QModelIndexList BoneTreeModel::indexesOfTrack(const mmd::TrackId& track) const
{
    QModelIndexList indexes;
    if (!m_model || track.kind != mmd::TrackKind::Bone)
        return indexes;
    for (const int bone : m_model->bonesOfTrack(track.name))
        for (const int node : m_nodesOfBone[std::size_t(bone)])
            indexes.append(createIndex(m_nodes[std::size_t(node)].row, 0, quintptr(node)));
    return indexes;
}

mmd::TrackId BoneTreeModel::trackAt(const QModelIndex& index) const
{
    const int bone = nodeOf(index).bone;
    return bone >= 0 ? m_model->boneTrack(bone) : mmd::TrackId{};
}

QModelIndex BoneTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto& children = nodeOf(parent).children;
    if (column < 0 || column >= ColumnCount || row < 0 || std::size_t(row) >= children.size() ||
        parent.column() > 0)
        return {};
    return createIndex(row, column, quintptr(children[std::size_t(row)]));
}

QModelIndex BoneTreeModel::parent(const QModelIndex& index) const
{
    const int parent = nodeOf(index).parent;
    return parent > 0 ? createIndex(m_nodes[std::size_t(parent)].row, 0, quintptr(parent))
                      : QModelIndex();
}

int BoneTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : int(nodeOf(parent).children.size());
}

int BoneTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant BoneTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Node& node = nodeOf(index);
    if (role == BoneRole)
        return node.bone;
    if (index.column() != Name)
        return listData(index, role);
    if (node.bone < 0)
        return role == Qt::DisplayRole || (role == SearchRole && isDisplayFrame(node.group))
                   ? QVariant(groupName(node.group))
                   : QVariant();
    const mmd::pmx::Bone& bone = m_model->data.bones[std::size_t(node.bone)];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(bone.name);
    case Qt::ToolTipRole:
        return plainToolTip(
            tr("%1 %2 — %3")
                .arg(textOf(bone.name), textOf(bone.nameEnglish), kindText(kindOf(bone))));
    case KindRole:
        return int(kindOf(bone));
    case DraftRole:
        return bool(m_drafts[std::size_t(node.bone)]);
    case HiddenRole:
        return isHidden(bone) || m_hidden[std::size_t(node.bone)];
    case SearchRole:
        return QString(textOf(bone.name) + u'\n' + textOf(bone.nameEnglish));
    default:
        return {};
    }
}

Qt::ItemFlags BoneTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (index.column() != Name)
        return Qt::ItemIsEnabled | Qt::ItemIsUserCheckable;
    return nodeOf(index).bone >= 0 ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace odori
