// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_painter.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double framesPerSecond = 30.0;

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace

DopePainter::DopePainter(QPainter& painter, const DopeCanvas& canvas, const Document& document,
    const DopeRowsModel& model)
    : m_painter(painter)
    , m_canvas(canvas)
    , m_document(document)
    , m_model(model)
    , m_theme(themeOf(canvas.palette()))
    , m_axis(canvas.axis())
    , m_motion(mmd::findMotion(document.scene(), document.scene().active))
    , m_keys(M::namesWidth, M::rulerHeight, canvas.width() - M::namesWidth,
          canvas.height() - M::rulerHeight)
{
}

double DopePainter::rowMiddle(int row) const
{
    return m_canvas.rowTop(row) + M::rowHeight * 0.5;
}

void DopePainter::paint(const QRect& clip, const DopeGestureView& gesture)
{
    const int rows = m_canvas.rows().size();
    const int first =
        std::max(0, (m_canvas.scrollY() + clip.top() - M::rulerHeight) / M::rowHeight);
    const int last =
        std::min(rows - 1, (m_canvas.scrollY() + clip.bottom() - M::rulerHeight) / M::rowHeight);
    m_painter.fillRect(clip, m_theme.panel);
    paintBackground(first, last);
    m_painter.save();
    m_painter.setClipRect(m_keys);
    paintColumns();
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (int row = first; row <= last; ++row) {
        const mmd::TrackId* track = m_model.track(m_canvas.rows().at(row));
        if (track) {
            paintHeld(row, *track);
            paintSegment(row, *track);
        }
        paintKeys(row);
        if (track)
            paintDrafts(row, *track);
    }
    m_painter.restore();
    paintNames(first, last);
    paintRuler();
    paintCurrentFrame();
    paintGesture(gesture);
}

void DopePainter::paintBackground(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QRect rect(0, m_canvas.rowTop(row), m_canvas.width(), M::rowHeight);
        const QModelIndex& index = m_canvas.rows().at(row);
        const mmd::TrackId* track = m_model.track(index);
        const bool selected = track && m_document.selection().hasTrack(*track);
        m_painter.fillRect(rect, selected ? m_theme.selectedRow
                                 : track  ? (row % 2 ? m_theme.field : m_theme.field.lighter(108))
                                          : m_theme.header);
        m_painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, m_theme.line);
    }
}

void DopePainter::paintColumns()
{
    const double step = m_axis.step(44.0);
    const double from = std::floor(m_axis.frame(m_keys.left()) / step) * step;
    for (double frame = std::max(0.0, from); m_axis.x(frame) < m_keys.right(); frame += step)
        m_painter.fillRect(QRectF(std::round(m_axis.x(frame)), m_keys.top(), 1, m_keys.height()),
            faded(m_theme.dim, 0.16));
    const double start = m_axis.x(0.0);
    if (start > m_keys.left()) // before the first frame there is nothing
        m_painter.fillRect(
            QRectF(m_keys.left(), m_keys.top(), start - m_axis.pixelsPerFrame * 0.5 - m_keys.left(),
                m_keys.height()),
            faded(m_theme.line, 0.55));
}

void DopePainter::diamond(double x, double y, double radius, const QColor& fill, bool hollow)
{
    const QPointF points[4] = {{x, y - radius}, {x + radius, y}, {x, y + radius}, {x - radius, y}};
    if (hollow) {
        m_painter.setPen(QPen(fill, 1.4));
        m_painter.setBrush(m_theme.field);
    } else {
        m_painter.setPen(QPen(m_theme.line, 1.0));
        m_painter.setBrush(fill);
    }
    m_painter.drawConvexPolygon(points, 4);
}

