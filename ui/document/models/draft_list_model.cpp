// SPDX-License-Identifier: MIT
#include "ui/document/models/draft_list_model.h"

#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/messages/shown_name.h"

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
}

void DraftListModel::rebuild()
{
    std::vector<Row> rows;
    const auto add = [&](mmd::ActorId actor) {
        for (const mmd::Draft& draft : mmd::draftsOf(m_document.scene(), actor))
            rows.push_back({draft.frame, draft.track, actor});
    };
    add(m_document.scene().active);
    if (m_document.scene().active != mmd::sceneActor)
        add(mmd::sceneActor);
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return std::tie(a.frame, a.track) < std::tie(b.frame, b.track);
    });
    if (rows == m_rows) // a drag changes the value of a draft, not the list
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
    if (index.column() == FrameColumn)
        return row.frame;
    const QString name = DopeRowsModel::nameOf(row.track);
    return role == Qt::ToolTipRole ? plainToolTip(name) : name;
}

QVariant DraftListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == FrameColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter); // as in the cells
    if (role != Qt::DisplayRole)
        return {};
    return section == FrameColumn ? tr("Frame") : tr("Track");
}

std::vector<mmd::Draft> DraftListModel::draftsOf(
    mmd::ActorId actor, const std::vector<Row>& rows) const
{
    std::vector<mmd::Draft> drafts;
    const auto own = mmd::draftsOf(m_document.scene(), actor);
    for (const Row& row : rows)
        if (const mmd::Draft* draft =
                row.actor == actor ? mmd::findDraft(own, row.track, row.frame) : nullptr)
            drafts.push_back(*draft);
    return drafts;
}

void DraftListModel::edit(const std::vector<Row>& rows, Edit function, const QString& text)
{
    const mmd::Scene& scene = m_document.scene();
    mmd::ScenePatch patch = function(m_document.target(), draftsOf(scene.active, rows));
    if (scene.active != mmd::sceneActor)
        patch = mmd::joined(
            std::move(patch), function({scene, mmd::sceneActor}, draftsOf(mmd::sceneActor, rows)));
    if (!patch.isEmpty())
        m_document.apply(std::move(patch), text);
}

void DraftListModel::registerRows(const std::vector<Row>& rows)
{
    edit(rows, mmd::registerDrafts, tr("Register Drafts"));
}

void DraftListModel::dropRows(const std::vector<Row>& rows)
{
    edit(rows, mmd::dropDrafts, tr("Discard Drafts"));
}

} // namespace odori
