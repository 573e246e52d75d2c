// SPDX-License-Identifier: MIT
// Updates the keyframe table after changes of the document.
#include "libmmd/motion/track_kinds.h"
#include "ui/document/models/key_table_model.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace odori {
namespace {

constexpr std::size_t mostRows = 1000;
/// Maximum number of rows that are inserted and removed one by one; above it a reset is faster.
constexpr std::size_t mostMoves = 20'000'000;

/// Whether the keys of a track at `frame` differ in two motions that both have one there.
bool differs(
    const mmd::Motion& a, const mmd::Motion& b, const mmd::TrackId& id, std::uint32_t frame)
{
    return mmd::withKeyOf(id.kind, [&]<class Key>() {
        const auto* before = mmd::findTrack<Key>(a, id.name);
        const auto* after = mmd::findTrack<Key>(b, id.name);
        return before != after &&
               !(before->key(*before->find(frame)) == after->key(*after->find(frame)));
    });
}

using Frames = std::vector<std::uint32_t>;

Frames within(std::span<const std::uint32_t> frames, std::uint32_t first, std::uint32_t last)
{
    const auto begin = std::lower_bound(frames.begin(), frames.end(), first);
    return {begin, std::upper_bound(begin, frames.end(), last)};
}

} // namespace

/// Rows that are removed, inserted, and changed.
struct KeyTableModel::Difference {
    std::vector<Row> removed, inserted, changed;
    mmd::Motion after;
};

void KeyTableModel::updateFrom(const Change& change)
{
    if (!m_isFollowing)
        return;
    if (change.actors) {
        reset();
        return;
    }
    if (!change.keys || change.actor != m_document.scene().active)
        return;
    Difference difference;
    difference.after = *mmd::findMotion(m_document.scene(), change.actor);
    std::size_t count = 0;
    for (const mmd::TrackId& id : change.tracks) {
        const int index = trackIndex(id);
        if (index < 0)
            continue;
        const Frames before =
            within(mmd::framesOf(m_motion, id), change.firstFrame, change.lastFrame);
        const Frames after =
            within(mmd::framesOf(difference.after, id), change.firstFrame, change.lastFrame);
        const auto add = [&](std::vector<Row>& rows, const Frames& frames) {
            for (const std::uint32_t frame : frames)
                rows.push_back({std::uint32_t(index), frame});
        };
        Frames gone, come, same;
        std::set_difference(
            before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(gone));
        std::set_difference(
            after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(come));
        std::set_intersection(
            before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(same));
        std::erase_if(same,
            [&](std::uint32_t frame) { return !differs(m_motion, difference.after, id, frame); });
        add(difference.removed, gone);
        add(difference.inserted, come);
        add(difference.changed, same);
        count += gone.size() + come.size() + same.size();
        if (count > mostRows) {
            reset();
            return;
        }
    }
    if (count * m_rows.size() > mostMoves)
        reset();
    else
        update(difference);
}

void KeyTableModel::update(const Difference& difference)
{
    std::vector<Row> removed = difference.removed;
    std::vector<Row> inserted = difference.inserted;
    // If the table is sorted by values, a changed row moves.
    const bool stays = m_sortColumn == KeyCell::Track || m_sortColumn == KeyCell::Frame;
    if (!stays) {
        removed.insert(removed.end(), difference.changed.begin(), difference.changed.end());
        inserted.insert(inserted.end(), difference.changed.begin(), difference.changed.end());
    }
    for (const Row& row : removed) {
        const auto at = lowerBound(row);
        const int rowNumber = int(at - m_rows.begin());
        beginRemoveRows({}, rowNumber, rowNumber);
        m_rows.erase(at);
        endRemoveRows();
    }
    m_motion = difference.after;
    for (const Row& row : inserted) {
        const auto at = lowerBound(row);
        const int rowNumber = int(at - m_rows.begin());
        beginInsertRows({}, rowNumber, rowNumber);
        m_rows.insert(at, row);
        endInsertRows();
    }
    if (!stays)
        return;
    for (const Row& row : difference.changed) {
        const int rowNumber = int(lowerBound(row) - m_rows.begin());
        emit dataChanged(index(rowNumber, 0), index(rowNumber, keyColumnCount - 1));
    }
}

} // namespace odori
