// SPDX-License-Identifier: MIT
#include "ui/panels/light/light_ball.h"

#include "ui/fields/number_field.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr int ballSide = 104;        ///< pixels
constexpr double ballMargin = 7.0;   ///< around the ball, for the handle at its edge
constexpr double handleRadius = 5.0; ///< of the ball's handle
constexpr double grabRadius = 10.0;
constexpr float ambient = 0.22f; ///< the part of the ball that is seen without light
constexpr int ballIdle = 500;    ///< milliseconds after a key

/// Where the light comes from; of unit length.
glm::vec3 sourceOf(const glm::vec3& direction)
{
    const float length = glm::length(direction);
    return length > 1e-6f ? -direction / length : glm::vec3(0.0f, 1.0f, 0.0f);
}

} // namespace

LightBall::LightBall(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Direction of the light"));
    setSpokenRole(*this, QAccessible::Canvas);
    setCursor(Qt::OpenHandCursor);
    setToolTip(tr("Drag the light around the ball, seen from the front. Over the edge it goes "
                  "behind the ball. Ctrl: finer"));
    m_idle.setSingleShot(true);
    m_idle.setInterval(ballIdle);
    connect(&m_idle, &QTimer::timeout, this, &LightBall::end);
    describe();
}

glm::vec2 LightBall::placeOf(const glm::vec3& direction)
{
    const glm::vec3 source = sourceOf(direction);
    const glm::vec2 flat(source.x, source.y);
    const float distance = glm::length(flat);
    if (source.z <= 0.0f)
        return flat;
    return distance > 1e-6f ? flat / distance * (2.0f - distance) : glm::vec2(0.0f, 2.0f);
}

glm::vec3 LightBall::directionOf(glm::vec2 place)
{
    const float distance = glm::length(place);
    if (distance > 2.0f)
        place *= 2.0f / distance;
    const float whole = std::min(distance, 2.0f);
    const float flat = whole <= 1.0f ? whole : 2.0f - whole;
    const glm::vec2 at = distance > 1e-6f ? place / whole * flat : glm::vec2(0.0f);
    const float depth = std::sqrt(std::max(0.0f, 1.0f - flat * flat));
    return -glm::vec3(at, whole <= 1.0f ? -depth : depth);
}

void LightBall::showLight(const mmd::LightValue& light, bool isDraft)
{
    if (light == m_light && isDraft == m_isDraft)
        return;
    m_light = light;
    m_isDraft = isDraft;
    const glm::vec3 source = sourceOf(light.direction);
    if (std::hypot(source.x, source.z) > 1e-4f)
        m_azimuth = std::atan2(source.x, -source.z);
    describe();
    update();
}

/// For screen readers: where the light comes from.
void LightBall::describe()
{
    const glm::vec3 source = sourceOf(m_light.direction);
    const int across = int(std::lround(glm::degrees(m_azimuth)));
    const int up = int(std::lround(glm::degrees(std::asin(std::clamp(source.y, -1.0f, 1.0f)))));
    setAccessibleDescription(
        tr("From %1° to the right and %2° up, seen from the front").arg(across).arg(up));
}

QPointF LightBall::centre() const
{
    return QRectF(rect()).center();
}

double LightBall::radius() const
{
    return std::min(width(), height()) / 2.0 - ballMargin;
}

QPointF LightBall::handle() const
{
    const glm::vec3 source = sourceOf(m_light.direction);
    return centre() + QPointF(double(source.x), -double(source.y)) * radius();
}

QSize LightBall::sizeHint() const
{
    return {ballSide, ballSide};
}

/// The ball in the colour of the light, as MMD shades white: each pixel by the angle to the light.
QImage LightBall::shaded() const
{
    const double ratio = devicePixelRatioF();
    const int side = int(std::ceil(2.0 * radius() * ratio)) + 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    const glm::vec3 source = sourceOf(m_light.direction);
    const glm::vec3 colour = glm::clamp(m_light.colour, 0.0f, 1.0f);
    const float middle = float(side) / 2.0f, reach = float(radius() * ratio);
    for (int y = 0; y < side; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < side; ++x) {
            const glm::vec2 at(
                (float(x) + 0.5f - middle) / reach, (middle - float(y) - 0.5f) / reach);
            const float squared = glm::dot(at, at);
            const float edge = std::clamp((1.0f - std::sqrt(squared)) * reach + 0.5f, 0.0f, 1.0f);
            const glm::vec3 normal(at, -std::sqrt(std::max(0.0f, 1.0f - squared)));
            const float lit = std::max(0.0f, glm::dot(normal, source));
            const glm::vec3 pixel =
                (glm::vec3(ambient) + (1.0f - ambient) * lit * colour) * edge * 255.0f;
            line[x] = qRgba(int(pixel.r), int(pixel.g), int(pixel.b), int(edge * 255.0f));
        }
    }
    return image;
}

