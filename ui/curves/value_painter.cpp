// SPDX-License-Identifier: MIT
#include "ui/curves/value_painter.h"

#include "ui/curves/channel_buttons.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double visibleError = 0.2;     ///< device pixels
constexpr double leastMarkSpacing = 8.0; ///< widget pixels; keys that are denser have no marks

QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto mix = [&](int x, int y) { return int(std::lround(x + (y - x) * part)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

bool isShown(const ValueGraph& graph, ValueChannel channel)
{
    return (graph.shownChannels() & bitOf(channel)) != 0;
}

} // namespace

QColor valueColour(const Theme& theme, ValueChannel channel)
{
    switch (channel) {
    case ValueChannel::X:
        return theme.x;
    case ValueChannel::Y:
        return theme.y;
    case ValueChannel::Z:
        return theme.z;
    case ValueChannel::RotationX:
        return mixed(theme.x, theme.text, 0.5);
    case ValueChannel::RotationY:
        return mixed(theme.y, theme.text, 0.5);
    case ValueChannel::RotationZ:
        return mixed(theme.z, theme.text, 0.5);
    case ValueChannel::Weight:
        return theme.accentBright;
    case ValueChannel::Distance:
        return channelColour(theme, int(mmd::CameraChannel::Distance));
    case ValueChannel::FieldOfView:
        break;
    }
    return channelColour(theme, int(mmd::CameraChannel::FieldOfView));
}

ValueRaster::Shape markShape(ValueChannel channel)
{
    switch (quantityOf(channel)) {
    case Quantity::Length:
        return ValueRaster::Shape::Diamond;
    case Quantity::Angle:
        return ValueRaster::Shape::Disc;
    case Quantity::Weight:
        break;
    }
    return ValueRaster::Shape::Square;
}

ColumnWindow GraphPicture::window() const
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
    const auto x = [&](double frame) {
        return int(std::lround((time.x(frame) - picture.area.left()) * picture.ratio));
    };
    const double step = time.step(64.0);
    const double first = std::max(0.0, std::ceil(time.frame(picture.area.left()) / step));
    for (double at = first; x(at * step) < width; at += 1.0)
        m_raster.fill(x(at * step), 0, thick, height, line, 0.14f);
    const auto grid = gridQuantity(picture.graph.shownChannels());
    const double rise = gridStep(picture.axes.scale(grid).pixelsPerUnit, 34.0);
    const double top = picture.axes.value(grid, picture.area.top());
    const double bottom = picture.axes.value(grid, picture.area.top() + picture.area.height());
    for (double at = std::ceil(bottom / rise); at * rise <= top; at += 1.0)
        m_raster.fill(0, int(std::lround(picture.y(grid, at * rise))), width, thick, line,
            at == 0.0 ? 0.45f : 0.14f);
    if (x(0.0) > 0) // there is no time before frame 0
        m_raster.fill(0, 0, x(0.0), height, picture.theme.window.rgb(), 0.75f);
}

const std::vector<LineRanges>& ValuePainter::columnsOf(
    const GraphPicture& picture, const ValueSamples& samples)
{
    auto entry = std::find_if(m_entries.begin(), m_entries.end(),
        [&](const Entry& each) { return each.track == samples.id(); });
    if (entry == m_entries.end()) {
        entry = m_entries.insert(m_entries.end(), Entry());
        entry->track = samples.id();
    }
    entry->isUsed = true;
    const ColumnWindow window = picture.window();
    LineValues tolerance{};
    tolerance.fill(1e30);
    for (std::size_t line = 0; line < samples.channels().size(); ++line)
        if (isShown(picture.graph, samples.channels()[line]))
            tolerance[line] =
                visibleError /
                (picture.axes.scale(quantityOf(samples.channels()[line])).pixelsPerUnit *
                    picture.ratio);
    const bool isFine = window.framesPerColumn * subFrameColumns <= 1.0;
    if (entry->revision != samples.revision() || !(entry->window == window) ||
        (isFine && entry->tolerance != tolerance)) {
        fillColumns(samples, window, tolerance, entry->columns);
        entry->revision = samples.revision();
        entry->window = window;
        entry->tolerance = tolerance;
    }
    return entry->columns;
}

