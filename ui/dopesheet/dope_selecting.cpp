// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_selecting.h"

#include "ui/dopesheet/dope_canvas.h"

#include <algorithm>

namespace odori {

DopeSelecting::DopeSelecting(DopeCanvas& canvas)
    : m_canvas(canvas)
{
}

void DopeSelecting::put(mmd::Selection more, mmd::Choosing how)
{
    Document& document = m_canvas.document();
    document.select(mmd::chosen(document.selection(), std::move(more), how));
}

mmd::Selection DopeSelecting::keysAt(int row, std::uint32_t frame) const
{
    const mmd::Motion* motion = m_canvas.motion();
    if (!motion)
        return {};
    return mmd::keysBetween(*motion, m_canvas.rows().tracksOf(row), frame, frame);
}

bool DopeSelecting::isSelected(int row, std::uint32_t frame) const
{
    const mmd::Selection wanted = keysAt(row, frame);
    const mmd::Selection& selection = m_canvas.document().selection();
    return !wanted.keys.empty() &&
           std::all_of(wanted.keys.begin(), wanted.keys.end(),
               [&](const mmd::TrackKeys& keys) { return selection.hasKey(keys.track, frame); });
}

mmd::Selection DopeSelecting::block(
    int firstRow, int lastRow, std::uint32_t first, std::uint32_t last) const
{
    const mmd::Motion* motion = m_canvas.motion();
    const RowList& rows = m_canvas.rows();
    firstRow = std::max(firstRow, 0);
    lastRow = std::min(lastRow, rows.size() - 1); // there is space below the rows
    if (!motion || first > last || firstRow > lastRow)
        return {};
    return mmd::keysBetween(*motion,
        firstRow == lastRow ? rows.tracksOf(firstRow) : rows.tracksBetween(firstRow, lastRow),
        first, last);
}

mmd::Selection DopeSelecting::columns(std::uint32_t first, std::uint32_t last) const
{
    const mmd::Motion* motion = m_canvas.motion();
    return motion ? mmd::keysBetween(*motion, m_canvas.rows().allTracks(), first, last)
                  : mmd::Selection{};
}

void DopeSelecting::pickKey(int row, std::uint32_t frame, Qt::KeyboardModifiers modifiers)
{
    using enum mmd::Choosing;
    const bool adds = modifiers & Qt::ControlModifier;
    const int anchor = m_anchor ? m_canvas.rows().rowOf(*m_anchor) : -1;
    if (modifiers & Qt::ShiftModifier && anchor >= 0) {
        put(block(std::min(anchor, row), std::max(anchor, row), std::min(m_anchorFrame, frame),
                std::max(m_anchorFrame, frame)),
            adds ? Add : Replace);
        return;
    }
    m_anchor = m_canvas.rows().idOf(row); // before a filter by the selection hides other rows
    m_anchorFrame = frame;
    put(keysAt(row, frame), !adds ? Replace : isSelected(row, frame) ? Remove : Add);
}

mmd::Selection DopeSelecting::tracksFromAnchor(int row, bool extends) const
{
    const RowList& rows = m_canvas.rows();
    const int found = extends && m_anchor ? rows.rowOf(*m_anchor) : -1;
    const int anchor = found < 0 ? row : found;
    auto tracks = anchor == row ? rows.tracksOf(row) // the tracks of an unfolded group too
                                : rows.tracksBetween(std::min(anchor, row), std::max(anchor, row));
    std::sort(tracks.begin(), tracks.end());
    return {std::move(tracks), {}};
}

void DopeSelecting::pickRow(int row, Qt::KeyboardModifiers modifiers)
{
    using enum mmd::Choosing;
    const bool extends = modifiers & Qt::ShiftModifier;
    const bool adds = modifiers & Qt::ControlModifier;
    mmd::Selection more = tracksFromAnchor(row, extends);
    if (!extends)
        m_anchor = m_canvas.rows().idOf(row);
    const mmd::Selection& now = m_canvas.document().selection();
    const bool all = std::all_of(more.tracks.begin(), more.tracks.end(),
        [&](const mmd::TrackId& track) { return now.hasTrack(track); });
    m_beforePick = now;
    m_canvas.document().select(mmd::picked(now, more.tracks,
        !adds             ? Replace
        : extends || !all ? Add
                          : Remove));
}

void DopeSelecting::pickKeysOf(int row, Qt::KeyboardModifiers modifiers)
{
    const bool adds = modifiers & Qt::ControlModifier;
    mmd::Selection keys = block(row, row, 0, mmd::endOfTime);
    keys.tracks = tracksFromAnchor(row, false).tracks; // also tracks without keys
    m_anchor = m_canvas.rows().idOf(row);
    // The first click of the double click selected the row and deselected the keys.
    m_canvas.document().select(mmd::chosen(
        m_beforePick, std::move(keys), adds ? mmd::Choosing::Add : mmd::Choosing::Replace));
}

} // namespace odori
