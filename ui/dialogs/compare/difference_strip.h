// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"

#include <QtWidgets/QWidget>

#include <span>
#include <vector>

namespace odori {

/// Paints `differences`, from the first to the last one, as bars from the bottom of `box`; one of
/// `largest` has its height. Small differences stay visible.
void paintDifferences(QPainter& painter, const QRect& box, std::span<const float> differences,
    float largest, const QPalette& palette);

/// The difference of two motions at each frame, and the current frame. A click or a drag goes to a
/// frame.
class DifferenceStrip : public QWidget {
    Q_OBJECT
public:
    explicit DifferenceStrip(QWidget* parent = nullptr);

    /// One difference for each frame of `span`; empty: nothing is known.
    void setDifferences(mmd::FrameSpan span, std::vector<float> differences);
    void setFrame(double frame);
    /// The x of a frame, in pixels.
    [[nodiscard]] int pixel(double frame) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void frameChosen(std::uint32_t frame);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(double x);

    mmd::FrameSpan m_span;
    std::vector<float> m_differences;
    float m_largest = 0.0f;
    double m_frame = 0.0;
};

} // namespace odori
