// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_painter.h"

#include "ui/curves/channel_buttons.h"
#include "ui/theme/theme.h"
#include "ui/theme/track_colours.h"
#include "ui/timeline/ticks.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double visibleError = 0.2;         ///< device pixels
constexpr double leastMarkSpacing = 8.0;     ///< widget pixels; keys that are denser have no marks
constexpr std::size_t mostMarkedKeys = 1000; ///< of all tracks; more marks would hide the lines

constexpr std::size_t stripeColumns = 128; ///< drawn at a time
constexpr double ghostFading = 0.6;        ///< towards the background
constexpr double lockFading = 0.5;

QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto mix = [&](int x, int y) { return int(std::lround(x + (y - x) * part)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// The part of `frames` whose marks are at least partly in the picture and whose values are known.
std::span<const std::uint32_t> visibleFrames(const GraphPicture& picture,
    const mmd::ValueSamples& samples, std::span<const std::uint32_t> frames)
{
    const mmd::ColumnWindow window = picture.window();
    const double margin = 8.0 * picture.ratio * window.framesPerColumn;
    const double end =
        std::min(window.frame(double(window.count)) + margin, double(samples.shownCount()));
    const auto isBefore = [](std::uint32_t frame, double at) { return double(frame) < at; };
    const auto first =
        std::lower_bound(frames.begin(), frames.end(), window.firstFrame - margin, isBefore);
    return {first, std::lower_bound(first, frames.end(), end, isBefore)};
}

} // namespace

QColor valueColour(const Theme& theme, mmd::KeyNumber channel)
{
    switch (channel) {
    case mmd::KeyNumber::X:
        return theme.x;
    case mmd::KeyNumber::Y:
        return theme.y;
    case mmd::KeyNumber::Z:
        return theme.z;
    case mmd::KeyNumber::RotationX:
        return mixed(theme.x, theme.text, 0.5);
    case mmd::KeyNumber::RotationY:
        return mixed(theme.y, theme.text, 0.5);
    case mmd::KeyNumber::RotationZ:
        return mixed(theme.z, theme.text, 0.5);
    case mmd::KeyNumber::Weight:
        return theme.accentBright;
    case mmd::KeyNumber::Distance:
        return channelColour(theme, int(mmd::CameraChannel::Distance));
    default: // the field of view; the other channels have no line
        return channelColour(theme, int(mmd::CameraChannel::FieldOfView));
    }
}

QColor lineColour(const Theme& theme, const ValueGraph& graph, const GraphLine& line)
{
    QColor colour = valueColour(theme, line.channel);
    const TrackLook& look = graph.look(line.track);
    if (graph.isColouredByTrack() && graph.trackCount() > 1) {
        colour = trackColour(theme, look.colour);
        if (line.channel == mmd::KeyNumber::X || line.channel == mmd::KeyNumber::RotationX)
            colour = mixed(colour, theme.text, 0.35);
        else if (line.channel == mmd::KeyNumber::Z || line.channel == mmd::KeyNumber::RotationZ)
            colour = mixed(colour, theme.field, 0.3);
    }
    return look.isLocked ? mixed(colour, theme.field, lockFading) : colour;
}

ValueRaster::Shape markShape(mmd::KeyNumber channel)
{
    switch (quantityOf(channel)) {
    case mmd::Quantity::Length:
        return ValueRaster::Shape::Diamond;
    case mmd::Quantity::Angle:
        return ValueRaster::Shape::Disc;
    case mmd::Quantity::Weight:
    case mmd::Quantity::Ratio:
        break;
    }
    return ValueRaster::Shape::Square;
}

mmd::ColumnWindow GraphPicture::window() const
{
    return {axes.time.frame(area.left()), 1.0 / (axes.time.pixelsPerFrame * ratio),
        std::size_t(std::max(0.0, std::ceil(area.width() * ratio)))};
}

const QImage& ValuePainter::paint(const GraphPicture& picture)
{
    m_raster.reset(int(std::ceil(picture.area.width() * picture.ratio)),
        int(std::ceil(picture.area.height() * picture.ratio)), picture.theme.field.rgb());
    for (Entry& entry : m_entries)
        entry.isUsed = false;
    paintGrid(picture);
    paintLines(picture);
    std::erase_if(m_entries, [](const Entry& entry) { return !entry.isUsed; });
    m_raster.copyTo(m_image);
    m_image.setDevicePixelRatio(picture.ratio);
    return m_image;
}

void ValuePainter::paintGrid(const GraphPicture& picture)
{
    const int width = m_raster.width(), height = m_raster.height();
    const QRgb line = picture.theme.dim.rgb();
    const int thick = std::max(1, int(std::lround(picture.ratio)));
    const TimeAxis& time = picture.axes.time;
    const double right = picture.area.left() + width / picture.ratio;
    const auto x = [&](double frame) { // clamped to the picture and one pixel around it
        const double inside = (time.x(frame) - picture.area.left()) * picture.ratio;
        return int(std::lround(std::clamp(inside, -1.0, width + 1.0)));
    };
    const Ticks frames = ticksBetween(
        std::max(0.0, time.frame(picture.area.left())), time.frame(right), time.step(64.0));
    for (int tick = 0; tick < frames.count; ++tick)
        m_raster.fill({x(frames.value(tick)), 0, thick, height}, line, 0.14f);
    const auto grid = picture.graph.isNormalized() ? mmd::Quantity::Ratio
                                                   : gridQuantity(picture.graph.shownChannels());
    const ValueScale& scale = picture.axes.scale(grid);
    const double rise = gridStep(scale.pixelsPerUnit, gridPixels);
    const double top = picture.axes.value(grid, picture.area.top());
    const double bottom = picture.axes.value(grid, picture.area.top() + picture.area.height());
    const Ticks values = ticksBetween(bottom, top, rise);
    for (int tick = 0; tick < values.count; ++tick)
        m_raster.fill({0, int(std::lround(picture.y(scale, values.value(tick)))), width, thick},
            line, values.number(tick) == 0.0 ? 0.45f : 0.14f);
    if (x(0.0) > 0) // the area before frame 0
        m_raster.fill({0, 0, x(0.0), height}, picture.theme.window.rgb(), 0.75f);
}

const std::vector<mmd::LineRanges>& ValuePainter::columnsOf(
    const GraphPicture& picture, const Source& source)
{
    const mmd::ValueSamples& samples = source.samples;
    auto entry = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& each) {
        return each.isGhost == source.isGhost && each.track == samples.id();
    });
    if (entry == m_entries.end()) {
        entry = m_entries.insert(m_entries.end(), Entry());
        entry->track = samples.id();
        entry->isGhost = source.isGhost;
    }
    entry->isUsed = true;
    const mmd::ColumnWindow window = picture.window();
    mmd::LineValues tolerance{};
    tolerance.fill(1e30);
    for (std::size_t line = 0; line < samples.channels().size(); ++line)
        if (const GraphLine each{source.track, samples.channels()[line]}; picture.graph.shows(each))
            tolerance[line] =
                visibleError /
                (picture.graph.scaleOf(picture.axes, each).pixelsPerUnit * picture.ratio);
    const bool isFine = window.framesPerColumn * mmd::subFrameColumns <= 1.0;
    if (entry->revision != samples.revision() || !(entry->window == window) ||
        (isFine && entry->tolerance != tolerance)) {
        mmd::fillColumns(samples, window, tolerance, entry->columns);
        entry->revision = samples.revision();
        entry->window = window;
        entry->tolerance = tolerance;
    }
    return entry->columns;
}

