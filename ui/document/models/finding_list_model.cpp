// SPDX-License-Identifier: MIT
#include "ui/document/models/finding_list_model.h"

#include "ui/messages/finding_messages.h"
#include "ui/messages/shown_name.h"

#include <algorithm>

namespace odori {
namespace {

constexpr quintptr noGroup = ~quintptr(0); ///< the internal id of a group's own row

} // namespace

FindingListModel::FindingListModel(const CheckUp& checkUp, QObject* parent)
    : QAbstractItemModel(parent)
    , m_checkUp(checkUp)
{
    rebuild();
    connect(&checkUp, &CheckUp::changed, this, [this] {
        beginResetModel();
        rebuild();
        endResetModel();
    });
}

void FindingListModel::rebuild()
{
    m_groups.clear();
    m_findings = m_checkUp.findings();
    const Findings& findings = m_findings;
    Group harmless{true, {}};
    for (std::size_t at = 0; at < findings.size(); ++at) {
        if (findings[at].harmless) {
            harmless.findings.push_back(at);
            continue;
        }
        if (m_groups.empty() ||
            findings[m_groups.back().findings.front()].code != findings[at].code)
            m_groups.emplace_back();
        m_groups.back().findings.push_back(at);
    }
    if (!harmless.findings.empty())
        m_groups.push_back(std::move(harmless));
}

const FindingListModel::Group& FindingListModel::groupOf(const QModelIndex& index) const
{
    const bool isGroup = index.internalId() == noGroup;
    return m_groups[isGroup ? std::size_t(index.row()) : std::size_t(index.internalId())];
}

QModelIndex FindingListModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column < 0 || column >= columns)
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : noGroup);
}

QModelIndex FindingListModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == noGroup)
        return {};
    return createIndex(int(child.internalId()), 0, noGroup);
}

int FindingListModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.internalId() != noGroup || parent.column() > 0)
        return 0;
    return int(groupOf(parent).findings.size());
}

int FindingListModel::columnCount(const QModelIndex&) const
{
    return int(columns);
}

const mmd::Finding* FindingListModel::findingAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == noGroup)
        return nullptr;
    return &m_findings[groupOf(index).findings[std::size_t(index.row())]];
}

Findings FindingListModel::findingsAt(const QModelIndex& index) const
{
    if (const mmd::Finding* finding = findingAt(index))
        return {*finding};
    Findings findings;
    if (index.isValid())
        for (const std::size_t at : groupOf(index).findings)
            findings.push_back(m_findings[at]);
    return findings;
}

int FindingListModel::kindOf(const QModelIndex& group) const
{
    const Group& shown = groupOf(group);
    return shown.isHarmless ? harmlessKind : int(m_findings[shown.findings.front()].code);
}

QString FindingListModel::hintAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    if (groupOf(index).isHarmless)
        return tr("These findings have no visible effect.");
    return hintOf(m_findings[groupOf(index).findings.front()].code);
}

QString FindingListModel::headingAt(const Group& group) const
{
    const QString heading =
        group.isHarmless ? tr("Harmless") : headingOf(m_findings[group.findings.front()].code);
    return tr("%1 (%2)", "a kind of finding, and the number of findings")
        .arg(heading)
        .arg(group.findings.size());
}

QString FindingListModel::textAt(const mmd::Finding& finding, int column) const
{
    if (column == NameColumn) {
        const QString name = shownName(locationOf(finding));
        if (!name.isEmpty())
            return name;
        return finding.code == mmd::FindingCode::EmptyName ? tr("No name") : tr("Whole motion");
    }
    if (column == SuggestionColumn) {
        QStringList names;
        for (const std::string& name : finding.names)
            names += shownName(name);
        return listedNames(names);
    }
    return finding.count > 0 ? QString::number(finding.count) : QString();
}

QVariant FindingListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == KeysColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const mmd::Finding* finding = findingAt(index);
    if (role == Qt::ToolTipRole) {
        const QString hint = hintAt(index);
        return plainToolTip(
            finding ? headingOf(finding->code) + u'\n' + lineOf(*finding) + u'\n' + hint : hint);
    }
    if (finding)
        return textAt(*finding, index.column());
    return index.column() == NameColumn ? QVariant(headingAt(groupOf(index))) : QVariant();
}

QVariant FindingListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == KeysColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter); // as in the cells
    if (role != Qt::DisplayRole)
        return {};
    return section == NameColumn         ? tr("Track")
           : section == SuggestionColumn ? tr("In the model")
                                         : tr("Keys");
}

} // namespace odori
