// SPDX-License-Identifier: MIT
#include "ui/document/models/actor_list_model.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QDir>

#include <algorithm>

namespace odori {
namespace {

std::vector<mmd::ActorId> idsOf(const mmd::Scene& scene)
{
    std::vector<mmd::ActorId> ids;
    for (const mmd::Actor& actor : scene.actors)
        ids.push_back(actor.id);
    return ids;
}

} // namespace

ActorListModel::ActorListModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_rows(idsOf(document.scene()))
{
    connect(&document, &Document::changed, this, &ActorListModel::updateFrom);
    connect(&document.saved(), &SavedState::changed, this, &ActorListModel::updateFrom);
}

void ActorListModel::updateFrom()
{
    std::vector<mmd::ActorId> rows = idsOf(m_document.scene());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ActorListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size()) + 1;
}

int ActorListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

mmd::ActorId ActorListModel::actorAt(int row) const
{
    return row >= 0 && std::size_t(row) < m_rows.size() ? m_rows[std::size_t(row)]
                                                        : mmd::sceneActor;
}

int ActorListModel::rowOf(mmd::ActorId actor) const
{
    return int(std::find(m_rows.begin(), m_rows.end(), actor) - m_rows.begin());
}

QString ActorListModel::text(mmd::ActorId actor, int column) const
{
    if (column == Name)
        return actorName(m_document, actor);
    const mmd::Motion* motion = mmd::findMotion(m_document.scene(), actor);
    if (column != Motion || !motion)
        return {};
    const bool isUnsaved = m_document.saved().hasUnsavedWork(actor);
    if (motion->keyCount() == 0 && m_document.saved().motionPath(actor).isEmpty() && !isUnsaved)
        return {};
    const QString name = motionName(m_document, actor);
    return isUnsaved ? name + u'*' : name;
}

QString ActorListModel::toolTip(mmd::ActorId id) const
{
    const mmd::Actor* actor = mmd::findActor(m_document.scene(), id);
    QStringList lines;
    if (actor && actor->model)
        lines.append(
            shownPath(QDir::toNativeSeparators(QString::fromStdString(actor->model->path))));
    else if (actor && isModelMissing(m_document, *actor))
        lines.append(tr("%1 is missing").arg(actorName(m_document, id)));
    if (const QString path = m_document.saved().motionPath(id); !path.isEmpty())
        lines.append(shownPath(QDir::toNativeSeparators(path)));
    if (m_document.saved().hasUnsavedWork(id))
        lines.append(tr("The motion or its drafts have unsaved changes."));
    else if (!m_document.saved().isMotionInItsFile(id))
        lines.append(tr("The motion is saved in the project, but not in its own file."));
    return plainToolTip(lines.join(u'\n'));
}

QVariant ActorListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const mmd::ActorId id = actorAt(index.row());
    const mmd::Actor* actor = mmd::findActor(m_document.scene(), id);
    switch (role) {
    case Qt::DisplayRole:
        return text(id, index.column());
    case Qt::CheckStateRole:
        if (index.column() == Shown && actor)
            return actor->visible ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::ToolTipRole:
        if (index.column() == Shown && actor)
            return actor->visible ? tr("Hide the model") : tr("Show the model");
        return toolTip(id);
    case Qt::AccessibleTextRole:
        if (index.column() == Shown && actor)
            return actor->visible ? tr("visible") : tr("hidden");
        return text(id, index.column());
    case ActiveRole:
        return id == m_document.scene().active;
    case UnsavedRole:
        return m_document.saved().hasUnsavedWork(id);
    default:
        return {};
    }
}

bool ActorListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const mmd::Actor* actor = mmd::findActor(m_document.scene(), actorAt(index.row()));
    if (!index.isValid() || index.column() != Shown || role != Qt::CheckStateRole || !actor)
        return false;
    const bool visible = value.toInt() == Qt::Checked;
    const QString name = actorName(m_document, actor->id);
    m_document.apply(mmd::setActorVisible({m_document.scene(), actor->id}, visible),
        visible ? tr("Show %1").arg(name) : tr("Hide %1").arg(name));
    return true;
}

Qt::ItemFlags ActorListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == Shown && actorAt(index.row()) != mmd::sceneActor)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant ActorListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Shown ? tr("Shown") : section == Name ? tr("Model") : tr("Motion");
}

} // namespace odori
