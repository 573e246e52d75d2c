// SPDX-License-Identifier: MIT
// Paints the bars between the keys of one row.
#include "libmmd/motion/camera/camera_cuts.h"
#include "libmmd/text/cp932.h"
#include "ui/dopesheet/painting/dope_painter.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

/// Joins bars that touch, and draws only their visible part.
class Bars {
public:
    Bars(const DopePaint& paint, int row, double half, const QColor& colour)
        : m_paint(paint)
        , m_keys(paint.keys())
        , m_middle(paint.rowMiddle(row) + 0.5)
        , m_half(half)
        , m_colour(colour)
    {
    }
    ~Bars() { close(); }
    Bars(const Bars&) = delete;
    Bars& operator=(const Bars&) = delete;

    void add(double firstFrame, double lastFrame)
    {
        if (firstFrame > m_last) {
            close();
            m_first = firstFrame;
        }
        m_last = lastFrame;
    }

private:
    void close() const
    {
        if (m_last < m_first)
            return;
        const double left = std::max(m_paint.axis().x(m_first), m_keys.left() - 1.0);
        const double right = std::min(m_paint.axis().x(m_last), m_keys.right() + 1.0);
        if (right - left >= 2.0)
            m_paint.painter.fillRect(
                QRectF(left, m_middle - m_half, right - left, 2.0 * m_half), m_colour);
    }

    const DopePaint& m_paint;
    QRectF m_keys;
    double m_middle, m_half;
    QColor m_colour;
    double m_first = 0.0, m_last = -1.0;
};

/// The keys in the visible part, and one key before and after it.
struct KeyRange {
    std::size_t first = 0, end = 0;
};

KeyRange rangeToShow(const DopePaint& paint, RowFrames frames)
{
    const QRect keys = paint.keys();
    const auto less = [](std::uint32_t a, double b) { return a < b; };
    const auto first =
        std::lower_bound(frames.begin(), frames.end(), paint.axis().frame(keys.left()), less);
    const auto end =
        std::lower_bound(first, frames.end(), paint.axis().frame(keys.right() + 1.0), less);
    const auto before = std::size_t(first - frames.begin());
    return {before > 0 ? before - 1 : 0,
        std::min(frames.size(), std::size_t(end - frames.begin()) + 1)};
}

/// Paints bars between neighbouring keys with equal values: nothing moves there.
template <class Track>
void paintHeld(const DopePaint& paint, int row, const Track* track)
{
    if (!track)
        return;
    const RowFrames frames = track->frames();
    const auto values = track->values();
    const KeyRange range = rangeToShow(paint, frames);
    // If many keys are on every pixel, single bars would be invisible.
    if (range.end - range.first > 8 * std::size_t(paint.keys().width()))
        return;
    Bars bars(paint, row, 1.5, faded(paint.theme().groupKey, 0.75));
    for (std::size_t at = range.first + 1; at < range.end; ++at)
        if (values[at] == values[at - 1])
            bars.add(frames[at - 1], frames[at]);
}

/// Paints the segments of the selected keys' curves: each ends at its key.
void paintSegments(const DopePaint& paint, int row, const mmd::TrackId& track, RowFrames frames)
{
    const RowFrames selected = paint.canvas.document().selection().framesOf(track);
    if (selected.empty() || frames.empty())
        return;
    const KeyRange range = rangeToShow(paint, selected);
    const double right = paint.axis().frame(paint.keys().right() + 1.0);
    Bars bars(paint, row, 3.0, faded(paint.theme().accent, 0.85));
    auto key = frames.begin();
    for (std::size_t at = range.first; at < selected.size(); ++at) {
        key = std::lower_bound(key, frames.end(), selected[at]);
        const double from = key == frames.begin() ? 0.0 : double(*(key - 1));
        if (from > right)
            break;
        if (selected[at] > 0)
            bars.add(from, selected[at]);
    }
}

/// Paints a line over the row's height at each cut, so that it is visible at every zoom, also where
/// its two keys are at one pixel.
void paintCuts(const DopePaint& paint, int row, const mmd::Track<mmd::CameraKeyframe>& track)
{
    const RowFrames frames = track.frames();
    const KeyRange range = rangeToShow(paint, frames);
    const double width = 2.0, top = paint.canvas.view().rowTop(row) + 1.0;
    double last = -width;
    for (std::size_t at = std::max<std::size_t>(range.first, 1); at < range.end; ++at) {
        // Between the two keys; at most one line for each of its widths.
        const double x = std::round(paint.axis().x(double(frames[at]) - 0.5) - width / 2.0);
        if (x < last + width || !mmd::isCut(track, at))
            continue;
        last = x;
        const QRectF line(x, top, width, M::rowHeight - 2.0);
        paint.painter.fillRect(line & QRectF(paint.keys()), paint.theme().warning);
    }
}

