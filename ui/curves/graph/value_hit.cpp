// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_hit.h"

#include "ui/curves/graph/value_canvas.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double keyReach = 7.0, lineReach = 5.0, handleReach = 8.0;

/// Visits the shown lines that are not locked, each with its index among the track's lines.
template <class Visit>
void forEachFreeLine(const ValueGraph& graph, std::size_t track, Visit visit)
{
    if (!graph.isEditable(track))
        return;
    const auto channels = graph.track(track).channels();
    for (std::size_t number = 0; number < channels.size(); ++number)
        if (const GraphLine line{track, channels[number]}; graph.shows(line))
            visit(line, number);
}

/// The keys between two frames, if their values are sampled.
std::span<const std::uint32_t> keysBetween(
    const mmd::ValueSamples& samples, double first, double last)
{
    const auto keys = samples.keyFrames();
    const auto isBefore = [](std::uint32_t frame, double at) { return double(frame) < at; };
    const auto begin = std::lower_bound(keys.begin(), keys.end(), first, isBefore);
    const double end = std::min(std::floor(last) + 1.0, double(samples.shownCount()));
    return {begin, std::max(begin, std::lower_bound(begin, keys.end(), end, isBefore))};
}

bool findGrip(const ValueCanvas& canvas, const QPointF& at, ValueHit& hit)
{
    const auto& box = canvas.scaleBox();
    const auto grip =
        box && canvas.graphArea().contains(at.toPoint()) ? box->gripAt(at) : std::nullopt;
    if (!grip)
        return false;
    hit.part = ValueHit::Part::Box;
    hit.grip = *grip;
    return true;
}

bool findHandle(const ValueCanvas& canvas, const QPointF& at, ValueHit& hit)
{
    double best = handleReach;
    for (const GraphHandle& handle : canvas.handles()) {
        const QPointF off = canvas.positionOf(handle) - at;
        if (const double far = std::hypot(off.x(), off.y()); far < best) {
            best = far;
            hit.part = ValueHit::Part::Handle;
            hit.handle = handle;
            hit.line = handle.line;
        }
    }
    return hit.part == ValueHit::Part::Handle;
}

bool findKey(const ValueCanvas& canvas, const QPointF& at, ValueHit& hit)
{
    const ValueGraph& graph = canvas.graph();
    const TimeAxis& time = canvas.axes().time;
    double best = keyReach;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::ValueSamples& samples = graph.track(track);
        const auto keys =
            keysBetween(samples, time.frame(at.x() - keyReach), time.frame(at.x() + keyReach));
        for (const std::uint32_t frame : keys)
            forEachFreeLine(graph, track, [&](const GraphLine& line, std::size_t number) {
                const double y = canvas.y(line, double(samples.at(frame)[number]));
                double far = std::hypot(time.x(double(frame)) - at.x(), y - at.y());
                if (far >= keyReach)
                    return;
                if (canvas.activeLine() == line) // if marks overlap, prefer the active line
                    far -= 1.0;
                if (far < best) {
                    best = far;
                    hit.part = ValueHit::Part::Key;
                    hit.line = line;
                    hit.frame = frame;
                }
            });
    }
    return hit.part == ValueHit::Part::Key;
}

void findLine(const ValueCanvas& canvas, const QPointF& at, ValueHit& hit)
{
    const ValueGraph& graph = canvas.graph();
    const double frame = canvas.axes().time.frame(at.x());
    if (frame < 0.0)
        return;
    double best = lineReach;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::LineValues values = graph.track(track).evaluate(frame);
        forEachFreeLine(graph, track, [&](const GraphLine& line, std::size_t number) {
            const double far = std::abs(canvas.y(line, values[number]) - at.y());
            if (far < best) {
                best = far;
                hit.part = ValueHit::Part::Line;
                hit.line = line;
            }
        });
    }
}

} // namespace

ValueHit valueHitAt(const ValueCanvas& canvas, const QPointF& at)
{
    ValueHit hit;
    if (at.y() < canvas.graphArea().top())
        hit.part = ValueHit::Part::Ruler;
    else if (findGrip(canvas, at, hit) || findHandle(canvas, at, hit))
        return hit;
    else if (canvas.stripArea().contains(at.toPoint()))
        hit.part = ValueHit::Part::Strip;
    else if (!findKey(canvas, at, hit))
        findLine(canvas, at, hit);
    return hit;
}

mmd::Selection keysInside(const ValueCanvas& canvas, const QRectF& area)
{
    mmd::Selection selection;
    const ValueGraph& graph = canvas.graph();
    const TimeAxis& time = canvas.axes().time;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::ValueSamples& samples = graph.track(track);
        mmd::TrackKeys found{samples.id(), {}};
        for (const std::uint32_t frame :
            keysBetween(samples, time.frame(area.left()), time.frame(area.right()))) {
            bool isInside = false;
            forEachFreeLine(graph, track, [&](const GraphLine& line, std::size_t number) {
                const double y = canvas.y(line, double(samples.at(frame)[number]));
                isInside = isInside || (y >= area.top() && y <= area.bottom());
            });
            if (isInside)
                found.frames.push_back(frame);
        }
        if (!found.frames.empty())
            selection.keys.push_back(std::move(found)); // the graph's tracks are sorted
    }
    return selection;
}

} // namespace odori
