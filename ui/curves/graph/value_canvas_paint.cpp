// SPDX-License-Identifier: MIT
// Draws the overlays of the graph: numbers, handles, the easing strip and the readout.
#include "libmmd/text/cp932.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_hit.h"
#include "ui/document/document.h"
#include "ui/fields/number_text.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/track_names.h"
#include "ui/theme/theme.h"
#include "ui/timeline/ruler_text.h"
#include "ui/timeline/ruler_ticks.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double handleRadius = 4.0;

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace

QString ValueCanvas::nameOf(const mmd::TrackId& track)
{
    const QString label = labelOf(track.kind);
    return label.isEmpty() ? shownName(mmd::decodeCp932(track.name), longestInSentence) : label;
}

QString ValueCanvas::channelName(mmd::KeyNumber channel)
{
    const QString names[] = {tr("X"), tr("Y"), tr("Z"), tr("Rotation X"), tr("Rotation Y"),
        tr("Rotation Z"), tr("Weight"), tr("Distance"), tr("Field of view")};
    return names[std::size_t(channel)];
}

QString ValueCanvas::valueText(mmd::KeyNumber channel, double value)
{
    const bool isAngle = quantityOf(channel) == mmd::Quantity::Angle;
    const QString text = numberText(value, isAngle ? 2 : 3);
    return isAngle ? text + QChar(0x00B0) : text;
}

void ValueCanvas::paintRuler(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    const QRect ruler(0, 0, width(), graphArea().top());
    painter.fillRect(ruler, theme.panel);
    painter.fillRect(QRect(0, ruler.bottom(), width(), 1), theme.line);
    const TimeAxis& time = m_axes.time;
    const RulerTicks ticks(time, 0.0, width(), 64.0);
    painter.setPen(theme.dim);
    for (int index = 0; index < ticks.count(); ++index) {
        const auto [frame, x, isLabelled] = ticks.at(index);
        const int length = isLabelled ? 8 : 4;
        painter.fillRect(QRectF(x, ruler.height() - 1 - length, 1, length), faded(theme.dim, 0.7));
        if (isLabelled)
            drawRulerText(painter, QRectF(x + 4, 0, RulerTicks::labelWidth, ruler.height() - 3),
                QString::number(std::llround(frame)), 0.0, width());
    }
}

void ValueCanvas::paintLabels(QPainter& painter) const
{
    if (m_graph.trackCount() == 0) {
        painter.setPen(themeOf(palette()).dim);
        painter.drawText(graphArea().adjusted(20, 0, -20, 0), Qt::AlignCenter | Qt::TextWordWrap,
            m_document.selection().tracks.empty()
                ? tr("Select bones, morphs or the camera to see their values over time.")
                : tr("The selection has no keys yet."));
        return;
    }
    const mmd::Quantity left = gridQuantityShown();
    painter.setClipRect(graphArea());
    paintAxisNumbers(painter, left, false);
    for (const mmd::Quantity right : {mmd::Quantity::Angle, mmd::Quantity::Weight})
        if (left != mmd::Quantity::Ratio && right != left &&
            hasQuantity(m_graph.shownChannels(), right)) {
            paintAxisNumbers(painter, right, true);
            break;
        }
    painter.setClipping(false);
}

mmd::Quantity ValueCanvas::gridQuantityShown() const
{
    return m_options.isNormalized ? mmd::Quantity::Ratio : gridQuantity(m_graph.shownChannels());
}

