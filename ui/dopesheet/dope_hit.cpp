// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_hit.h"

#include "ui/dopesheet/dope_canvas.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;
using Part = DopeHit::Part;

constexpr double handleReach = 5.0;
constexpr double edgeReach = 4.0;
constexpr int markerReach = 5;

/// Finds the frame of `frames` whose key is nearest to `x`, if it is close enough.
void findNearest(RowFrames frames, const TimeAxis& axis, double x, double& nearest, DopeHit& hit)
{
    const auto after = std::lower_bound(frames.begin(), frames.end(), axis.frame(x),
        [](std::uint32_t a, double b) { return a < b; });
    const auto consider = [&](std::uint32_t frame) {
        const double distance = std::abs(axis.x(frame) - x);
        if (distance < nearest) {
            nearest = distance;
            hit.part = Part::Key;
            hit.frame = frame;
        }
    };
    if (after != frames.end())
        consider(*after);
    if (after != frames.begin())
        consider(*(after - 1));
}

/// The edge of the selected block at `at`, if there is one, and the distance to it.
std::optional<Part> edgeAt(const DopeCanvas& canvas, const QPoint& at, double& distance)
{
    const auto extent = canvas.selectionExtent();
    if (!extent || extent->first == extent->last)
        return std::nullopt;
    const QRectF block = canvas.view().blockOf(*extent);
    if (at.y() < block.top() || at.y() > block.bottom())
        return std::nullopt;
    const double first = std::abs(at.x() - block.left());
    const double last = std::abs(at.x() - block.right());
    distance = std::min(first, last);
    if (distance > edgeReach)
        return std::nullopt;
    return first < last ? Part::FirstEdge : Part::LastEdge;
}

DopeHit inHead(const DopeCanvas& canvas, const QPoint& at)
{
    DopeHit hit;
    if (at.x() < M::namesWidth) {
        hit.part = Part::Corner;
        return hit;
    }
    const TimeAxis& axis = canvas.view().axis();
    if (at.y() >= M::rulerHeight) {
        hit.part = Part::Marks;
        const auto& markers = canvas.document().scene().markers;
        const auto near =
            canvas.markers().between(at.x() - DopeMarkers::mostWidth, at.x() + markerReach);
        // Starts with the last one, because later markers are drawn over earlier ones.
        for (auto each = near.rbegin(); each != near.rend(); ++each) {
            const std::size_t index = *each;
            const double x = axis.x(markers[index].frame);
            if (at.x() < x - markerReach || at.x() > x + canvas.markers().widthOf(markers[index]))
                continue;
            hit.part = Part::Marker;
            hit.marker = index;
            hit.frame = markers[index].frame;
            break;
        }
        return hit;
    }
    hit.part = Part::Ruler;
    if (at.y() < M::rulerHeight - 9)
        return hit;
    const PlayRange range = canvas.playRange();
    const double first = std::abs(axis.x(range.first) - at.x());
    const double last = std::abs(axis.x(range.last) - at.x());
    if (std::min(first, last) <= handleReach)
        hit.part = last <= first ? Part::PlayLast : Part::PlayFirst;
    return hit;
}

} // namespace

DopeHit dopeHitAt(const DopeCanvas& canvas, const QPoint& at)
{
    if (at.y() < M::headHeight)
        return inHead(canvas, at);
    DopeHit hit;
    hit.row = canvas.view().rowAt(at.y());
    const RowList& rows = canvas.rows();
    const DopeRowsModel& model = canvas.model();
    if (at.x() < M::namesWidth) {
        const bool isGroup = hit.row >= 0 && model.isGroup(rows.at(hit.row));
        hit.part = isGroup && at.x() < M::foldWidth ? Part::Fold : Part::Name;
        return hit;
    }
    double nearest = M::keyRadius + 1.0;
    if (hit.row >= 0) {
        if (const mmd::Motion* motion = canvas.motion())
            for (const mmd::TrackId* track : rows.tracksUnder(hit.row))
                findNearest(
                    mmd::framesOf(*motion, *track), canvas.view().axis(), at.x(), nearest, hit);
    }
    double distance = 0.0;
    if (const auto edge = edgeAt(canvas, at, distance); edge && distance < nearest)
        hit.part = *edge;
    return hit;
}

} // namespace odori
