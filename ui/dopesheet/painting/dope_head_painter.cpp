// SPDX-License-Identifier: MIT
// Paints ruler, play range, beats and markers.
#include "libmmd/base/frame_rate.h"
#include "libmmd/scene/beats/beat_map.h"
#include "ui/dopesheet/beats/tempo_text.h"
#include "ui/dopesheet/painting/dope_painter.h"
#include "ui/messages/shown_name.h"
#include "ui/timeline/ruler_text.h"
#include "ui/timeline/ruler_ticks.h"

#include <QtGui/QPainter>

#include <array>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double leastBarWidth = 34.0; ///< minimum distance of the numbers of two bars in pixels
constexpr double usualRuler = 30.0;    ///< height for which the following pixel sizes are defined
constexpr int labelWidth = RulerTicks::labelWidth;

double scaled(double pixels)
{
    return std::round(pixels * M::rulerHeight / usualRuler);
}

void drawNumber(const DopePaint& paint, const QRectF& box, const QString& text)
{
    drawRulerText(paint.painter, box, text, M::namesWidth, paint.canvas.width());
}

void paintFrames(const DopePaint& paint)
{
    const TimeAxis& axis = paint.axis();
    const Theme& theme = paint.theme();
    const RulerTicks ticks(axis, paint.clip.left(), paint.clip.right(), M::labelStep);
    paint.painter.setPen(theme.text);
    double labelEnd = 0.0;
    for (int index = 0; index < ticks.count(); ++index) {
        const auto [frame, x, isLabelled] = ticks.at(index);
        if (!isLabelled && x < labelEnd)
            continue; // "10" and a small mark would look like "10,"
        paint.painter.fillRect(
            QRectF(x, scaled(isLabelled ? 2 : 9), 1, scaled(isLabelled ? 11 : 4)),
            faded(theme.dim, 0.7));
        if (!isLabelled)
            continue;
        const QString number = QString::number(std::llround(frame));
        drawNumber(paint, QRectF(x + 4, 0, labelWidth, scaled(14)), number);
        labelEnd = x + 4 + paint.painter.fontMetrics().horizontalAdvance(number) + 4;
    }
}

/// Seconds between two labels: 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, ...
double secondsStep(double pixelsPerSecond)
{
    constexpr std::array steps{
        0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1800.0, 3600.0};
    for (const double step : steps)
        if (step * pixelsPerSecond >= M::labelStep)
            return step;
    return steps.back() * std::ceil(M::labelStep / (steps.back() * pixelsPerSecond));
}

