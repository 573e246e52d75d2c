// SPDX-License-Identifier: MIT
#include "app/tours/tour_mark.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>

#include <cstdlib>

namespace odori {
namespace {

constexpr int thickness = 3, steps = 20; ///< pixels; of one pulse
constexpr int pulseInterval = 60;        ///< milliseconds

} // namespace

TourMark::TourMark(QWidget& window)
    : QWidget(&window)
{
    setObjectName(QStringLiteral("tourMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_pulse.setInterval(pulseInterval);
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % steps;
        update();
    });
}

void TourMark::pointAt(const QWidget* target)
{
    setVisible(target);
    if (!target || hasLessMotion())
        m_pulse.stop();
    else
        m_pulse.start();
    if (!target)
        return;
    const QRect place(target->mapTo(parentWidget(), QPoint()), target->size());
    // Outside of the part where there is space, so that it covers no text.
    setGeometry(
        place.adjusted(-thickness, -thickness, thickness, thickness) & parentWidget()->rect());
    // Only the frame itself, so that a video or OpenGL below need not be composed with this widget.
    setMask(
        QRegion(rect()) - QRegion(rect().adjusted(thickness, thickness, -thickness, -thickness)));
}

void TourMark::paintEvent(QPaintEvent*)
{
    QColor colour = themeOf(palette()).accentBright;
    if (m_pulse.isActive())
        colour = colour.lighter(80 + 4 * std::abs(m_step - steps / 2));
    QPainter(this).fillRect(rect(), colour);
}

} // namespace odori
