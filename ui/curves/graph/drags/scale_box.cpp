// SPDX-License-Identifier: MIT
#include "ui/curves/graph/drags/scale_box.h"

#include "ui/curves/graph/value_canvas.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

constexpr double padding = 7.0, gripSize = 7.0, gripReach = 6.0; // pixels
constexpr double leastHeight = 1.0;                              ///< pixels of values that differ

/// The numbers of a track's lines at its selected keys, from the least to the most.
mmd::LineRanges rangesAt(const mmd::ValueSamples& samples, std::span<const std::uint32_t> frames)
{
    mmd::LineRanges ranges;
    for (const std::uint32_t frame : frames)
        ranges.add(frame < samples.sampledCount() ? samples.at(frame)
                                                  : mmd::sampleOf(samples.evaluate(double(frame))));
    return ranges;
}

} // namespace

QRectF ScaleBox::frame() const
{
    return area.adjusted(-padding, -padding, padding, padding);
}

std::vector<BoxGrip> ScaleBox::grips() const
{
    std::vector<BoxGrip> grips;
    const bool isWide = lastFrame > firstFrame, isHigh = area.height() > leastHeight;
    for (const int y : {-1, 0, 1})
        for (const int x : {-1, 0, 1})
            if ((x != 0 || y != 0) && (x == 0 || isWide) && (y == 0 || isHigh))
                grips.push_back({x, y});
    return grips;
}

QPointF ScaleBox::positionOf(BoxGrip grip) const
{
    const QRectF around = frame();
    return around.center() + QPointF(around.width() / 2.0 * grip.x, around.height() / 2.0 * grip.y);
}

std::optional<BoxGrip> ScaleBox::gripAt(const QPointF& at) const
{
    for (const BoxGrip& grip : grips()) {
        const QPointF off = positionOf(grip) - at;
        if (std::max(std::abs(off.x()), std::abs(off.y())) <= gripReach)
            return grip;
    }
    return std::nullopt;
}

std::optional<ScaleBox> scaleBoxOf(const ValueCanvas& canvas)
{
    const ValueGraph& graph = canvas.graph();
    ScaleBox box{.firstFrame = std::numeric_limits<double>::max(), .lastFrame = -1.0, .area = {}};
    double top = std::numeric_limits<double>::max(), bottom = -top;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::ValueSamples& samples = graph.track(track);
        const auto frames = canvas.document().selection().framesOf(samples.id());
        if (frames.empty() || !graph.isEditable(track))
            continue;
        box.firstFrame = std::min(box.firstFrame, double(frames.front()));
        box.lastFrame = std::max(box.lastFrame, double(frames.back()));
        const mmd::LineRanges ranges = rangesAt(samples, frames);
        for (std::size_t number = 0; number < samples.channels().size(); ++number) {
            const GraphLine line{track, samples.channels()[number]};
            if (!graph.shows(line))
                continue;
            top = std::min(top, canvas.y(line, double(ranges.most[number])));
            bottom = std::max(bottom, canvas.y(line, double(ranges.least[number])));
        }
    }
    if (box.lastFrame < box.firstFrame)
        return std::nullopt;
    const TimeAxis& time = canvas.axes().time;
    box.area = QRectF(QPointF(time.x(box.firstFrame), top), QPointF(time.x(box.lastFrame), bottom));
    if (box.grips().empty())
        return std::nullopt;
    return box;
}

void paintScaleBox(QPainter& painter, const ValueCanvas& canvas, const ScaleBox& box)
{
    const Theme& theme = themeOf(canvas.palette());
    painter.setClipRect(canvas.graphArea());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accentBright, 1.0, Qt::DashLine));
    painter.drawRect(box.frame());
    painter.setPen(QPen(theme.accentBright, 1.2));
    painter.setBrush(theme.field);
    for (const BoxGrip& grip : box.grips()) {
        QRectF square(0.0, 0.0, gripSize, gripSize);
        square.moveCenter(box.positionOf(grip));
        painter.drawRect(square);
    }
    painter.setClipping(false);
}

} // namespace odori