void LightBall::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QImage ball = shaded();
    const QSizeF size = QSizeF(ball.size()) / ball.devicePixelRatio();
    painter.drawImage(centre() - QPointF(size.width(), size.height()) / 2.0, ball);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus()     ? theme.accentBright
                        : m_isDraft    ? theme.draft
                        : underMouse() ? theme.dim
                                       : theme.line,
        hasFocus() || m_isDraft ? 2.0 : 1.0));
    painter.drawEllipse(centre(), radius() + 1.0, radius() + 1.0);
    paintHandle(painter);
}

/// Filled in front of the ball, hollow behind it.
void LightBall::paintHandle(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    const bool isFront = sourceOf(m_light.direction).z <= 0.0f;
    const QColor colour = m_isDraft ? theme.draft : theme.selectedKey;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), 4.0)); // visible on any colour of the light
    painter.drawEllipse(handle(), handleRadius, handleRadius);
    painter.setBrush(isFront ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.setPen(QPen(isFront ? QColor(Qt::white) : colour, 2.0));
    painter.drawEllipse(handle(), handleRadius, handleRadius);
}

void LightBall::begin()
{
    if (std::exchange(m_isAdjusting, true))
        return;
    const float length = glm::length(m_light.direction);
    m_length = length > 1e-6f ? length : 1.0f;
    emit adjustStarted();
}

void LightBall::turnTo(const glm::vec3& direction)
{
    const glm::vec3 size = glm::abs(direction);
    const float widest = std::max({size.x, size.y, size.z, 1e-6f});
    emit adjusted(direction * std::min(m_length, 1.0f / widest));
}

void LightBall::turnBy(double degreesRight, double degreesUp)
{
    const glm::vec3 source = sourceOf(m_light.direction);
    const float right = m_azimuth + glm::radians(float(degreesRight));
    const float up =
        std::clamp(std::asin(std::clamp(source.y, -1.0f, 1.0f)) + glm::radians(float(degreesUp)),
            glm::radians(-90.0f), glm::radians(90.0f));
    m_azimuth = std::remainder(right, glm::radians(360.0f));
    begin();
    turnTo(
        -glm::vec3(std::sin(right) * std::cos(up), std::sin(up), -std::cos(right) * std::cos(up)));
}

void LightBall::end()
{
    m_idle.stop();
    m_isDragging = false;
    setCursor(Qt::OpenHandCursor);
    if (std::exchange(m_isAdjusting, false))
        emit adjustFinished();
}

void LightBall::cancel()
{
    m_idle.stop();
    m_isDragging = false;
    setCursor(Qt::OpenHandCursor);
    if (std::exchange(m_isAdjusting, false))
        emit adjustCancelled();
}

void LightBall::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    end();
    m_mouse = event->position();
    m_place = placeOf(m_light.direction);
    m_isDragging = true;
    setCursor(Qt::ClosedHandCursor);
    begin();
    const QPointF way = m_mouse - handle();
    if (std::hypot(way.x(), way.y()) <= grabRadius)
        return; // grabbed, without a jump
    const QPointF at = (m_mouse - centre()) / radius();
    m_place = {float(at.x()), -float(at.y())};
    turnTo(directionOf(m_place));
}

void LightBall::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isDragging)
        return;
    const QPointF way =
        (event->position() - m_mouse) / radius() * NumberField::factorOf(event->modifiers());
    m_mouse = event->position();
    m_place += glm::vec2(float(way.x()), -float(way.y()));
    if (const float distance = glm::length(m_place); distance > 2.0f)
        m_place *= 2.0f / distance;
    turnTo(directionOf(m_place));
}

void LightBall::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_isDragging)
        end();
}

bool LightBall::event(QEvent* event)
{
    // Escape cancels the adjustment, even if it is a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && m_isAdjusting &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void LightBall::keyPressEvent(QKeyEvent* event)
{
    const double step = NumberField::factorOf(event->modifiers());
    const bool isArrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                         event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (event->key() == Qt::Key_Escape && m_isAdjusting) {
        cancel();
    } else if (isArrow && !m_isDragging) {
        turnBy(event->key() == Qt::Key_Left    ? -step
               : event->key() == Qt::Key_Right ? step
                                               : 0.0,
            event->key() == Qt::Key_Down ? -step
            : event->key() == Qt::Key_Up ? step
                                         : 0.0);
        m_idle.start();
    } else {
        if (!m_isDragging)
            end(); // before the window uses the key
        QWidget::keyPressEvent(event);
    }
}

void LightBall::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (!m_isDragging)
        end();
    update();
}

void LightBall::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    end();
}

} // namespace odori
