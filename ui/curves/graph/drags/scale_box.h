// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace odori {

class ValueCanvas;

/// A side or corner of a ScaleBox: x is -1 at the left and 1 at the right, y is -1 at the top and 1
/// at the bottom; 0 is between them.
struct BoxGrip {
    int x = 0, y = 0;
    bool operator==(const BoxGrip&) const = default;
};

/// The box around the selected keys that the graph may change. Its grips scale them.
struct ScaleBox {
    double firstFrame = 0.0, lastFrame = 0.0;
    QRectF area; ///< of the marks, in widget pixels

    /// The painted frame: around the marks.
    [[nodiscard]] QRectF frame() const;
    /// Those that can scale: keys at one frame have no width, and equal values have no height.
    [[nodiscard]] std::vector<BoxGrip> grips() const;
    [[nodiscard]] QPointF positionOf(BoxGrip grip) const;
    [[nodiscard]] std::optional<BoxGrip> gripAt(const QPointF& at) const;
    bool operator==(const ScaleBox&) const = default;
};

/// None if no key can be changed, or if a single key is selected and nothing can be scaled.
[[nodiscard]] std::optional<ScaleBox> scaleBoxOf(const ValueCanvas& canvas);

void paintScaleBox(QPainter& painter, const ValueCanvas& canvas, const ScaleBox& box);

} // namespace odori
