// SPDX-License-Identifier: MIT
#include "ui/dialogs/compare/comparison_model.h"

#include "ui/dialogs/compare/difference_strip.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace odori {

void ComparisonModel::setTakes(
    std::shared_ptr<const ComparedTakes> takes, std::shared_ptr<const mmd::Model> model)
{
    beginResetModel();
    m_takes = std::move(takes);
    m_model = std::move(model);
    endResetModel();
}

void ComparisonModel::setList(List list)
{
    beginResetModel();
    m_list = list;
    endResetModel();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_takes)
        return 0;
    return int(m_list == List::Joints ? m_takes->comparison.joints.size()
                                      : m_takes->comparison.tracks.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::uint32_t ComparisonModel::frameOf(int row) const
{
    if (m_list == List::Joints) {
        const auto& joint = m_takes->comparison.joints[std::size_t(row)];
        return joint.units.value > 0.0 ? joint.units.frame : joint.degrees.frame;
    }
    const auto& track = m_takes->comparison.tracks[std::size_t(row)];
    const double units = mmd::differenceOf(track.units.value, 0.0, 0.0);
    const double degrees = mmd::differenceOf(0.0, track.degrees.value, 0.0);
    if (track.id.kind == mmd::TrackKind::Morph)
        return track.weight.frame;
    return units >= degrees ? track.units.frame : track.degrees.frame;
}

std::optional<mmd::TrackId> ComparisonModel::trackOf(int row) const
{
    if (m_list == List::Tracks)
        return m_takes->comparison.tracks[std::size_t(row)].id;
    const int bone = m_takes->comparison.joints[std::size_t(row)].bone;
    return m_model ? std::optional(m_model->boneTrack(bone)) : std::nullopt;
}

QVariant ComparisonModel::number(int row, int column) const
{
    if (column == Frame)
        return frameOf(row);
    if (m_list == List::Joints) {
        const auto& joint = m_takes->comparison.joints[std::size_t(row)];
        return column == Units     ? joint.units.value
               : column == Degrees ? joint.degrees.value
                                   : joint.mean;
    }
    const auto& track = m_takes->comparison.tracks[std::size_t(row)];
    const bool isMorph = track.id.kind == mmd::TrackKind::Morph;
    if (column == Extra)
        return isMorph ? QVariant(track.weight.value * 100.0) : QVariant();
    if (isMorph)
        return {};
    return column == Units ? track.units.value : track.degrees.value;
}

/// The largest of a row, of any kind.
double ComparisonModel::difference(int row) const
{
    if (m_list == List::Joints)
        return m_takes->comparison.joints[std::size_t(row)].units.value;
    const auto& track = m_takes->comparison.tracks[std::size_t(row)];
    return mmd::differenceOf(track.units.value, track.degrees.value, track.weight.value);
}

QString ComparisonModel::text(int row, int column) const
{
    if (column == Name) {
        if (m_list == List::Tracks)
            return DopeRowsModel::nameOf(m_takes->comparison.tracks[std::size_t(row)].id);
        const int bone = m_takes->comparison.joints[std::size_t(row)].bone;
        return m_model ? shownName(m_model->data.bones[std::size_t(bone)].name.utf8) : QString();
    }
    const QVariant value = number(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    if (column == Frame)
        return QString::number(value.toUInt());
    const bool isPercent = m_list == List::Tracks && column == Extra;
    return QString::number(value.toDouble(), 'f', column == Degrees || isPercent ? 2 : 3);
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_takes)
        return {};
    const int row = index.row(), column = index.column();
    const bool hasStrip = m_list == List::Tracks && std::size_t(row) < m_takes->strips.size();
    switch (role) {
    case Qt::DisplayRole:
        return column == Strip ? QVariant() : QVariant(text(row, column));
    case Qt::ToolTipRole:
        return column == Name
                   ? plainToolTip(
                         tr("%1\nA click shows where it differs most.").arg(text(row, Name)))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return int((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole:
        return column == Name    ? QVariant(text(row, Name))
               : column == Strip ? QVariant(difference(row))
                                 : QVariant(number(row, column).toDouble());
    case StripRole:
        return QVariant::fromValue(
            hasStrip && column == Strip ? &m_takes->strips[std::size_t(row)] : nullptr);
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation way, int role) const
{
    if (way != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const bool isJoints = m_list == List::Joints;
    switch (section) {
    case Name:
        return isJoints ? tr("Joint") : tr("Track");
    case Units:
        return tr("Units");
    case Degrees:
        return tr("Degrees");
    case Extra:
        return isJoints ? tr("Mean, units") : tr("Percent");
    case Frame:
        return tr("At frame");
    default:
        return tr("Over time");
    }
}

void StripDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto* strip = index.data(ComparisonModel::StripRole).value<const RowStrip*>();
    if (!strip)
        return;
    painter->save();
    paintDifferences(*painter, option.rect.adjusted(2, 2, -2, -2), *strip,
        *std::max_element(strip->begin(), strip->end()), option.palette);
    painter->restore();
}

} // namespace odori
