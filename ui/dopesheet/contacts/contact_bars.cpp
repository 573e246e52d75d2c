// SPDX-License-Identifier: MIT
#include "ui/dopesheet/contacts/contact_bars.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>

namespace odori {
namespace {

/// Errors in units: below the first one nobody sees them, above the second one everybody does.
constexpr double small = 0.05, large = 0.3;

QString words(const char* text)
{
    return QCoreApplication::translate("odori::ContactStrip", text);
}

QString number(double units)
{
    return QString::number(units, 'f', 2);
}

double errorOf(const mmd::FootContact& contact)
{
    return std::max({contact.slide, contact.height, contact.penetration});
}

QString longText(const mmd::FootContact& contact)
{
    return words(QT_TRANSLATE_NOOP("odori::ContactStrip", "slides %1 · floats %2 · sinks %3"))
        .arg(number(contact.slide), number(contact.height), number(contact.penetration));
}

/// The longest text that has room: all errors, the largest one, nothing.
QString textFor(const mmd::FootContact& contact, const QFontMetrics& metrics, int room)
{
    for (const QString& text : {longText(contact), number(errorOf(contact))})
        if (metrics.horizontalAdvance(text) <= room)
            return text;
    return {};
}

} // namespace

QRect ContactBars::lane(mmd::FootSide side) const
{
    return {0, side == mmd::FootSide::Left ? 0 : laneHeight, width, laneHeight};
}

mmd::FootSide ContactBars::sideAt(int y) const
{
    return y < laneHeight ? mmd::FootSide::Left : mmd::FootSide::Right;
}

QRect ContactBars::bar(const mmd::FootContact& contact) const
{
    const int first = axis.pixel(double(contact.span.first) - 0.5);
    const int last = axis.pixel(double(contact.span.last) + 0.5);
    return {first, lane(contact.side).top() + 2, std::max(3, last - first), laneHeight - 4};
}

/// Colour, hatching and text all tell how bad a contact is.
void ContactBars::paint(QPainter& painter, const std::vector<mmd::FootContact>& contacts,
    std::optional<std::size_t> selected, const Theme& theme) const
{
    const QRect visible(int(axis.left), 0, width - int(axis.left), 2 * laneHeight);
    for (std::size_t at = 0; at < contacts.size(); ++at) {
        const QRect box = bar(contacts[at]);
        if (!box.intersects(visible))
            continue;
        const double error = errorOf(contacts[at]);
        const QColor& colour = error < small   ? theme.draft
                               : error < large ? theme.marker
                                               : theme.currentFrame;
        QColor soft = colour;
        soft.setAlphaF(0.35f);
        painter.fillRect(box, soft);
        if (error >= large)
            painter.fillRect(box, QBrush(soft, Qt::BDiagPattern));
        const bool isSelected = at == selected;
        painter.setPen(QPen(isSelected ? theme.selectedKey : colour, isSelected ? 2.0 : 1.0));
        painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
        const QRect seen = box & visible;
        const QString text = textFor(contacts[at], painter.fontMetrics(), seen.width() - 8);
        painter.setPen(theme.text);
        painter.drawText(seen.adjusted(4, 0, -4, 0), Qt::AlignCenter | Qt::TextSingleLine, text);
    }
}

QString nameOf(mmd::FootSide side)
{
    return side == mmd::FootSide::Left
               ? words(QT_TRANSLATE_NOOP("odori::ContactStrip", "Left foot"))
               : words(QT_TRANSLATE_NOOP("odori::ContactStrip", "Right foot"));
}

QString descriptionOf(const mmd::FootContact& contact)
{
    return words(QT_TRANSLATE_NOOP("odori::ContactStrip",
                     "%1 stands, frames %2 to %3\nIt slides %4, floats %5 and sinks %6 units."))
        .arg(nameOf(contact.side), QString::number(contact.span.first),
            QString::number(contact.span.last), number(contact.slide), number(contact.height),
            number(contact.penetration));
}

} // namespace odori