/// Draws all lines in some columns before the next columns, so that their pixels stay in the L1
/// cache.
void ValuePainter::paintLines(const GraphPicture& picture)
{
    m_plans.clear();
    const ValueGraph& graph = picture.graph;
    for (const mmd::ValueSamples& ghost : graph.ghosts().curves())
        if (const auto track = graph.find(ghost.id()); track && picture.hasGhosts)
            for (const mmd::KeyNumber channel : ghost.channels())
                planLine(picture, {*track, ghost, true}, channel);
    for (std::size_t track = 0; track < graph.trackCount(); ++track)
        for (const mmd::KeyNumber channel : graph.track(track).channels())
            if (const GraphLine line{track, channel}; picture.active != line)
                planLine(picture, {track, graph.track(track)}, channel);
    if (picture.active && picture.active->track < graph.trackCount())
        planLine(picture, {picture.active->track, graph.track(picture.active->track)},
            picture.active->channel);
    const mmd::ColumnWindow window = picture.window();
    const bool isCurve = window.framesPerColumn <= 0.5;
    for (std::size_t first = 0; first < window.count; first += stripeColumns)
        for (const LinePlan& plan : m_plans)
            drawStripe(plan, first, std::min(first + stripeColumns, window.count), isCurve);
    paintMarks(picture);
}

