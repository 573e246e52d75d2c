// SPDX-License-Identifier: MIT
#include "ui/dialogs/compare/difference_strip.h"

#include "ui/fields/spoken/spoken_role.h"
#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace odori {

void paintDifferences(QPainter& painter, const QRect& box, std::span<const float> differences,
    float largest, const QPalette& palette)
{
    if (differences.empty() || !(largest > 0.0f) || box.width() <= 0)
        return;
    const Theme& theme = themeOf(palette);
    const auto count = double(differences.size());
    for (int x = 0; x < box.width(); ++x) {
        const auto first = std::size_t(x * count / box.width());
        const auto end = std::max(first + 1, std::size_t((x + 1) * count / box.width()));
        const float most = *std::max_element(
            differences.begin() + std::ptrdiff_t(first), differences.begin() + std::ptrdiff_t(end));
        if (!(most > 0.0f))
            continue;
        // The root shows differences of a hundredth as a tenth.
        const int height = std::max(1, int(std::sqrt(most / largest) * float(box.height())));
        painter.fillRect(box.left() + x, box.bottom() - height + 1, 1, height, theme.marker);
    }
}

DifferenceStrip::DifferenceStrip(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Difference at each frame"));
    setSpokenRole(*this, QAccessible::Canvas);
    setToolTip(tr("How far the motions differ at each frame. A click or a drag goes to a frame."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DifferenceStrip::setDifferences(mmd::FrameSpan span, std::vector<float> differences)
{
    m_span = span;
    m_differences = std::move(differences);
    m_largest = m_differences.empty()
                    ? 0.0f
                    : *std::max_element(m_differences.begin(), m_differences.end());
    update();
}

void DifferenceStrip::setFrame(double frame)
{
    m_frame = frame;
    update();
}

QSize DifferenceStrip::sizeHint() const
{
    return {300, 3 * fontMetrics().height()};
}

int DifferenceStrip::pixel(double frame) const
{
    const double length = double(m_span.last - m_span.first) + 1.0;
    return int((frame - m_span.first + 0.5) / length * width());
}

void DifferenceStrip::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.field);
    paintDifferences(painter, rect().adjusted(0, 4, 0, -1), m_differences, m_largest, palette());
    painter.setPen(hasFocus() ? theme.accentBright : theme.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (!m_differences.empty() && m_frame >= m_span.first && m_frame <= m_span.last)
        painter.fillRect(pixel(m_frame), 0, 1, height(), theme.currentFrame);
}

void DifferenceStrip::choose(double x)
{
    if (m_differences.empty())
        return;
    const double length = double(m_span.last - m_span.first) + 1.0;
    const double frame = std::floor(x / std::max(1, width()) * length);
    emit frameChosen(m_span.first + std::uint32_t(std::clamp(frame, 0.0, length - 1.0)));
}

void DifferenceStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(event->position().x());
}

void DifferenceStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        choose(event->position().x());
}

void DifferenceStrip::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || m_differences.empty())
        return QWidget::keyPressEvent(event);
    emit frameChosen(std::uint32_t(
        std::clamp(std::floor(m_frame) + step, double(m_span.first), double(m_span.last))));
}

} // namespace odori