/// A text about the switches of a show/IK key; empty if everything is on.
QString switchedOff(const mmd::ShowIkValue& value)
{
    if (!value.show)
        return DopeCanvas::tr("hidden");
    QStringList names;
    for (const mmd::IkSwitch& each : value.switches)
        if (!each.on)
            names.append(shownName(mmd::decodeCp932(std::string(
                each.name.begin(), std::find(each.name.begin(), each.name.end(), '\0')))));
    return names.isEmpty() ? QString() : DopeCanvas::tr("IK off: %1").arg(listedNames(names));
}

/// Paints the state from `left` to `right`: a thin green bar if everything is on, or a thick bar
/// with the text of switchedOff().
void paintState(
    const DopePaint& paint, int row, double left, double right, const mmd::ShowIkValue* value)
{
    const Theme& theme = paint.theme();
    const double middle = paint.rowMiddle(row) + 0.5;
    // Qt computes every dash, so the line is clipped to the visible part.
    left = std::max(left, double(paint.keys().left()) - 2.0);
    right = std::min(right, double(paint.keys().right()) + 2.0);
    if (right <= left)
        return;
    const QString text = value ? switchedOff(*value) : QString();
    if (text.isEmpty()) {
        paint.painter.fillRect(
            QRectF(left, middle - 2.0, right - left, 4.0), faded(theme.draft, 0.5));
        return;
    }
    const QRectF bar(left, middle - 7.0, right - left, 14.0);
    paint.painter.fillRect(bar, faded(theme.warning, value->show ? 0.32 : 0.14));
    paint.painter.setPen(
        QPen(faded(theme.warning, 0.8), 1.0, value->show ? Qt::SolidLine : Qt::DashLine));
    paint.painter.drawLine(bar.topLeft(), bar.topRight());
    paint.painter.drawLine(bar.bottomLeft(), bar.bottomRight());
    // The text stays visible as long as a part of its bar is.
    const double from = std::max(left, double(M::namesWidth)) + M::keyRadius + 5.0;
    const int width = int(right - M::keyRadius - 3.0 - from);
    if (width < 24)
        return;
    const QFontMetrics metrics = paint.painter.fontMetrics();
    paint.painter.setPen(theme.text);
    paint.painter.drawStaticText(QPointF(from, std::floor(middle - metrics.height() * 0.5)),
        paint.cache.laidOut(text, width, metrics));
}

void paintShowIk(const DopePaint& paint, int row, const mmd::Track<mmd::ShowIkKeyframe>* track)
{
    const TimeAxis& axis = paint.axis();
    const double start = axis.x(0.0);
    const double border = paint.canvas.width() + 1.0;
    if (!track) {
        paintState(paint, row, start, border, nullptr);
        return;
    }
    const RowFrames frames = track->frames();
    const KeyRange range = rangeToShow(paint, frames);
    if (range.first == 0 && frames.front() > 0)
        paintState(paint, row, start, axis.x(frames.front()), nullptr);
    for (std::size_t at = range.first; at < range.end;) {
        // If several keys are at one pixel, only the last one is shown.
        const double left = axis.x(frames[at]);
        const auto next = std::lower_bound(frames.begin() + std::ptrdiff_t(at) + 1, frames.end(),
            axis.frame(left + 1.0), [](std::uint32_t a, double b) { return a < b; });
        paintState(paint, row, left, next != frames.end() ? axis.x(*next) : border,
            &track->values()[std::size_t(next - frames.begin()) - 1]);
        at = std::size_t(next - frames.begin());
    }
}

} // namespace

void paintDopeBars(const DopePaint& paint, int row)
{
    const mmd::TrackId* track = paint.canvas.model().track(paint.canvas.rows().at(row));
    const mmd::Motion* motion = paint.canvas.motion();
    if (!track || !motion)
        return;
    switch (track->kind) {
    case mmd::TrackKind::Bone: {
        const auto* bone = mmd::findBoneTrack(*motion, track->name);
        paintHeld(paint, row, bone);
        if (bone)
            paintSegments(paint, row, *track, bone->frames());
        return;
    }
    case mmd::TrackKind::Morph:
        paintHeld(paint, row, mmd::findMorphTrack(*motion, track->name));
        return;
    case mmd::TrackKind::Camera:
        paintHeld(paint, row, motion->camera.get());
        if (!motion->camera)
            return;
        paintSegments(paint, row, *track, motion->camera->frames());
        paintCuts(paint, row, *motion->camera);
        return;
    case mmd::TrackKind::Light:
        paintHeld(paint, row, motion->light.get());
        return;
    case mmd::TrackKind::Shadow:
        paintHeld(paint, row, motion->shadow.get());
        return;
    case mmd::TrackKind::ShowIk:
        paintShowIk(paint, row, motion->showIk.get());
        return;
    }
}

} // namespace odori
