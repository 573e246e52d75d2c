// SPDX-License-Identifier: MIT
#include "ui/document/draft_list_model.h"

#include "ui/document/auto_key.h"
#include "ui/document/dope_rows_model.h"

#include <algorithm>
#include <tuple>

namespace odori {

DraftListModel::DraftListModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    rebuild();
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.drafts || change.actors)
            rebuild();
    });
    connect(&document.sceneDrafts(), &SceneDrafts::changed, this, &DraftListModel::rebuild);
}

void DraftListModel::rebuild()
{
    std::vector<Row> rows;
    const mmd::Actor* actor = m_document.actor();
    if (actor)
        for (const mmd::Draft& draft : actor->drafts)
            rows.push_back({draft.frame, draft.track, actor->id});
    for (const SceneDrafts::Draft& draft : m_document.sceneDrafts().drafts())
        if (draft.actor == mmd::sceneActor || (actor && draft.actor == actor->id))
            rows.push_back({draft.frame, {kindOf(draft.value), {}}, draft.actor});
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return std::tie(a.frame, a.track) < std::tie(b.frame, b.track);
    });
    if (rows == m_rows) // a drag changes what a draft says, not which there are
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int DraftListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DraftListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(columns);
}

QVariant DraftListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == FrameColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return index.column() == FrameColumn ? QVariant(row.frame)
                                         : QVariant(DopeRowsModel::nameOf(row.track));
}

QVariant DraftListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == FrameColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter); // as its cells are
    if (role != Qt::DisplayRole)
        return {};
    return section == FrameColumn ? tr("Frame") : tr("Track");
}

std::vector<mmd::Draft> DraftListModel::poses(const std::vector<Row>& rows) const
{
    std::vector<mmd::Draft> drafts;
    const mmd::Actor* actor = m_document.actor();
    for (const Row& row : rows)
        if (const mmd::Draft* draft =
                actor ? mmd::findDraft(*actor, row.track, row.frame) : nullptr)
            drafts.push_back(*draft);
    return drafts;
}

std::vector<SceneDrafts::Draft> DraftListModel::values(const std::vector<Row>& rows) const
{
    std::vector<SceneDrafts::Draft> drafts;
    for (const SceneDrafts::Draft& draft : m_document.sceneDrafts().drafts()) {
        const Row row{draft.frame, {kindOf(draft.value), {}}, draft.actor};
        if (std::find(rows.begin(), rows.end(), row) != rows.end())
            drafts.push_back(draft);
    }
    return drafts;
}

void DraftListModel::registerRows(const std::vector<Row>& rows)
{
    const mmd::Scene& scene = m_document.scene();
    const mmd::Selection& selection = m_document.selection();
    const auto values = this->values(rows);
    mmd::ScenePatch patch = registerDrafts(scene, selection, scene.active, poses(rows));
    for (const SceneDrafts::Draft& draft : values) {
        const mmd::ScenePatch own = registrationOf(scene, selection, draft);
        patch.parts.insert(patch.parts.end(), own.parts.begin(), own.parts.end());
    }
    if (patch.isEmpty())
        return;
    m_document.apply(std::move(patch), tr("Register Drafts"));
    for (const SceneDrafts::Draft& draft : values)
        m_document.sceneDrafts().drop(draft.actor, kindOf(draft.value), draft.frame);
}

void DraftListModel::dropRows(const std::vector<Row>& rows)
{
    const mmd::Scene& scene = m_document.scene();
    const auto values = this->values(rows);
    mmd::ScenePatch patch =
        dropTheseDrafts(scene, m_document.selection(), scene.active, poses(rows));
    if (!patch.isEmpty())
        m_document.apply(std::move(patch), tr("Drop Drafts"));
    for (const SceneDrafts::Draft& draft : values)
        m_document.sceneDrafts().drop(draft.actor, kindOf(draft.value), draft.frame);
}

} // namespace odori
