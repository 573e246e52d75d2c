// SPDX-License-Identifier: MIT
// Edits of the document by the keyframe table.
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/key_commands.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/models/key_table_model.h"
#include "ui/document/shown_tracks.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <limits>

namespace odori {
namespace {

/// The frame in a cell; none if it is no frame.
std::optional<std::uint32_t> frameOf(const QVariant& value)
{
    bool isNumber = false;
    const qlonglong frame = value.toString().trimmed().toLongLong(&isNumber);
    if (!isNumber || frame < 0 || frame > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return std::uint32_t(frame);
}

} // namespace

bool KeyTableModel::apply(const std::vector<CellText>& texts)
{
    std::vector<mmd::CellEdit> edits;
    for (const CellText& each : texts) {
        const auto cell = newCell(each.column, each.value);
        if (!cell)
            return false;
        edits.push_back({m_tracks[each.row.track], each.row.frame, *cell});
    }
    const std::size_t locked = std::erase_if(edits, [this](const mmd::CellEdit& edit) {
        return m_document.shownTracks().isLocked(edit.track);
    });
    auto patch = mmd::setCells(m_document.target(), edits);
    if (!patch)
        return false;
    m_document.apply(std::move(*patch), tr("Edit Keys"));
    if (locked > 0)
        m_document.say(lockedKeysText(locked));
    return true;
}

bool KeyTableModel::moveKey(const Row& row, std::uint32_t frame)
{
    if (frame == row.frame)
        return true;
    mmd::Selection key;
    key.setKey(m_tracks[row.track], row.frame, true);
    if (m_document.shownTracks().isLocked(m_tracks[row.track])) {
        m_document.say(lockedKeysText(1));
        return false;
    }
    mmd::ScenePatch patch =
        mmd::moveKeys(m_document.target(), key, std::int64_t(frame) - row.frame);
    const std::size_t keys = keyCountOf(m_document.target());
    m_document.apply(std::move(patch), tr("Move Key"));
    sayReplaced(m_document, keys);
    return true;
}

bool KeyTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.row() >= rowCount())
        return false;
    const Row row = m_rows[std::size_t(index.row())];
    const auto column = KeyColumn(index.column());
    if (role == Qt::CheckStateRole && isSwitch(column))
        return apply({{row, column, value.toInt() == Qt::Checked}});
    if (role != Qt::EditRole)
        return false;
    if (column != KeyCell::Frame)
        return apply({{row, column, value}});
    const auto frame = frameOf(value);
    return frame && moveKey(row, *frame);
}

mmd::Selection KeyTableModel::keysOf(const RowRanges& rows) const
{
    std::vector<std::vector<std::uint32_t>> frames(m_tracks.size());
    for (const RowRange& range : rows)
        for (int row = range.first; row <= range.last; ++row)
            frames[m_rows[std::size_t(row)].track].push_back(frameAt(row));
    mmd::Selection selection;
    std::vector<mmd::TrackId> tracks;
    for (std::size_t track = 0; track < frames.size(); ++track) {
        std::vector<std::uint32_t>& list = frames[track];
        if (list.empty())
            continue;
        std::sort(list.begin(), list.end());
        tracks.push_back(m_tracks[track]);
        selection.keys.push_back({m_tracks[track], std::move(list)});
    }
    selection.tracks = std::move(tracks);
    return selection;
}

void KeyTableModel::deleteKeys(const mmd::Selection& wanted)
{
    mmd::Selection keys;
    for (const mmd::TrackKeys& each : wanted.keys)
        if (trackIndex(each.track) >= 0)
            keys.keys.push_back(each);
    odori::deleteKeys(m_document, keys);
}

bool KeyTableModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count <= 0 || row + count > rowCount())
        return false;
    deleteKeys(keysOf({{row, row + count - 1}}));
    return true;
}

void KeyTableModel::paste(mmd::Motion keys)
{
    const QString locked = lockedKeysText(removeLocked(m_document, keys));
    mmd::ScenePatch patch = mmd::mergeMotion(m_document.target(), keys, 0, mmd::Merging::Merge);
    const mmd::Selection put = patch.selectionAfter ? *patch.selectionAfter : mmd::Selection{};
    if (!patch.isEmpty())
        m_document.apply(std::move(patch), tr("Paste Keys"));
    sayPasted(m_document, put, locked);
}

bool KeyTableModel::paste(const QString& text, const QModelIndex& at)
{
    if (const auto keys = mmd::keysOfText(text.toStdString()); keys && keys->keyCount() > 0) {
        paste(*keys);
        return true;
    }
    if (!at.isValid())
        return false;
    std::vector<CellText> edits;
    QStringList lines = text.split(QLatin1Char('\n'));
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const qsizetype row = at.row() + line;
        if (row >= rowCount())
            return false;
        QString cells = lines[line];
        if (cells.endsWith(QLatin1Char('\r')))
            cells.chop(1);
        int column = at.column();
        for (const QString& value : cells.split(QLatin1Char('\t'))) {
            while (column < keyColumnCount && !usesColumn(KeyColumn(column)))
                ++column; // skip hidden columns, which no shown track uses
            if (column >= keyColumnCount || column <= int(KeyCell::Frame))
                return false;
            if (!value.trimmed().isEmpty())
                edits.push_back({m_rows[std::size_t(row)], KeyColumn(column), value});
            ++column;
        }
    }
    return !edits.empty() && apply(edits);
}

} // namespace odori
