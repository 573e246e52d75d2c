// SPDX-License-Identifier: MIT
// Paints the keys and drafts of one row. First they are collected by device pixel, so that the cost
// depends on the pixels and not on the number of keys.
#include "ui/dopesheet/painting/dope_painter.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

/// The content of a column of device pixels.
enum Content : std::uint8_t { hasKey = 1, hasSelected = 2, hasCross = 4 };

/// The device pixels of the visible part of a row, and a margin for marks that are only partly
/// visible.
class Columns {
public:
    Columns(const DopePaint& paint, double margin)
        : m_cells(paint.cache.columns)
        , m_ratio(paint.painter.device()->devicePixelRatioF())
        , m_perFrame(paint.axis().pixelsPerFrame * m_ratio)
    {
        const QRectF keys = QRectF(paint.keys()).adjusted(-margin, 0, margin, 0);
        m_left = std::floor(keys.left() * m_ratio);
        m_frameOffset = paint.axis().x(0.0) * m_ratio - m_left + 0.5;
        const double from = paint.axis().frame(keys.left());
        const double to = paint.axis().frame(keys.right());
        m_isEmpty = to < 0.0;
        m_first = std::uint32_t(std::clamp(std::ceil(from), 0.0, 4294967295.0));
        m_last = std::uint32_t(std::clamp(std::floor(to), 0.0, 4294967295.0));
        m_cells.assign(std::size_t(std::max(0.0, std::ceil(keys.width() * m_ratio) + 2.0)), 0);
    }

    [[nodiscard]] RowFrames visible(RowFrames frames) const
    {
        if (m_isEmpty)
            return {};
        const auto first = std::lower_bound(frames.begin(), frames.end(), m_first);
        return {first, std::upper_bound(first, frames.end(), m_last)};
    }

    /// Marks frames, which must be in the visible part.
    void mark(RowFrames frames, std::uint8_t content)
    {
        // With far more keys than pixels, a search for each pixel is faster than a visit of each
        // key.
        if (frames.size() > 8 * m_cells.size()) {
            for (auto at = frames.begin(); at != frames.end();) {
                const std::size_t cell = cellOf(*at);
                m_cells[cell] |= content;
                const double next = (double(cell) + 1.0 - m_frameOffset) / m_perFrame;
                at = std::lower_bound(
                    at + 1, frames.end(), next, [](std::uint32_t a, double b) { return a < b; });
            }
            return;
        }
        for (const std::uint32_t frame : frames)
            m_cells[cellOf(frame)] |= content;
    }
    void mark(std::uint32_t frame, std::uint8_t content) { m_cells[cellOf(frame)] |= content; }

    [[nodiscard]] const std::vector<std::uint8_t>& cells() const { return m_cells; }
    [[nodiscard]] double x(std::size_t cell) const { return (m_left + double(cell)) / m_ratio; }
    [[nodiscard]] double cellsOf(double pixels) const { return pixels * m_ratio; }

private:
    [[nodiscard]] std::size_t cellOf(std::uint32_t frame) const
    {
        const auto cell = std::int64_t(double(frame) * m_perFrame + m_frameOffset);
        return std::size_t(std::clamp<std::int64_t>(cell, 0, std::int64_t(m_cells.size()) - 1));
    }

    std::vector<std::uint8_t>& m_cells;
    double m_ratio, m_perFrame;
    double m_left = 0.0;        ///< device pixel of the first cell
    double m_frameOffset = 0.0; ///< cell of frame 0, before rounding down
    std::uint32_t m_first = 0, m_last = 0;
    bool m_isEmpty = false;
};

void markCrosses(Columns& columns, const mmd::Motion& motion, const mmd::TrackId& track)
{
    const auto* bone = mmd::findBoneTrack(motion, track.name);
    if (track.kind != mmd::TrackKind::Bone || !bone)
        return;
    const RowFrames visible = columns.visible(bone->frames());
    const auto first = std::size_t(visible.data() - bone->frames().data());
    for (std::size_t key = 0; key < visible.size(); ++key)
        if (!mmd::isPhysicsOn(bone->interpolation(first + key)))
            columns.mark(visible[key], hasCross);
}

KeyMarks::Kind kindOf(std::uint8_t content, bool isGroup)
{
    if (isGroup)
        return content & hasSelected ? KeyMarks::SelectedGroup : KeyMarks::Group;
    if (content & hasCross)
        return content & hasSelected ? KeyMarks::SelectedCross : KeyMarks::Cross;
    return content & hasSelected ? KeyMarks::SelectedKey : KeyMarks::Key;
}

/// Draws the collected columns: single marks, or a bar if they would overlap.
int drawColumns(const DopePaint& paint, const Columns& columns, int row, bool isGroup)
{
    const KeyMarks& marks = paint.cache.marks;
    const double reach = columns.cellsOf(marks.radius());
    const double y = paint.rowMiddle(row);
    const auto& cells = columns.cells();
    int count = 0;
    std::uint8_t content = 0; // content of the current run; 0: none
    std::size_t first = 0, last = 0;
    const auto close = [&] {
        if (content == 0)
            return;
        const KeyMarks::Kind kind = kindOf(content, isGroup);
        marks.drawRun(paint.painter, kind, columns.x(first), columns.x(last), y);
    };
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] == 0)
            continue;
        ++count;
        const bool isNear = content != 0 && double(cell - last) < reach;
        if (isNear && cells[cell] == content) {
            last = cell;
            continue;
        }
        // If two neighbours differ, the pixels between them belong to the selected one.
        if (isNear && cell - last < 2 && !(cells[cell] & hasSelected))
            continue;
        close();
        content = cells[cell];
        first = last = cell;
    }
    close();
    return count;
}

