// SPDX-License-Identifier: MIT
#include "ui/document/models/key_table_model.h"

#include "libmmd/motion/track_kinds.h"
#include "ui/document/models/dope_rows_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace odori {
namespace {

using enum KeyCell;

/// The sort value of a cell; empty cells are first.
double sortKey(const QVariant& cell)
{
    if (!cell.isValid())
        return -std::numeric_limits<double>::infinity();
    if (cell.typeId() == QMetaType::QStringList)
        return double(cell.toStringList().size());
    if (cell.typeId() != QMetaType::QString) {
        const double number = cell.toDouble();
        return std::isnan(number) ? -std::numeric_limits<double>::infinity() : number;
    }
    const auto curve = curveOfText(cell.toString());
    return curve ? ((curve->x1 * 128.0 + curve->y1) * 128.0 + curve->x2) * 128.0 + curve->y2 : 0.0;
}

mmd::Motion activeMotion(const Document& document)
{
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    return motion ? *motion : mmd::Motion{};
}

} // namespace

KeyTableModel::KeyTableModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    reset();
    connect(&document, &Document::changed, this, &KeyTableModel::updateFrom);
    connect(&document, &Document::selectionChanged, this, &KeyTableModel::updateSelection);
}

int KeyTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int KeyTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : keyColumnCount;
}

const mmd::TrackId& KeyTableModel::trackAt(int row) const
{
    return m_tracks[m_rows[std::size_t(row)].track];
}

QVariant KeyTableModel::cell(const Row& row, KeyColumn column) const
{
    const mmd::TrackId& id = m_tracks[row.track];
    if (column == Frame)
        return row.frame;
    if (!hasCell(id.kind, column))
        return {};
    return mmd::withKeyOf(id.kind, [&]<class Key>() {
        const auto* track = mmd::findTrack<Key>(m_motion, id.name);
        const auto index = track ? track->find(row.frame) : std::nullopt;
        return index ? cellOf(track->key(*index), column) : QVariant();
    });
}

QVariant KeyTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    const auto column = KeyColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (column == Track)
            return DopeRowsModel::nameOf(m_tracks[row.track]);
        return isSwitch(column) ? QVariant() : QVariant(textOfCell(cell(row, column)));
    case Qt::EditRole:
        return column == Track ? QVariant(DopeRowsModel::nameOf(m_tracks[row.track]))
                               : cell(row, column);
    case Qt::CheckStateRole:
        if (!isSwitch(column) || !hasCell(m_tracks[row.track].kind, column))
            return {};
        return cell(row, column).toBool() ? Qt::Checked : Qt::Unchecked;
    case Qt::TextAlignmentRole:
        return column == Track ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case TrackIdRole:
        return QVariant::fromValue(m_tracks[row.track]);
    case FrameRole:
        return row.frame;
    default:
        return {};
    }
}

QVariant KeyTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal && section > int(Track) &&
        !isSwitch(KeyColumn(section)))
        return int(Qt::AlignRight | Qt::AlignVCenter); // as the cells are
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() ? QVariant(section + 1) : QVariant();
    return section < keyColumnCount ? QVariant(titleOf(KeyColumn(section))) : QVariant();
}

Qt::ItemFlags KeyTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || index.row() >= rowCount())
        return flags;
    const auto column = KeyColumn(index.column());
    const bool isThere = hasCell(trackAt(index.row()).kind, column);
    if (isSwitch(column) && isThere)
        flags |= Qt::ItemIsUserCheckable;
    else if (column == Frame || (isThere && column != SwitchedOff))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool KeyTableModel::usesColumn(KeyColumn column) const
{
    return column == Track || column == Frame ||
           std::any_of(m_tracks.begin(), m_tracks.end(),
               [&](const mmd::TrackId& track) { return hasCell(track.kind, column); });
}

int KeyTableModel::trackIndex(const mmd::TrackId& track) const
{
    const auto at = std::lower_bound(m_tracks.begin(), m_tracks.end(), track);
    return at != m_tracks.end() && *at == track ? int(at - m_tracks.begin()) : -1;
}

