// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/hud.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr qreal margin = 12.0;
const QColor ink(0x1e, 0x23, 0x2b);
const QColor pill(0x1b, 0x1e, 0x23, 0xe6);
const QColor pillText(0xf0, 0xf2, 0xf5);
const QColor beforePill(0xa8, 0x3f, 0x14), afterPill(0x04, 0x6b, 0x64); // as the ghosts

} // namespace

void Hud::setFont(const QFont& font)
{
    m_font = font;
    for (QStaticText* text : {&m_title, &m_rate, &m_number, &m_name, &m_note})
        text->prepare(QTransform(), m_font);
}

void Hud::setText(QStaticText& target, const QString& text) const
{
    if (target.text() == text)
        return;
    target.setTextFormat(Qt::PlainText);
    target.setText(text);
    target.prepare(QTransform(), m_font);
}

void Hud::paint(QPainter& painter, const QSizeF& size, const QPointF& mouse, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (!whyNoPicture.isEmpty())
        paintReason(painter, size);
    if (isBare)
        return paintPills(painter, size, mouse);
    if (safeFrame)
        paintSafeFrame(painter, size);
    if (!sector.isEmpty()) {
        QColor fill = sectorColour;
        fill.setAlpha(0x46);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(sector);
    }
    paintFrames(painter);
    paintTexts(painter, size);
    paintArea(painter, theme);
    paintPills(painter, size, mouse);
}

void Hud::paintTexts(QPainter& painter, const QSizeF& size) const
{
    if (isBoxed) {
        for (const auto& [x, text] : {std::pair(0.0, &m_title), std::pair(size.width(), &m_rate)})
            if (!text->text().isEmpty())
                paintPill(painter, size, QPointF(x, 0.0), *text);
        return;
    }
    const auto drawText = [&](double x, const QStaticText& text) {
        const QPointF at(x, margin - 2.0);
        painter.setPen(ink);
        if (!safeFrame || safeFrame->contains(QRectF(at, text.size())))
            return painter.drawStaticText(at, text);
        const QRect film = safeFrame->toRect();
        painter.save();
        painter.setClipRect(film);
        painter.drawStaticText(at, text);
        painter.setClipRegion(QRegion(QRectF({}, size).toAlignedRect()) - film);
        painter.setPen(pillText); // on the dimmed part
        painter.drawStaticText(at, text);
        painter.restore();
    };
    drawText(margin, m_title);
    drawText(size.width() - margin - m_rate.size().width(), m_rate);
}

/// In lines as wide as the picture allows.
void Hud::paintReason(QPainter& painter, const QSizeF& size) const
{
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QRectF room =
        QRectF({}, size).adjusted(2.0 * margin, 2.0 * margin, -2.0 * margin, -2.0 * margin);
    const QRectF text = painter.boundingRect(room, flags, whyNoPicture);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pill);
    painter.drawRoundedRect(text.adjusted(-margin, -margin, margin, margin), 5.0, 5.0);
    painter.setPen(pillText);
    painter.drawText(room, flags, whyNoPicture);
}

/// Earlier frames are left of their ghosts, later ones right. Those that would cover more important
/// ones are left out.
void Hud::paintFrames(QPainter& painter) const
{
    QRegion covered;
    for (const Frame& frame : frames) {
        const QString text = QString::number(frame.number);
        const QSizeF box = QFontMetricsF(painter.font()).size(0, text) + QSizeF(8.0, 0.0);
        const double side = frame.isBefore ? -box.width() - 2.0 : 2.0;
        const QRectF area(frame.at + QPointF(side, -box.height() - 4.0), box);
        if (covered.intersects(area.toAlignedRect()))
            continue;
        covered += area.toAlignedRect();
        painter.setBrush(frame.isBefore ? beforePill : afterPill);
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(area, 4.0, 4.0);
        painter.setPen(pillText);
        painter.drawText(area, Qt::AlignCenter, text);
    }
}

/// A dashed line closes the lasso.
void Hud::paintArea(QPainter& painter, const Theme& theme) const
{
    QColor fill = theme.accentBright;
    fill.setAlpha(0x30);
    painter.setPen(QPen(theme.accent, 1.0));
    if (rubberBand) {
        painter.setBrush(fill);
        painter.drawRect(rubberBand->adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (lasso.size() < 2)
        return;
    QPainterPath area;
    area.addPolygon(lasso);
    painter.fillPath(area, fill);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawPolyline(lasso);
    painter.setPen(QPen(theme.accent, 1.0, Qt::DashLine));
    painter.drawLine(lasso.last(), lasso.first());
}

/// Dims what the film does not show. The inner line is the part that every screen shows (EBU R 95:
/// 90 % for graphics).
void Hud::paintSafeFrame(QPainter& painter, const QSizeF& size) const
{
    const QRectF frame = *safeFrame;
    const QColor outside(0, 0, 0, 0x90);
    painter.fillRect(QRectF(0, 0, frame.left(), size.height()), outside);
    painter.fillRect(
        QRectF(frame.right(), 0, size.width() - frame.right(), size.height()), outside);
    painter.fillRect(QRectF(frame.left(), 0, frame.width(), frame.top()), outside);
    painter.fillRect(
        QRectF(frame.left(), frame.bottom(), frame.width(), size.height() - frame.bottom()),
        outside);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(pill, 1.0));
    painter.drawRect(frame.adjusted(0.5, 0.5, -0.5, -0.5));
    constexpr double inset = (1.0 - 0.9) / 2.0;
    const double x = frame.width() * inset, y = frame.height() * inset;
    painter.setPen(QPen(pill, 1.0, Qt::DashLine));
    painter.drawRect(frame.adjusted(x, y, -x, -y));
}

void Hud::paintPills(QPainter& painter, const QSizeF& size, const QPointF& mouse) const
{
    if (!m_number.text().isEmpty())
        paintPill(painter, size, mouse + QPointF(18.0, -14.0 - m_number.size().height()), m_number);
    else if (!m_name.text().isEmpty() && !isBare)
        paintPill(painter, size, named + QPointF(12.0, -m_name.size().height() - 10.0), m_name);
    if (!m_note.text().isEmpty())
        paintPill(painter, size,
            QPointF((size.width() - m_note.size().width()) / 2.0 - 8.0, size.height()), m_note);
}

void Hud::paintPill(
    QPainter& painter, const QSizeF& size, const QPointF& corner, const QStaticText& text)
{
    QRectF box(corner, text.size() + QSizeF(16.0, 8.0));
    box.moveLeft(
        std::clamp(box.left(), margin, std::max(margin, size.width() - margin - box.width())));
    box.moveTop(
        std::clamp(box.top(), margin, std::max(margin, size.height() - margin - box.height())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(pill);
    painter.drawRoundedRect(box, 5.0, 5.0);
    painter.setPen(pillText);
    painter.drawStaticText(box.topLeft() + QPointF(8.0, 4.0), text);
}

} // namespace odori
