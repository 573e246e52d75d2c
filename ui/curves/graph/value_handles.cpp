// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_handles.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

/// A curve between two values that are closer than this has no visible shape, so it has no handle.
constexpr double leastRise = 1e-4;

double held(std::uint8_t coordinate)
{
    return std::min<double>(coordinate, 127.0); // a larger coordinate in a file counts as 127
}

/// The last keys of the segments that begin or end at a selected key.
std::vector<std::size_t> segmentEnds(
    std::span<const std::uint32_t> keys, std::span<const std::uint32_t> selected)
{
    std::vector<std::size_t> ends;
    for (const std::uint32_t frame : selected) {
        const auto found = std::lower_bound(keys.begin(), keys.end(), frame);
        if (found == keys.end() || *found != frame)
            continue;
        const auto index = static_cast<std::size_t>(found - keys.begin());
        for (const std::size_t end : {index, index + 1})
            if (end < keys.size() && keys[end] > 0 && (ends.empty() || ends.back() < end))
                ends.push_back(end);
    }
    return ends;
}

void addHandles(std::vector<GraphHandle>& handles, const mmd::ValueSamples& samples,
    const GraphLine& line, std::size_t end, bool isInStrip)
{
    const auto curve = curveIndex(samples.id().kind, line.channel);
    const auto number = lineOf(samples.id().kind, line.channel);
    if (!curve || !number)
        return;
    const auto keys = samples.keyFrames();
    GraphHandle handle{.line = line, .track = samples.id(), .frame = keys[end], .curve = *curve};
    handle.isInStrip = isInStrip;
    handle.firstFrame = end > 0 ? double(keys[end - 1]) : 0.0;
    handle.lastFrame = double(keys[end]);
    handle.firstValue = samples.evaluate(handle.firstFrame)[*number];
    handle.lastValue = samples.evaluate(handle.lastFrame)[*number];
    if (!isInStrip && std::abs(handle.lastValue - handle.firstValue) < leastRise)
        return;
    const mmd::BezierCurve shape = samples.curve(end, *curve);
    handle.position = {held(shape.x1), held(shape.y1)};
    handles.push_back(handle);
    handle.index = 1;
    handle.position = {held(shape.x2), held(shape.y2)};
    handles.push_back(handle);
}

} // namespace

std::vector<GraphHandle> handlesOf(
    const ValueGraph& graph, const mmd::Selection& selection, std::optional<std::size_t> stripTrack)
{
    std::vector<GraphHandle> handles;
    if (selection.keyCount() > mostHandledKeys)
        return handles;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        if (!graph.isEditable(track))
            continue;
        const mmd::ValueSamples& samples = graph.track(track);
        const auto ends = segmentEnds(samples.keyFrames(), selection.framesOf(samples.id()));
        bool hasStrip = false;
        for (const mmd::KeyNumber channel : samples.channels()) {
            if (!graph.shows({track, channel}))
                continue;
            if (isRotation(channel) && (hasStrip || track != stripTrack))
                continue;
            hasStrip = hasStrip || isRotation(channel);
            for (const std::size_t end : ends)
                addHandles(handles, samples, {track, channel}, end, isRotation(channel));
        }
    }
    return handles;
}

} // namespace odori