void ValuePainter::planLine(
    const GraphPicture& picture, const Source& source, mmd::KeyNumber channel)
{
    const GraphLine line{source.track, channel};
    const auto number = lineOf(source.samples.id().kind, channel);
    if (!number || !picture.graph.shows(line))
        return;
    const ValueScale scale = picture.graph.scaleOf(picture.axes, line);
    const double halfWidth = source.isGhost ? 0.5 : picture.active == line ? 1.1 : 0.65;
    const QColor colour = lineColour(picture.theme, picture.graph, line);
    // Values are relative to the middle of the picture, where floats are exact to the pixel.
    m_plans.push_back({.columns = columnsOf(picture, source), // stays valid if entries move
        .number = *number,
        .perUnit = float(scale.pixelsPerUnit * picture.ratio),
        .zero = float(picture.y(scale, scale.middle)),
        .middle = float(scale.middle),
        .halfWidth = float(halfWidth * picture.ratio),
        .colour =
            (source.isGhost ? mixed(colour, picture.theme.field, ghostFading) : colour).rgb()});
}

void ValuePainter::drawStripe(
    const LinePlan& plan, std::size_t first, std::size_t last, bool isCurve)
{
    const auto y = [zero = plan.zero, middle = plan.middle, perUnit = plan.perUnit](float value) {
        return std::clamp(zero - (value - middle) * perUnit, -1e5f, 1e5f);
    };
    std::array<ColumnSpan, stripeColumns + 2> spans;
    const std::size_t begin = first > 0 ? first - 1 : 0;
    const std::size_t end = std::min(last + 1, plan.columns.size());
    for (std::size_t column = begin; column < end; ++column) {
        const float least = plan.columns[column].least[plan.number];
        const float most = plan.columns[column].most[plan.number];
        spans[column + 1 - first] = least > most ? ColumnSpan() : ColumnSpan{y(most), y(least)};
    }
    m_raster.drawLine(
        std::span(spans).first(last - first + 2), int(first), plan.colour, plan.halfWidth, isCurve);
}

void ValuePainter::paintMarks(const GraphPicture& picture)
{
    const ValueGraph& graph = picture.graph;
    m_marks.clear();
    std::size_t count = 0, selectedCount = 0;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::ValueSamples& samples = graph.track(track);
        const auto selected = picture.selection.framesOf(samples.id());
        count += visibleFrames(picture, samples, samples.keyFrames()).size();
        selectedCount += visibleFrames(picture, samples, selected).size();
    }
    const double room = double(picture.area.width()) / leastMarkSpacing;
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::ValueSamples& samples = graph.track(track);
        const bool isActive = picture.active && picture.active->track == track;
        const auto keys = visibleFrames(picture, samples, samples.keyFrames());
        if (double(keys.size()) <= room && (isActive || count <= mostMarkedKeys))
            drawMarks(picture, track, keys, Marks::Keys);
    }
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        const mmd::ValueSamples& samples = graph.track(track);
        const auto selected =
            visibleFrames(picture, samples, picture.selection.framesOf(samples.id()));
        const bool isDense = double(selected.size()) > room || selectedCount > mostMarkedKeys;
        drawMarks(picture, track, selected, isDense ? Marks::DenseSelected : Marks::Selected);
    }
}

void ValuePainter::drawMarks(const GraphPicture& picture, std::size_t track,
    std::span<const std::uint32_t> frames, Marks kind)
{
    const mmd::ValueSamples& samples = picture.graph.track(track);
    const mmd::ColumnWindow window = picture.window();
    const double radius = (kind == Marks::Keys ? 2.8 : 3.8) * picture.ratio;
    const int dot = std::max(2, int(std::lround(2.0 * picture.ratio)));
    const double stride = kind == Marks::DenseSelected ? 2.0 * dot : radius;
    const QRgb rim = picture.theme.field.rgb();
    for (auto frame = frames.begin(); frame != frames.end();) {
        const double x = window.column(double(*frame));
        for (std::size_t line = 0; line < samples.channels().size(); ++line) {
            const mmd::KeyNumber channel = samples.channels()[line];
            const GraphLine each{track, channel};
            if (!picture.graph.shows(each))
                continue;
            const double y = picture.y(
                picture.graph.scaleOf(picture.axes, each), double(samples.at(*frame)[line]));
            const QColor colour = kind == Marks::Keys
                                      ? lineColour(picture.theme, picture.graph, each)
                                      : picture.theme.selectedKey;
            if (kind != Marks::DenseSelected) {
                m_raster.drawMark({x, y, markShape(channel), radius}, colour.rgb(), rim);
                m_marks.push_back(QPointF(picture.area.topLeft()) + QPointF(x, y) / picture.ratio);
            } else if (y > -dot && y < m_raster.height())
                m_raster.fill({int(x) - dot / 2, int(y) - dot / 2, dot, dot}, colour.rgb());
        }
        // If marks would overlap, only one of them is drawn.
        const double next = std::max(0.0, window.frame(std::floor(x) + stride));
        const auto further =
            std::lower_bound(frame + 1, frames.end(), std::uint32_t(std::min(next, 4e9)));
        frame = further;
    }
}

} // namespace odori