void DopePainter::cross(double x, double y, double radius, const QColor& ink)
{
    const double reach = radius * 0.72;
    m_painter.setPen(QPen(ink, 2.2, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(QPointF(x - reach, y - reach), QPointF(x + reach, y + reach));
    m_painter.drawLine(QPointF(x - reach, y + reach), QPointF(x + reach, y - reach));
}

bool DopePainter::isPhysicsOff(const mmd::TrackId& track, std::size_t key) const
{
    if (track.kind != mmd::TrackKind::Bone || !m_motion)
        return false;
    const auto* bone = mmd::findBoneTrack(*m_motion, track.name);
    return bone && !mmd::isPhysicsOn(bone->tail(key));
}

void DopePainter::paintKeys(int row)
{
    const QModelIndex& index = m_canvas.rows().at(row);
    const RowFrames frames = m_model.frames(index);
    const mmd::TrackId* track = m_model.track(index);
    const double y = rowMiddle(row);
    const double radius = track ? M::keyRadius : M::keyRadius - 2.0;
    const double leftFrame = m_axis.frame(m_keys.left() - radius);
    const auto selected =
        track ? m_document.selection().framesOf(*track) : std::span<const std::uint32_t>();
    if (track && track->kind <= mmd::TrackKind::Morph && !frames.empty() && frames.front() > 0)
        diamond(m_axis.x(0.0), y, radius - 1.0, m_theme.groupKey, true); // MMD's implicit key
    auto at = std::lower_bound(
        frames.begin(), frames.end(), leftFrame, [](std::uint32_t a, double b) { return a < b; });
    double lastX = -1e9;
    for (; at != frames.end(); ++at) {
        const double x = m_axis.x(*at);
        if (x > m_keys.right() + radius)
            break;
        const bool isSelected = std::binary_search(selected.begin(), selected.end(), *at);
        if (x - lastX < 1.0 && !isSelected)
            continue; // denser than pixels: one mark stands for all of them
        lastX = x;
        ++m_paintedKeys;
        const QColor& colour = isSelected ? m_theme.selectedKey
                               : track    ? m_theme.key
                                          : m_theme.groupKey;
        if (track && isPhysicsOff(*track, std::size_t(at - frames.begin())))
            cross(x, y, radius, colour);
        else
            diamond(x, y, radius, colour, false);
    }
}

/// Bars between neighbouring keys of equal value: nothing moves there.
void DopePainter::paintHeld(int row, const mmd::TrackId& track)
{
    if (!m_motion || m_axis.pixelsPerFrame < 0.5)
        return;
    const double y = rowMiddle(row);
    const auto paint = [&](const auto* keys) {
        if (!keys)
            return;
        const auto frames = keys->frames();
        const double left = std::max(0.0, m_axis.frame(m_keys.left()));
        const double right = m_axis.frame(m_keys.right());
        std::size_t at = keys->lowerBound(std::uint32_t(std::min(left, 4e9)));
        for (at = std::max<std::size_t>(at, 1); at < frames.size(); ++at) {
            if (double(frames[at - 1]) > right)
                break;
            if (!(keys->values()[at] == keys->values()[at - 1]))
                continue;
            const double x = m_axis.x(frames[at - 1]);
            m_painter.fillRect(
                QRectF(x, y - 1.5, m_axis.x(frames[at]) - x, 3.0), faded(m_theme.groupKey, 0.75));
        }
    };
    if (track.kind == mmd::TrackKind::Bone)
        paint(mmd::findBoneTrack(*m_motion, track.name));
    else if (track.kind == mmd::TrackKind::Morph)
        paint(mmd::findMorphTrack(*m_motion, track.name));
    else if (track.kind == mmd::TrackKind::ShowIk)
        paint(m_motion->showIk.get());
}

/// The segment that a selected key's curve shapes: it ends at the key.
void DopePainter::paintSegment(int row, const mmd::TrackId& track)
{
    const auto selected = m_document.selection().framesOf(track);
    if (selected.empty() || !m_motion || track.kind == mmd::TrackKind::Morph)
        return;
    const auto frames = mmd::framesOf(*m_motion, track);
    const double y = rowMiddle(row);
    for (const std::uint32_t frame : selected) {
        const auto key = std::lower_bound(frames.begin(), frames.end(), frame);
        if (key == frames.begin() && frame == 0)
            continue;
        const double from = key == frames.begin() ? 0.0 : double(*(key - 1));
        const double x = m_axis.x(from);
        if (m_axis.x(frame) < m_keys.left() || x > m_keys.right())
            continue;
        m_painter.fillRect(
            QRectF(x, y - 3.0, m_axis.x(frame) - x, 6.0), faded(m_theme.accent, 0.85));
    }
}

void DopePainter::paintDrafts(int row, const mmd::TrackId& track)
{
    const mmd::Actor* actor = m_document.actor();
    if (!actor)
        return;
    for (const mmd::Draft& draft : actor->drafts)
        if (draft.track == track)
            diamond(m_axis.x(draft.frame), rowMiddle(row), M::keyRadius, m_theme.draft, true);
}

void DopePainter::paintNames(int first, int last)
{
    m_painter.save();
    m_painter.setClipRect(0, M::rulerHeight, M::namesWidth, m_canvas.height() - M::rulerHeight);
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (int row = first; row <= last; ++row) {
        const QModelIndex& index = m_canvas.rows().at(row);
        const bool group = m_model.isGroup(index);
        const mmd::TrackId* track = m_model.track(index);
        const bool selected = track && m_document.selection().hasTrack(*track);
        const QRect rect(0, m_canvas.rowTop(row), M::namesWidth, M::rowHeight);
        m_painter.fillRect(rect.adjusted(0, 0, 0, -1), selected ? m_theme.selectedRow
                                                       : group  ? m_theme.header
                                                                : m_theme.panel);
        if (group) {
            const double y = rowMiddle(row);
            const bool folded = m_canvas.rows().isFolded(index) && !m_canvas.rows().isFiltered();
            QPolygonF arrow;
            if (folded)
                arrow << QPointF(9, y - 4) << QPointF(14, y) << QPointF(9, y + 4);
            else
                arrow << QPointF(7, y - 2.5) << QPointF(15, y - 2.5) << QPointF(11, y + 2.5);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.dim);
            m_painter.drawPolygon(arrow);
        }
        const int indent = group ? 20 : index.parent().isValid() ? 28 : 10;
        m_painter.setPen(group ? m_theme.dim : m_theme.text);
        const QRect place = rect.adjusted(indent, 0, -8, 0);
        m_painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
            m_painter.fontMetrics().elidedText(
                index.data().toString(), Qt::ElideRight, place.width()));
    }
    m_painter.restore();
    m_painter.fillRect(M::namesWidth - 1, 0, 1, m_canvas.height(), m_theme.line);
}