bool KeyTableModel::isBefore(const Row& a, const Row& b) const
{
    const auto natural = [](const Row& row) { return std::tie(row.track, row.frame); };
    const auto byFrame = [](const Row& row) { return std::tie(row.frame, row.track); };
    const Row& first = m_isDescending ? b : a;
    const Row& second = m_isDescending ? a : b;
    if (m_sortColumn == Track)
        return natural(first) < natural(second);
    if (m_sortColumn == Frame)
        return byFrame(first) < byFrame(second);
    const double keyA = sortKey(cell(first, m_sortColumn));
    const double keyB = sortKey(cell(second, m_sortColumn));
    return keyA < keyB || (keyA == keyB && natural(first) < natural(second));
}

std::vector<KeyTableModel::Row>::iterator KeyTableModel::lowerBound(const Row& row)
{
    return std::lower_bound(m_rows.begin(), m_rows.end(), row,
        [this](const Row& a, const Row& b) { return isBefore(a, b); });
}

int KeyTableModel::rowOf(const mmd::TrackId& track, std::uint32_t frame) const
{
    const int index = trackIndex(track);
    if (index < 0)
        return -1;
    const Row wanted{std::uint32_t(index), frame};
    const auto at = std::lower_bound(m_rows.begin(), m_rows.end(), wanted,
        [this](const Row& a, const Row& b) { return isBefore(a, b); });
    return at != m_rows.end() && *at == wanted ? int(at - m_rows.begin()) : -1;
}

std::vector<KeyTableModel::Row> KeyTableModel::sortedRows() const
{
    std::vector<Row> rows;
    for (std::size_t track = 0; track < m_tracks.size(); ++track)
        for (const std::uint32_t frame : mmd::framesOf(m_motion, m_tracks[track]))
            rows.push_back({std::uint32_t(track), frame});
    if (m_sortColumn == Track || m_sortColumn == Frame) {
        if (m_sortColumn == Frame)
            std::stable_sort(rows.begin(), rows.end(),
                [](const Row& a, const Row& b) { return a.frame < b.frame; });
    } else {
        // Each cell is read once, because reading is most of the work.
        std::vector<std::pair<double, Row>> keyed;
        keyed.reserve(rows.size());
        for (const Row& row : rows)
            keyed.emplace_back(sortKey(cell(row, m_sortColumn)), row);
        std::stable_sort(keyed.begin(), keyed.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
        std::transform(
            keyed.begin(), keyed.end(), rows.begin(), [](const auto& each) { return each.second; });
    }
    if (m_isDescending)
        std::reverse(rows.begin(), rows.end());
    return rows;
}

void KeyTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= keyColumnCount)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList old = persistentIndexList();
    std::vector<Row> kept;
    for (const QModelIndex& index : old)
        kept.push_back(m_rows[std::size_t(index.row())]);
    m_sortColumn = KeyColumn(column);
    m_isDescending = order == Qt::DescendingOrder;
    m_rows = sortedRows();
    QModelIndexList moved;
    for (qsizetype at = 0; at < old.size(); ++at)
        moved.append(
            index(int(lowerBound(kept[std::size_t(at)]) - m_rows.begin()), old[at].column()));
    changePersistentIndexList(old, moved);
    emit layoutChanged({}, VerticalSortHint);
}

void KeyTableModel::reset()
{
    beginResetModel();
    m_motion = activeMotion(m_document);
    m_tracks = m_document.selection().tracks;
    m_rows = sortedRows();
    endResetModel();
}

void KeyTableModel::setFollowing(bool following)
{
    if (following == m_isFollowing)
        return;
    m_isFollowing = following;
    if (following)
        reset();
}

RowRanges KeyTableModel::rowsOf(const mmd::Selection& keys) const
{
    std::vector<std::span<const std::uint32_t>> frames;
    for (const mmd::TrackId& track : m_tracks)
        frames.push_back(keys.framesOf(track));
    RowRanges ranges;
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const auto& wanted = frames[m_rows[at].track];
        if (!std::binary_search(wanted.begin(), wanted.end(), m_rows[at].frame))
            continue;
        if (ranges.empty() || ranges.back().last + 1 != int(at))
            ranges.push_back({int(at), int(at)});
        else
            ranges.back().last = int(at);
    }
    return ranges;
}

void KeyTableModel::updateSelection()
{
    if (m_isFollowing && m_tracks != m_document.selection().tracks.value())
        reset();
}

} // namespace odori