void ValuePainter::paintLines(const GraphPicture& picture)
{
    for (std::size_t track = 0; track < picture.graph.trackCount(); ++track)
        for (const ValueChannel channel : picture.graph.track(track).channels())
            if (const GraphLine line{track, channel}; picture.active != line)
                paintLine(picture, line);
    if (picture.active)
        paintLine(picture, *picture.active);
    for (std::size_t track = 0; track < picture.graph.trackCount(); ++track)
        paintMarks(picture, track);
}

void ValuePainter::paintLine(const GraphPicture& picture, const GraphLine& line)
{
    if (line.track >= picture.graph.trackCount() || !isShown(picture.graph, line.channel))
        return;
    const ValueSamples& samples = picture.graph.track(line.track);
    const auto number = lineOf(samples.id().kind, line.channel);
    if (!number)
        return;
    const std::vector<LineRanges>& columns = columnsOf(picture, samples);
    const Quantity quantity = quantityOf(line.channel);
    const double perUnit = picture.axes.scale(quantity).pixelsPerUnit * picture.ratio;
    const double zero = picture.y(quantity, 0.0);
    // Far outside the picture floats would lose the pixels; spans end well before that.
    const auto y = [&](float value) {
        return float(std::clamp(zero - double(value) * perUnit, -1e5, 1e5));
    };
    m_spans.resize(columns.size());
    for (std::size_t at = 0; at < columns.size(); ++at)
        m_spans[at] = columns[at].isEmpty()
                          ? ColumnSpan()
                          : ColumnSpan{y(columns[at].most[*number]), y(columns[at].least[*number])};
    const bool isActive = picture.active == line;
    const bool isCurve = picture.window().framesPerColumn <= 1.0;
    m_raster.drawLine(m_spans, valueColour(picture.theme, line.channel).rgb(),
        float((isActive ? 1.1 : 0.65) * picture.ratio), isCurve);
}

void ValuePainter::paintMarks(const GraphPicture& picture, std::size_t track)
{
    const ValueSamples& samples = picture.graph.track(track);
    const ColumnWindow window = picture.window();
    const double margin = 8.0 * picture.ratio * window.framesPerColumn;
    const double begin = window.firstFrame - margin;
    const double end = window.frame(double(window.count)) + margin;
    const auto visible = [&](std::span<const std::uint32_t> frames) {
        const auto isBefore = [](std::uint32_t frame, double at) { return double(frame) < at; };
        const auto first = std::lower_bound(frames.begin(), frames.end(), begin, isBefore);
        const auto known = std::min(end, double(samples.sampledCount()));
        return std::span(first, std::lower_bound(first, frames.end(), known, isBefore));
    };
    const auto draw = [&](std::span<const std::uint32_t> frames, bool isSelected) {
        const double radius = (isSelected ? 3.8 : 2.8) * picture.ratio;
        for (auto frame = frames.begin(); frame != frames.end();) {
            const double x = window.column(double(*frame));
            for (std::size_t line = 0; line < samples.channels().size(); ++line) {
                const ValueChannel channel = samples.channels()[line];
                if (!isShown(picture.graph, channel))
                    continue;
                const QColor colour =
                    isSelected ? picture.theme.selectedKey : valueColour(picture.theme, channel);
                m_raster.drawMark(x,
                    picture.y(quantityOf(channel), double(samples.at(*frame)[line])),
                    markShape(channel), radius, colour.rgb(), picture.theme.field.rgb());
            }
            // Of selected keys that would cover each other one stands for several.
            const double next = window.frame(std::floor(x) + radius);
            frame = std::max(frame + 1,
                std::lower_bound(frame, frames.end(), std::uint32_t(std::max(0.0, next))));
        }
    };
    const auto keys = visible(samples.keyFrames());
    const double width = double(window.count) / picture.ratio;
    if (double(keys.size()) * leastMarkSpacing <= width)
        draw(keys, false);
    draw(visible(picture.selection.framesOf(samples.id())), true);
}

} // namespace odori
