// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/hud.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace odori {
namespace {

constexpr qreal margin = 12.0;
const QColor ink(0x1e, 0x23, 0x2b);
const QColor pill(0x1b, 0x1e, 0x23, 0xe6);
const QColor pillText(0xf0, 0xf2, 0xf5);

} // namespace

void Hud::setFont(const QFont& font)
{
    m_font = font;
    for (QStaticText* text : {&m_title, &m_rate, &m_number})
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
    if (!sector.isEmpty()) {
        QColor fill = sectorColour;
        fill.setAlpha(0x46);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(sector);
    }
    painter.setPen(ink);
    painter.drawStaticText(QPointF(margin, margin - 2.0), m_title);
    painter.drawStaticText(
        QPointF(size.width() - margin - m_rate.size().width(), margin - 2.0), m_rate);
    if (rubberBand) {
        QColor fill = theme.accentBright;
        fill.setAlpha(0x30);
        painter.setPen(QPen(theme.accent, 1.0));
        painter.setBrush(fill);
        painter.drawRect(rubberBand->adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (!m_number.text().isEmpty())
        paintNumber(painter, size, mouse);
}

void Hud::paintNumber(QPainter& painter, const QSizeF& size, const QPointF& mouse) const
{
    const QSizeF text = m_number.size();
    QRectF box(mouse + QPointF(18.0, -14.0 - text.height()), text + QSizeF(16.0, 8.0));
    box.moveLeft(
        std::clamp(box.left(), margin, std::max(margin, size.width() - margin - box.width())));
    box.moveTop(std::max(box.top(), margin));
    painter.setPen(Qt::NoPen);
    painter.setBrush(pill);
    painter.drawRoundedRect(box, 5.0, 5.0);
    painter.setPen(pillText);
    painter.drawStaticText(box.topLeft() + QPointF(8.0, 4.0), m_number);
}

} // namespace odori
