// SPDX-License-Identifier: MIT
#include "ui/curves/note_line.h"

#include "ui/fields/elided_label.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace odori {
namespace {

/// Not the contents margins of the label: those are lost when the theme changes.
constexpr QMargins aroundText(10, 0, 10, 4);

} // namespace

NoteLine::NoteLine(QWidget* parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setTextFormat(Qt::PlainText);
}

void NoteLine::setNote(const QString& note)
{
    if (note == m_note)
        return;
    m_note = note;
    apply();
}

void NoteLine::setHint(const QString& hint, const QString& shorter)
{
    if (hint == m_hint)
        return;
    m_hint = hint;
    m_shortHint = shorter;
    apply();
}

void NoteLine::apply()
{
    setText(m_note.isEmpty() ? m_hint : m_note);
    setToolTip(plainToolTip(text()));
}

QSize NoteLine::sizeHint() const
{
    return minimumSizeHint();
}

QSize NoteLine::minimumSizeHint() const
{
    return {0, fontMetrics().height() + aroundText.top() + aroundText.bottom()};
}

void NoteLine::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setPen(m_note.isEmpty() ? theme.dim : theme.text);
    const QRect room = rect().marginsRemoved(aroundText);
    QStringList forms{text()};
    if (m_note.isEmpty())
        forms.append(m_shortHint);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
        ElidedLabel::fitting(forms, fontMetrics(), room.width()));
}

} // namespace odori
