// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <QtCore/QTimer>
#include <QtGui/QImage>
#include <QtWidgets/QWidget>

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace odori {

/// The direction of the light as a ball that it shines on, seen from the front. The handle is where
/// the light comes from. A drag moves it; the way over the edge of the ball leads behind it, where
/// the handle is hollow. Arrow keys turn it by one degree. Ctrl makes steps ten times smaller,
/// Shift ten times larger, Escape cancels the adjustment. The ball shows only lights that it is
/// given; every drag and every run of keys is one adjustment.
class LightBall : public QWidget {
    Q_OBJECT
public:
    explicit LightBall(QWidget* parent = nullptr);

    void showLight(const mmd::LightValue& light, bool isDraft);

    /// The position on the flattened ball of the place where a light of `direction` comes from, x
    /// to the right, y up: within 1 in front of the ball, and from 1 to 2 behind it.
    [[nodiscard]] static glm::vec2 placeOf(const glm::vec3& direction);
    /// The reverse; of unit length. Places beyond 2 are at 2.
    [[nodiscard]] static glm::vec3 directionOf(glm::vec2 place);

    /// The centre of the handle, in the widget's coordinates.
    [[nodiscard]] QPointF handle() const;
    /// The centre and the radius of the ball.
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] double radius() const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void adjustStarted();
    /// The new direction. Its length is that of the direction at the start, or less, so that no
    /// number is beyond 1, as in MMD's panel.
    void adjusted(const glm::vec3& direction);
    void adjustFinished();
    void adjustCancelled();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void begin();
    void turnTo(const glm::vec3& direction);
    void turnBy(double degreesRight, double degreesUp);
    void end();
    void cancel();
    void describe();
    [[nodiscard]] QImage shaded() const;
    void paintHandle(QPainter& painter) const;

    mmd::LightValue m_light;
    bool m_isDraft = false;
    bool m_isAdjusting = false;
    bool m_isDragging = false;
    float m_length = 1.0f;   ///< of the direction at the start of the adjustment
    glm::vec2 m_place{0.0f}; ///< of the drag
    QPointF m_mouse;
    float m_azimuth = 0.0f; ///< of the last handle beside the poles, in radians
    QTimer m_idle;          ///< ends an adjustment by keys
};

} // namespace odori