void DopePainter::paintRuler()
{
    const QRect ruler(0, 0, m_canvas.width(), M::rulerHeight);
    m_painter.fillRect(ruler, m_theme.header);
    m_painter.fillRect(0, M::rulerHeight - 1, m_canvas.width(), 1, m_theme.line);
    m_painter.save();
    m_painter.setClipRect(M::namesWidth, 0, m_canvas.width() - M::namesWidth, M::rulerHeight);
    const auto& settings = m_document.scene().settings;
    const std::uint32_t last =
        settings.playLast > 0 ? settings.playLast : mmd::lastFrame(m_document.scene());
    const double from = m_axis.x(settings.playFirst);
    m_painter.fillRect(QRectF(from, M::rulerHeight - 4, m_axis.x(last) - from, 3),
        faded(m_theme.accentBright, 0.55));
    for (const DopeCanvas::FrameRange& range : m_canvas.simulated()) {
        const double begin = m_axis.x(range.first);
        m_painter.fillRect(QRectF(begin, 0, std::max(1.0, m_axis.x(range.last) - begin), 2),
            faded(m_theme.draft, 0.85));
    }
    QFont font = m_canvas.font();
    font.setPointSizeF(font.pointSizeF() * 0.88);
    m_painter.setFont(font);
    const double step = m_axis.step(58.0);
    const double small = step >= 5.0 ? step / 5.0 : 1.0;
    const double begin = std::max(0.0, std::floor(m_axis.frame(M::namesWidth - 60) / step) * step);
    for (double frame = begin; m_axis.x(frame) < m_canvas.width() + 60; frame += small) {
        const double x = std::round(m_axis.x(frame));
        const bool isLabelled = std::abs(frame / step - std::round(frame / step)) < 1e-6;
        m_painter.fillRect(
            QRectF(x, isLabelled ? 14 : 20, 1, isLabelled ? 10 : 4), faded(m_theme.dim, 0.7));
        if (!isLabelled)
            continue;
        m_painter.setPen(m_theme.text);
        m_painter.drawText(QRectF(x + 4, 1, 80, 14), Qt::AlignLeft | Qt::AlignVCenter,
            QString::number(std::llround(frame)));
    }
    m_painter.restore();
    m_painter.setPen(m_theme.dim);
    m_painter.drawText(QRect(10, 0, M::namesWidth - 20, M::rulerHeight - 2),
        Qt::AlignVCenter | Qt::AlignLeft,
        DopeCanvas::tr("%1 s").arg(m_document.currentFrame() / framesPerSecond, 0, 'f', 2));
}

void DopePainter::paintCurrentFrame()
{
    const double x = std::round(m_axis.x(m_document.currentFrame()));
    if (x < M::namesWidth - 8 || x > m_canvas.width() + 8)
        return;
    m_painter.save();
    m_painter.setClipRect(M::namesWidth, 0, m_canvas.width() - M::namesWidth, m_canvas.height());
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.fillRect(QRectF(x - 0.5, 12, 1.5, m_canvas.height()), m_theme.currentFrame);
    const QString text = QString::number(m_document.currentKeyFrame());
    const double half = m_painter.fontMetrics().horizontalAdvance(text) * 0.5 + 6.0;
    QPainterPath flag;
    flag.addRoundedRect(QRectF(x - half, 1, half * 2, 16), 3, 3);
    m_painter.fillPath(flag, m_theme.currentFrame);
    m_painter.setPen(QColor(0x1a0b0b));
    m_painter.drawText(QRectF(x - half, 1, half * 2, 16), Qt::AlignCenter, text);
    m_painter.restore();
}

void DopePainter::paintGesture(const DopeGestureView& gesture)
{
    if (!gesture.rectangle.isEmpty()) {
        m_painter.setPen(QPen(m_theme.accentBright, 1.0, Qt::DashLine));
        m_painter.setBrush(faded(m_theme.accent, 0.18));
        m_painter.drawRect(gesture.rectangle);
    }
    if (!gesture.movesKeys || gesture.delta == 0)
        return;
    QString text = QString::number(gesture.delta);
    if (gesture.delta > 0)
        text.prepend(QLatin1Char('+'));
    const int width = m_painter.fontMetrics().horizontalAdvance(text) + 14;
    const QRect bubble(gesture.mouse.x() + 14, gesture.mouse.y() - 26, width, 20);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.selectedKey);
    m_painter.drawRoundedRect(bubble, 4, 4);
    m_painter.setPen(QColor(0x241500));
    m_painter.drawText(bubble, Qt::AlignCenter, text);
}

} // namespace odori
