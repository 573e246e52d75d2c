// SPDX-License-Identifier: MIT
// Paints ruler, play range, beats and markers.
#include "ui/dopesheet/painting/dope_painter.h"
#include "ui/timeline/ruler_ticks.h"

#include "ui/messages/shown_name.h"

#include <QtGui/QPainter>

#include <array>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double framesPerSecond = 30.0;
constexpr double leastBarWidth = 34.0; ///< minimum distance of the numbers of two bars in pixels
constexpr double usualRuler = 30.0;    ///< height for which the following pixel sizes are defined
constexpr int labelWidth = RulerTicks::labelWidth;

double scaled(double pixels)
{
    return std::round(pixels * M::rulerHeight / usualRuler);
}

void paintFrames(const DopeView& view)
{
    const TimeAxis& axis = view.axis();
    const Theme& theme = view.theme();
    const RulerTicks ticks(axis, view.clip.left(), view.clip.right(), M::labelStep);
    view.painter.setPen(theme.text);
    for (int index = 0; index < ticks.count(); ++index) {
        const auto [frame, x, isLabelled] = ticks.at(index);
        view.painter.fillRect(QRectF(x, scaled(isLabelled ? 2 : 9), 1, scaled(isLabelled ? 11 : 4)),
            faded(theme.dim, 0.7));
        if (isLabelled)
            view.painter.drawText(QRectF(x + 4, 0, labelWidth, scaled(14)),
                Qt::AlignLeft | Qt::AlignVCenter, QString::number(std::llround(frame)));
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

void paintSeconds(const DopeView& view)
{
    const TimeAxis& axis = view.axis();
    const Theme& theme = view.theme();
    const double step = secondsStep(axis.pixelsPerFrame * framesPerSecond);
    const Ticks ticks = ticksBetween(std::max(0.0, axis.frame(view.clip.left() - labelWidth)),
        axis.frame(view.clip.right() + 2), step * framesPerSecond);
    view.painter.setPen(theme.dim);
    for (int tick = 0; tick < ticks.count; ++tick) {
        const double x = std::round(axis.x(ticks.value(tick)));
        view.painter.fillRect(QRectF(x, scaled(15), 1, scaled(8)), faded(theme.dim, 0.45));
        view.painter.drawText(QRectF(x + 4, scaled(12), labelWidth, scaled(13)),
            Qt::AlignLeft | Qt::AlignVCenter, secondsText(ticks.number(tick) * step, step));
    }
}

/// Paints a band with a handle at each end.
void paintPlayRange(const DopeView& view)
{
    const TimeAxis& axis = view.axis();
    const Theme& theme = view.theme();
    const PlayRange range = view.canvas.playRange();
    const double from = axis.pixel(range.first);
    const double to = axis.pixel(range.last);
    const auto& settings = view.canvas.document().scene().settings;
    const bool isWhole = settings.playFirst == 0 && settings.playLast == 0;
    view.painter.fillRect(QRectF(from, M::rulerHeight - 4, to - from, 3),
        faded(theme.accentBright, isWhole ? 0.4 : 0.8));
    view.painter.setRenderHint(QPainter::Antialiasing);
    view.painter.setPen(Qt::NoPen);
    view.painter.setBrush(isWhole ? theme.dim : theme.accentBright);
    const double bottom = M::rulerHeight - 1.0;
    const QPointF first[3] = {{from, bottom - 8}, {from + 6, bottom}, {from, bottom}};
    const QPointF last[3] = {{to, bottom - 8}, {to, bottom}, {to - 6, bottom}};
    view.painter.drawConvexPolygon(first, 3);
    view.painter.drawConvexPolygon(last, 3);
    view.painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Paints bars with their numbers, and beats if they are far enough apart.
void paintBeats(const DopeView& view)
{
    const auto& settings = view.canvas.document().scene().settings;
    const TimeAxis& axis = view.axis();
    const Theme& theme = view.theme();
    const double beat = mmd::framesPerBeat(settings);
    const double bar = beat * settings.beatsPerBar;
    // The number of bars between two labels: a power of two.
    const double every =
        std::exp2(std::max(0.0, std::ceil(std::log2(leastBarWidth / (bar * axis.pixelsPerFrame)))));
    const bool showsBeats = beat * axis.pixelsPerFrame >= 6.0;
    const double step = showsBeats ? beat : every * bar;
    const double left = std::max(0.0, axis.frame(view.clip.left() - labelWidth));
    const Ticks ticks = ticksBetween(
        left - settings.firstBeat, axis.frame(view.clip.right() + 2) - settings.firstBeat, step);
    for (int tick = 0; tick < ticks.count; ++tick) {
        const double number = ticks.number(tick);
        const double x = std::round(axis.x(settings.firstBeat + ticks.value(tick)));
        const double barNumber = showsBeats ? number / settings.beatsPerBar : number * every;
        const bool isBar = std::abs(barNumber - std::round(barNumber)) < 1e-6;
        const bool isLabelled = isBar && std::fmod(std::abs(std::round(barNumber)), every) < 0.5;
        view.painter.fillRect(
            QRectF(x, M::rulerHeight + scaled(isBar ? 1 : 10), 1, scaled(isBar ? 15 : 5)),
            faded(theme.dim, isBar ? 0.55 : 0.4));
        if (!isLabelled)
            continue;
        const long long shown = std::llround(barNumber) + 1;
        view.painter.setPen(faded(theme.dim, 0.8));
        view.painter.drawText(QRectF(x + 3, M::rulerHeight, 60, M::marksHeight - 1),
            Qt::AlignLeft | Qt::AlignVCenter, QString::number(shown > 0 ? shown : shown - 1));
    }
}

void paintMarkers(const DopeView& view)
{
    const Theme& theme = view.theme();
    const DopeCanvas& canvas = view.canvas;
    const auto chosen = canvas.selectedMarker();
    QPainter& painter = view.painter;
    const auto& markers = canvas.document().scene().markers;
    const int left = view.clip.left() - DopeCanvas::mostMarkerWidth;
    for (const std::size_t index : canvas.markersBetween(left, view.clip.right() + 6)) {
        const mmd::Marker& marker = markers[index];
        const double x = view.axis().pixel(marker.frame);
        const QString text = canvas.markerText(marker);
        const int width = canvas.markerWidth(marker);
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

void paintCorner(const DopeView& view)
{
    const Theme& theme = view.theme();
    const Document& document = view.canvas.document();
    view.painter.fillRect(M::namesWidth - 1, 0, 1, M::headHeight, theme.line);
    view.painter.setPen(theme.dim);
    view.painter.drawText(QRect(10, 0, M::namesWidth - 20, M::rulerHeight - 2),
        Qt::AlignVCenter | Qt::AlignLeft,
        DopeCanvas::tr("%1 s").arg(document.currentFrame() / framesPerSecond, 0, 'f', 2));
    view.painter.drawText(QRect(10, M::rulerHeight, M::namesWidth - 20, M::marksHeight - 1),
        Qt::AlignVCenter | Qt::AlignLeft,
        DopeCanvas::tr("%1 beats per minute").arg(document.scene().settings.beatsPerMinute));
}

} // namespace

void paintDopeHead(const DopeView& view)
{
    if (view.clip.top() >= M::headHeight)
        return;
    QPainter& painter = view.painter;
    const DopeCanvas& canvas = view.canvas;
    const Theme& theme = view.theme();
    painter.fillRect(QRect(0, 0, canvas.width(), M::headHeight) & view.clip, theme.header);
    painter.fillRect(0, M::rulerHeight - 1, canvas.width(), 1, theme.line);
    painter.fillRect(0, M::headHeight - 1, canvas.width(), 1, theme.line);
    QFont font = canvas.font();
    font.setPointSizeF(font.pointSizeF() * 0.88);
    painter.setFont(font);
    painter.setClipRect(
        view.clip & QRect(M::namesWidth, 0, canvas.width() - M::namesWidth, M::headHeight));
    for (const DopeCanvas::FrameRange& range : canvas.simulated()) {
        const int begin = view.axis().pixel(range.first);
        painter.fillRect(begin, 0, std::max(1, view.axis().pixel(range.last) - begin), 2,
            faded(theme.draft, 0.85));
    }
    paintFrames(view);
    paintSeconds(view);
    paintPlayRange(view);
    paintBeats(view);
    paintMarkers(view);
    painter.setClipping(false);
    if (view.clip.left() < M::namesWidth)
        paintCorner(view);
    painter.setFont(canvas.font());
}

} // namespace odori