void ValueCanvas::paintAxisNumbers(QPainter& painter, mmd::Quantity quantity, bool isRight) const
{
    const Theme& theme = themeOf(palette());
    const QRect area = graphArea();
    const double pixelsPerUnit = m_axes.scale(quantity).pixelsPerUnit;
    const double step = gridStep(pixelsPerUnit, gridPixels);
    const double bottom = m_axes.value(quantity, area.bottom());
    const double top = m_axes.value(quantity, area.top());
    const int line = fontMetrics().height();
    const QString unit = quantity == mmd::Quantity::Angle ? QString(QChar(0x00B0)) : QString();
    const double every = std::ceil((line + 2.0) / (step * pixelsPerUnit)); // large texts
    const Ticks ticks = ticksBetween(bottom, top, step);
    for (int tick = 0; tick < ticks.count; ++tick) {
        if (std::fmod(ticks.number(tick), every) != 0.0)
            continue;
        const double value = ticks.value(tick);
        const double y = m_axes.y(quantity, value);
        const QString text = numberText(value, decimalsOf(step)) + unit;
        const int wide = fontMetrics().horizontalAdvance(text);
        const QRectF box(isRight ? area.right() - wide - 4.0 : 4.0, y - line - 1.0, wide, line);
        if (box.top() < area.top() + 1.0)
            continue;
        painter.setPen(faded(isRight ? theme.rotation : theme.text, 0.75));
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

/// The box of a line's name from `x` on: on the line, or above or below it if a key is there, or on
/// the line if keys are everywhere.
QRectF ValueCanvas::nameBox(const GraphLine& line, const QString& name, double x) const
{
    constexpr double reach = 4.0; // pixels; of the mark of a key
    const QRectF area = graphArea();
    QRectF box(x, 0, fontMetrics().horizontalAdvance(name) + 2, fontMetrics().height());
    const double y = positionOf(line, m_axes.time.frame(box.center().x())).y();
    const double beside = box.height() / 2.0 + 1.5 * reach;
    for (const double down : {0.0, -beside, beside}) {
        box.moveCenter({box.center().x(), y + down});
        const QRectF around = box.adjusted(-reach, -reach, reach, reach);
        const bool isFree = std::none_of(m_painter.marks().begin(), m_painter.marks().end(),
            [&](const QPointF& mark) { return around.contains(mark); });
        if (isFree && (down == 0.0 || area.contains(box)))
            return box;
    }
    box.moveCenter({box.center().x(), y});
    return box;
}

/// The name of each line on the line itself, so that nobody needs its colour to know it.
void ValueCanvas::paintLineNames(QPainter& painter) const
{
    constexpr int most = 12; // more lines would be covered by their names
    constexpr double margin = 6.0, behindNumbers = 10.0; // pixels
    const Theme& theme = themeOf(palette());
    const QRect area = graphArea();
    double x = area.left() + sideMargin() + behindNumbers;
    int count = 0;
    painter.setClipRect(area);
    for (std::size_t track = 0; track < m_graph.trackCount(); ++track)
        for (const mmd::KeyNumber channel : m_graph.track(track).channels()) {
            const GraphLine line{track, channel};
            if (!m_graph.shows(line) || count == most || x > area.center().x())
                continue;
            ++count;
            const QString own = channelName(channel);
            const QString name =
                m_graph.trackCount() == 1
                    ? own
                    : QStringLiteral("%1 %2").arg(nameOf(m_graph.track(track).id()), own);
            const QRectF box = nameBox(line, name, x);
            x = box.right() + margin; // names of equal lines are beside each other
            painter.fillRect(box.adjusted(-2, 1, 2, -1), faded(theme.field, 0.85));
            painter.setPen(lineColour(theme, m_graph, line));
            painter.drawText(box, Qt::AlignCenter, name);
        }
    painter.setClipping(false);
}

void ValueCanvas::paintHandles(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool isInStrip : {false, true}) {
        painter.setClipRect(isInStrip ? stripArea() : graphArea());
        for (const GraphHandle& handle : handles()) {
            if (handle.isInStrip != isInStrip)
                continue;
            const QPointF position = positionOf(handle);
            const double end = handle.index == 0 ? handle.firstFrame : handle.lastFrame;
            const double value = handle.index == 0 ? handle.firstValue : handle.lastValue;
            const double progress = handle.index == 0 ? 0.0 : 127.0;
            const QPointF key(
                m_axes.time.x(end), isInStrip ? stripY(progress) : y(handle.line, value));
            const QColor colour =
                isInStrip ? theme.rotation : lineColour(theme, m_graph, handle.line);
            painter.setPen(QPen(faded(colour, 0.8), 1.2));
            painter.drawLine(key, position);
            painter.setPen(QPen(colour, 1.5));
            painter.setBrush(theme.field);
            painter.drawEllipse(position, handleRadius, handleRadius);
        }
    }
    painter.setClipping(false);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// The easing of the active track's rotation, segment by segment from 0 to 127.
void ValueCanvas::paintStrip(QPainter& painter) const
{
    const QRect strip = stripArea();
    const auto track = stripTrack();
    if (!track)
        return;
    const Theme& theme = themeOf(palette());
    const mmd::ValueSamples& samples = m_graph.track(*track);
    painter.fillRect(strip, theme.window);
    painter.fillRect(QRect(0, strip.top(), width(), 1), theme.line);
    painter.fillRect(QRectF(0, stripY(0.0), width(), 1), faded(theme.dim, 0.25));
    painter.fillRect(QRectF(0, stripY(127.0), width(), 1), faded(theme.dim, 0.25));
    const auto curve = curveIndex(samples.id().kind, mmd::KeyNumber::RotationX);
    if (!curve)
        return;
    painter.setClipRect(strip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto keys = samples.keyFrames();
    const double first = m_axes.time.frame(0.0);
    auto key = std::lower_bound(keys.begin(), keys.end(), first,
        [](std::uint32_t frame, double at) { return double(frame) < at; });
    constexpr double narrow = 5.0; // pixels; the curve of a narrower segment is unreadable
    double doneTo = 0.0;
    for (; key != keys.end(); ++key) {
        const auto index = std::size_t(key - keys.begin());
        const double from = index > 0 ? double(keys[index - 1]) : 0.0;
        const QPointF a(m_axes.time.x(from), stripY(0.0));
        const QPointF b(m_axes.time.x(double(*key)), stripY(127.0));
        if (a.x() > width())
            break;
        if (b.x() - a.x() < narrow) {
            if (b.x() >= doneTo) {
                painter.setPen(QPen(faded(theme.rotation, 0.3), 1.0));
                painter.drawLine(QPointF(b.x(), a.y()), b);
                doneTo = b.x() + 2.0;
            }
            continue;
        }
        const mmd::BezierCurve shape = samples.curve(index, *curve);
        const auto at = [&](double x, double y) {
            return QPointF(
                a.x() + (b.x() - a.x()) * std::min(x, 127.0) / 127.0, stripY(std::min(y, 127.0)));
        };
        QPainterPath path(a);
        path.cubicTo(at(shape.x1, shape.y1), at(shape.x2, shape.y2), b);
        painter.setPen(QPen(theme.rotation, 1.4));
        painter.drawPath(path);
        painter.setPen(QPen(faded(theme.rotation, 0.25), 1.0));
        painter.drawLine(QPointF(b.x(), a.y()), b);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipping(false);
}

/// Above the curves and their handles, which would cross the text.
void ValueCanvas::paintStripName(QPainter& painter) const
{
    const auto track = stripTrack();
    if (!track)
        return;
    const mmd::TrackId id = m_graph.track(*track).id();
    if (!curveIndex(id.kind, mmd::KeyNumber::RotationX))
        return;
    const Theme& theme = themeOf(palette());
    const QString text = tr("Rotation easing · %1").arg(nameOf(id));
    const QRect box = painter.boundingRect(stripArea().adjusted(6, 1, -6, 0), Qt::AlignLeft, text);
    painter.fillRect(box.adjusted(-3, 1, 3, 0), faded(theme.window, 0.8));
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignLeft, text);
}

void ValueCanvas::paintCurrentFrame(QPainter& painter) const
{
    const double x = std::round(m_axes.time.x(m_document.currentFrame()));
    if (x < -1.0 || x > width())
        return;
    const QColor colour = themeOf(palette()).currentFrame;
    painter.fillRect(QRectF(x, 0, 1, height()), colour);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double bottom = graphArea().top();
    const QPointF mark[] = {{x - 4.5, bottom - 7}, {x + 5.5, bottom - 7}, {x + 0.5, bottom}};
    painter.drawConvexPolygon(mark, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QString ValueCanvas::spokenText() const
{
    if (m_graph.trackCount() == 0 || !m_active)
        return tr("No track is shown");
    const mmd::ValueSamples& samples = m_graph.track(m_active->track);
    const double frame = m_document.currentFrame();
    const auto number = lineOf(samples.id().kind, m_active->channel);
    return tr("%1, %2: %3 at frame %4")
        .arg(nameOf(samples.id()), channelName(m_active->channel),
            valueText(m_active->channel, number ? samples.evaluate(frame)[*number] : 0.0))
        .arg(std::lround(frame));
}

QString ValueCanvas::readout() const
{
    if (m_drag && !m_drag->text().isEmpty())
        return m_drag->text();
    if (!m_isMouseInside || m_graph.trackCount() == 0 || !m_active)
        return {};
    const ValueHit hit = valueHitAt(*this, m_pointer.at);
    const double frame = std::max(0.0, m_axes.time.frame(m_pointer.at.x()));
    const auto lineText = [&](const GraphLine& line, double at) {
        const mmd::ValueSamples& samples = m_graph.track(line.track);
        const auto number = lineOf(samples.id().kind, line.channel);
        return QStringLiteral("%1 %2  %3")
            .arg(nameOf(samples.id()), channelName(line.channel),
                valueText(line.channel, number ? samples.evaluate(at)[*number] : 0.0));
    };
    if (hit.part == ValueHit::Part::Key)
        return tr("key %1   %2").arg(hit.frame).arg(lineText(hit.line, hit.frame));
    const QString time = tr("frame %1").arg(frame, 0, 'f', 1);
    if (hit.part == ValueHit::Part::Line)
        return time + QStringLiteral("   ") + lineText(hit.line, frame);
    if (hit.part == ValueHit::Part::Graph)
        return time + QStringLiteral("   ") +
               valueText(m_active->channel, valueAt(*m_active, m_pointer.at.y()));
    return time;
}

void ValueCanvas::paintReadout(QPainter& painter) const
{
    const QString text = readout();
    if (text.isEmpty())
        return;
    const Theme& theme = themeOf(palette());
    const int wide = fontMetrics().horizontalAdvance(text) + 12;
    const QRect box(std::max(0, width() - wide), 0, std::min(wide, width()), graphArea().top() - 1);
    painter.fillRect(box, theme.header);
    painter.setPen(theme.text);
    painter.drawText(box.adjusted(6, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, text);
}

void ValueCanvas::paintMessage(QPainter& painter) const
{
    QString text = m_message;
    if (text.isEmpty() && m_graph.hiddenCount() > 0)
        text = tr("%n more selected track(s) are not drawn", nullptr, int(m_graph.hiddenCount()));
    if (text.isEmpty())
        return;
    const Theme& theme = themeOf(palette());
    const QRect room = graphArea().adjusted(8, 6, -8, -6);
    painter.setPen(m_message.isEmpty() ? theme.dim : theme.warning); // only messages are long
    QRect box =
        painter.boundingRect(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
    painter.fillRect(box.adjusted(-6, -3, 6, 3), theme.header);
    painter.drawText(box, Qt::AlignHCenter | Qt::TextWordWrap, text);
}

} // namespace odori
