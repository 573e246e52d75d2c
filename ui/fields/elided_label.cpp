// SPDX-License-Identifier: MIT
#include "ui/fields/elided_label.h"

#include "ui/messages/shown_name.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolTip>

namespace odori {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::setColour(const QColor& colour)
{
    if (palette().color(QPalette::WindowText) == colour)
        return;
    QPalette own; // sets only the changed colour, so that the others still follow the theme
    own.setColor(QPalette::WindowText, colour);
    setPalette(own);
}

void ElidedLabel::setShorter(const QStringList& shorter)
{
    m_whole = text();
    m_shorter = shorter;
    update();
}

QString ElidedLabel::shownText() const
{
    QStringList forms{text()};
    if (text() == m_whole)
        forms += m_shorter;
    return fitting(forms, fontMetrics(), contentsRect().width());
}

QString ElidedLabel::fitting(const QStringList& forms, const QFontMetrics& metrics, int width)
{
    for (const QString& each : forms)
        if (metrics.horizontalAdvance(each) <= width)
            return each;
    return metrics.elidedText(forms.last(), Qt::ElideRight, width);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() &&
        fontMetrics().horizontalAdvance(text()) > contentsRect().width()) {
        QToolTip::showText(
            static_cast<QHelpEvent*>(event)->globalPos(), plainToolTip(text()), this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(),
        shownText(), foregroundRole());
}

} // namespace odori