QString secondsText(double seconds, double step)
{
    if (step < 1.0)
        return DopeCanvas::tr("%1 s").arg(seconds, 0, 'f', 1);
    const long long whole = std::llround(seconds);
    if (whole < 60)
        return DopeCanvas::tr("%1 s").arg(whole);
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

void paintSeconds(const DopePaint& paint)
{
    const TimeAxis& axis = paint.axis();
    const Theme& theme = paint.theme();
    const double step = secondsStep(axis.pixelsPerFrame * mmd::framesPerSecond);
    const Ticks ticks = ticksBetween(std::max(0.0, axis.frame(paint.clip.left() - labelWidth)),
        axis.frame(paint.clip.right() + 2), step * mmd::framesPerSecond);
    paint.painter.setPen(theme.dim);
    for (int tick = 0; tick < ticks.count; ++tick) {
        const double x = std::round(axis.x(ticks.value(tick)));
        paint.painter.fillRect(QRectF(x, scaled(15), 1, scaled(8)), faded(theme.dim, 0.45));
        drawNumber(paint, QRectF(x + 4, scaled(12), labelWidth, scaled(13)),
            secondsText(ticks.number(tick) * step, step));
    }
}

/// Paints a band with a handle at each end.
void paintPlayRange(const DopePaint& paint)
{
    const TimeAxis& axis = paint.axis();
    const Theme& theme = paint.theme();
    const PlayRange range = paint.canvas.playRange();
    const double from = axis.pixel(range.first);
    const double to = axis.pixel(range.last);
    const auto& settings = paint.canvas.document().scene().settings;
    const bool isWhole = settings.playFirst == 0 && settings.playLast == 0;
    paint.painter.fillRect(QRectF(from, M::rulerHeight - 4, to - from, 3),
        faded(theme.accentBright, isWhole ? 0.4 : 0.8));
    paint.painter.setRenderHint(QPainter::Antialiasing);
    paint.painter.setPen(Qt::NoPen);
    paint.painter.setBrush(isWhole ? theme.dim : theme.accentBright);
    const double bottom = M::rulerHeight - 1.0;
    const QPointF first[3] = {{from, bottom - 8}, {from + 6, bottom}, {from, bottom}};
    const QPointF last[3] = {{to, bottom - 8}, {to, bottom}, {to - 6, bottom}};
    paint.painter.drawConvexPolygon(first, 3);
    paint.painter.drawConvexPolygon(last, 3);
    paint.painter.setRenderHint(QPainter::Antialiasing, false);
}

/// The beats of a scene with one tempo, and the part of the sheet that they cover.
struct BeatPart {
    const mmd::BeatMap& map;
    double first, last; ///< beats
    double width;       ///< of a beat in pixels
    std::uint32_t perBar;
};

/// Paints bars with their numbers, and beats if they are far enough apart.
void paintBeats(const DopePaint& paint, const BeatPart& part)
{
    const Theme& theme = paint.theme();
    const double bar = part.perBar;
    // The number of bars between two labels: a power of two.
    const double every =
        std::exp2(std::max(0.0, std::ceil(std::log2(leastBarWidth / (bar * part.width)))));
    const bool showsBeats = part.width >= 6.0;
    const Ticks ticks = ticksBetween(part.first, part.last, showsBeats ? 1.0 : every * bar);
    for (int tick = 0; tick < ticks.count; ++tick) {
        const double beat = ticks.value(tick);
        const double x = std::round(paint.axis().x(part.map.frameOf(beat)));
        const double barNumber = beat / bar;
        const bool isBar = std::abs(barNumber - std::round(barNumber)) < 1e-6;
        const bool isLabelled = isBar && std::fmod(std::abs(std::round(barNumber)), every) < 0.5;
        paint.painter.fillRect(
            QRectF(x, M::rulerHeight + scaled(isBar ? 1 : 10), 1, scaled(isBar ? 15 : 5)),
            faded(theme.dim, isBar ? 0.55 : 0.4));
        if (!isLabelled)
            continue;
        const long long shown = std::llround(barNumber) + 1;
        paint.painter.setPen(faded(theme.dim, 0.8));
        drawNumber(paint, QRectF(x + 3, M::rulerHeight, 60, M::marksHeight - 1),
            QString::number(shown > 0 ? shown : shown - 1));
    }
}

/// Paints the beats of each tempo, and a mark with the tempo where it changes.
void paintBeats(const DopePaint& paint)
{
    const auto& settings = paint.canvas.document().scene().settings;
    const TimeAxis& axis = paint.axis();
    const mmd::BeatMap map(settings);
    const auto segments = map.segments();
    const double left = std::max(0.0, axis.frame(paint.clip.left() - labelWidth));
    const double right = axis.frame(paint.clip.right() + 2);
    for (std::size_t at = map.segmentAt(left); at < segments.size(); ++at) {
        const mmd::BeatMap::Segment& segment = segments[at];
        const double length = mmd::framesPerBeat(segment.beatsPerMinute);
        const double begin = at == 0 ? left : std::max(left, segment.frame);
        if (begin > right)
            break;
        const bool isLast = at + 1 == segments.size();
        // The beat of a change has the next tempo.
        const double end = isLast ? right : std::min(right, segments[at + 1].frame - length / 2);
        const auto beatAt = [&](double frame) {
            return segment.beat + (frame - segment.frame) / length;
        };
        paintBeats(paint,
            {map, beatAt(begin), beatAt(end), length * axis.pixelsPerFrame, settings.beatsPerBar});
    }
}

/// Paints the new tempo where it changes, over the numbers of the bars. Which labels have space
/// does not depend on the painted part: a part may be painted alone.
void paintTempoChanges(const DopePaint& paint)
{
    constexpr double mostWidth = 160.0; ///< of a label
    const Theme& theme = paint.theme();
    const auto& settings = paint.canvas.document().scene().settings;
    const mmd::BeatMap map(settings);
    const auto segments = map.segments();
    const std::size_t first = map.segmentAt(paint.axis().frame(M::namesWidth - mostWidth));
    double labelEnd = 0.0;
    for (std::size_t at = std::max<std::size_t>(1, first); at < segments.size(); ++at) {
        const auto& segment = segments[at];
        const double x = std::round(paint.axis().x(segment.frame));
        if (x > paint.clip.right())
            break;
        if (x < labelEnd)
            continue;
        QString text = DopeCanvas::tr("♩ %1").arg(tempoText(segment.beatsPerMinute));
        if (std::fmod(segment.beat, settings.beatsPerBar) < 0.5) // the label covers its number
            text = QStringLiteral("%1  %2")
                       .arg(std::llround(segment.beat / settings.beatsPerBar) + 1)
                       .arg(text);
        const double width = paint.painter.fontMetrics().horizontalAdvance(text) + 8;
        const QRectF label(x, M::rulerHeight + 1, width, M::marksHeight - 2);
        paint.painter.fillRect(label, theme.header);
        paint.painter.fillRect(QRectF(x, label.top(), 2, label.height()), theme.accentBright);
        paint.painter.setPen(theme.accentBright);
        paint.painter.drawText(label.adjusted(5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        labelEnd = label.right() + 2;
    }
}

void paintMarkers(const DopePaint& paint)
{
    const Theme& theme = paint.theme();
    const DopeCanvas& canvas = paint.canvas;
    const auto chosen = canvas.markers().selected();
    QPainter& painter = paint.painter;
    const auto& markers = canvas.document().scene().markers;
    const int left = paint.clip.left() - DopeMarkers::mostWidth;
    for (const std::size_t index : canvas.markers().between(left, paint.clip.right() + 6)) {
        const mmd::Marker& marker = markers[index];
        const double x = paint.axis().pixel(marker.frame);
        const QString text = canvas.markers().textOf(marker);
        const int width = canvas.markers().widthOf(marker);
        const bool isChosen = chosen && *chosen == marker;
        const double top = M::rulerHeight + 1.0;
        // Covers the numbers of beats below the marker.
        painter.fillRect(
            QRectF(x, top, width + 2, M::marksHeight - 2), isChosen ? theme.marker : theme.header);
        const double middle = M::marksHeight / 2.0 - 1.0;
        const QPointF flag[3] = {
            {x, top + 2.0}, {x + 6.0, top + middle}, {x, top + 2.0 * middle - 2.0}};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChosen ? theme.field : theme.marker);
        painter.drawConvexPolygon(flag, 3);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(QRectF(x, top, 1, M::marksHeight - 2), theme.marker);
        painter.setPen(isChosen ? theme.field : theme.marker);
        painter.drawText(QRectF(x + 9, M::rulerHeight, width, M::marksHeight - 1),
            Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void paintCorner(const DopePaint& paint)
{
    const Theme& theme = paint.theme();
    const Document& document = paint.canvas.document();
    paint.painter.fillRect(M::namesWidth - 1, 0, 1, M::headHeight, theme.line);
    paint.painter.setPen(theme.dim);
    paint.painter.drawText(QRect(10, 0, M::namesWidth - 20, M::rulerHeight - 2),
        Qt::AlignVCenter | Qt::AlignLeft,
        DopeCanvas::tr("%1 s").arg(document.currentFrame() / mmd::framesPerSecond, 0, 'f', 2));
    paint.painter.drawText(QRect(10, M::rulerHeight, M::namesWidth - 20, M::marksHeight - 1),
        Qt::AlignVCenter | Qt::AlignLeft,
        DopeCanvas::tr("%1 beats per minute")
            .arg(tempoText(mmd::BeatMap(document.scene().settings)
                               .beatsPerMinuteAt(document.currentFrame()))));
}

} // namespace

void paintDopeHead(const DopePaint& paint)
{
    if (paint.clip.top() >= M::headHeight)
        return;
    QPainter& painter = paint.painter;
    const DopeCanvas& canvas = paint.canvas;
    const Theme& theme = paint.theme();
    painter.fillRect(QRect(0, 0, canvas.width(), M::headHeight) & paint.clip, theme.header);
    painter.fillRect(0, M::rulerHeight - 1, canvas.width(), 1, theme.line);
    painter.fillRect(0, M::headHeight - 1, canvas.width(), 1, theme.line);
    QFont font = canvas.font();
    font.setPointSizeF(font.pointSizeF() * 0.88);
    painter.setFont(font);
    painter.setClipRect(
        paint.clip & QRect(M::namesWidth, 0, canvas.width() - M::namesWidth, M::headHeight));
    for (const DopeCanvas::FrameRange& range : canvas.simulated()) {
        const int begin = paint.axis().pixel(range.first);
        painter.fillRect(begin, 0, std::max(1, paint.axis().pixel(range.last) - begin), 2,
            faded(theme.draft, 0.85));
    }
    if (canvas.warpsTime())
        painter.fillRect(M::namesWidth, M::rulerHeight, canvas.width(), M::marksHeight - 1,
            faded(theme.accent, 0.35));
    paintFrames(paint);
    paintSeconds(paint);
    paintPlayRange(paint);
    paintBeats(paint);
    paintTempoChanges(paint);
    paintMarkers(paint);
    painter.setClipping(false);
    if (paint.clip.left() < M::namesWidth)
        paintCorner(paint);
    painter.setFont(canvas.font());
}

} // namespace odori