double radiusFor(double pixelsPerFrame)
{
    return pixelsPerFrame >= 4.0   ? M::keyRadius
           : pixelsPerFrame >= 2.0 ? M::keyRadius - 1.0
           : pixelsPerFrame >= 0.8 ? M::keyRadius - 2.0
                                   : M::keyRadius - 3.0;
}

void drawDrafts(const DopePaint& paint, int row, const mmd::TrackId& track)
{
    const mmd::Scene& scene = paint.canvas.document().scene();
    const TimeAxis& axis = paint.axis();
    const QRect keys = paint.keys();
    const auto drafts = mmd::draftsOf(mmd::draftsOf(scene, scene.active), track);
    const auto isBefore = [](const mmd::Draft& draft, double frame) { return draft.frame < frame; };
    auto at = std::lower_bound(
        drafts.begin(), drafts.end(), axis.frame(keys.left() - M::keyRadius), isBefore);
    while (at != drafts.end() && axis.pixel(at->frame) < keys.right() + M::keyRadius) {
        const int x = axis.pixel(at->frame);
        paint.cache.marks.draw(paint.painter, KeyMarks::Draft, x, paint.rowMiddle(row));
        at = std::lower_bound(at + 1, drafts.end(), axis.frame(x + 0.5), isBefore); // next pixel
    }
}

/// A ring with a cross: the shape says it without its colour, too.
void drawReplaced(QPainter& painter, const QPointF& at)
{
    constexpr double ring = M::keyRadius + 2.5, arm = M::keyRadius - 2.0;
    painter.drawEllipse(at, ring, ring);
    painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
    painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
}

} // namespace

void paintDopeReplaced(const DopePaint& paint, int row, const mmd::Selection& replaced)
{
    constexpr double leastStep = 3.0; ///< pixels; nearer marks could not be distinguished
    const DopeCanvas& canvas = paint.canvas;
    const TimeAxis& axis = paint.axis();
    const QRect keys = paint.keys();
    paint.painter.setRenderHint(QPainter::Antialiasing);
    paint.painter.setBrush(Qt::NoBrush);
    paint.painter.setPen(QPen(paint.theme().currentFrame, 1.6));
    const auto draw = [&](const mmd::TrackId& track) {
        const auto frames = replaced.framesOf(track);
        const auto isBefore = [](std::uint32_t frame, double other) { return frame < other; };
        auto at = std::lower_bound(
            frames.begin(), frames.end(), axis.frame(keys.left() - 2 * M::keyRadius), isBefore);
        while (at != frames.end() && axis.pixel(*at) < keys.right() + 2 * M::keyRadius) {
            const int x = axis.pixel(*at);
            drawReplaced(paint.painter, QPointF(x, paint.rowMiddle(row)));
            at = std::lower_bound(at + 1, frames.end(), axis.frame(x + leastStep), isBefore);
        }
    };
    if (const mmd::TrackId* own = canvas.model().track(canvas.rows().at(row)))
        draw(*own);
    else
        for (const mmd::TrackId* track : canvas.rows().tracksUnder(row))
            draw(*track);
    paint.painter.setRenderHint(QPainter::Antialiasing, false);
}

int paintDopeKeys(const DopePaint& paint, int row)
{
    const DopeCanvas& canvas = paint.canvas;
    const mmd::Motion* motion = canvas.motion();
    if (!motion)
        return 0;
    paint.cache.marks.prepare(paint.theme(), radiusFor(paint.axis().pixelsPerFrame),
        paint.painter.device()->devicePixelRatioF());
    const mmd::Selection& selection = canvas.document().selection();
    Columns columns(paint, M::keyRadius + 1.0);
    const mmd::TrackId* own = canvas.model().track(canvas.rows().at(row));
    const auto gather = [&](const mmd::TrackId& track) {
        columns.mark(columns.visible(mmd::framesOf(*motion, track)), hasKey);
        columns.mark(columns.visible(selection.framesOf(track)), hasSelected);
    };
    if (!own) {
        for (const mmd::TrackId* track : canvas.rows().tracksUnder(row))
            gather(*track);
        return drawColumns(paint, columns, row, true);
    }
    gather(*own);
    markCrosses(columns, *motion, *own);
    const auto frames = mmd::framesOf(*motion, *own);
    if (own->kind <= mmd::TrackKind::Morph && !frames.empty() && frames.front() > 0)
        paint.cache.marks.draw(paint.painter, KeyMarks::Implicit, std::round(paint.axis().x(0.0)),
            paint.rowMiddle(row)); // the key that MMD has there
    const int count = drawColumns(paint, columns, row, false);
    drawDrafts(paint, row, *own);
    return count;
}

} // namespace odori
