// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/gizmo.h"

#include <optional>
#include <vector>

namespace odori {

/// Handle of the square in the middle, which moves along the screen; 0 1 2 are the axes.
inline constexpr int freeMoveHandle = 3;

/// The handle of `gizmo` under `pixel`.
[[nodiscard]] std::optional<int> arrowAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel);

/// Appends the arrows and the square to `lines`.
void addArrows(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    std::optional<int> active, bool isDragging, std::vector<render::OverlayLine>& lines);

/// Moving by an arrow or the square. The point that was grabbed stays under the mouse.
class MoveDrag {
public:
    MoveDrag(const Gizmo& gizmo, int handle, const render::View& view, const glm::vec2& size,
        const glm::vec2& pixel);

    void moveTo(const glm::vec2& pixel, float factor);

    /// World space, from where the drag began.
    [[nodiscard]] const glm::vec3& offset() const { return m_offset; }
    [[nodiscard]] int handle() const { return m_handle; }
    [[nodiscard]] const Gizmo& gizmo() const { return m_gizmo; }

private:
    [[nodiscard]] std::optional<glm::vec3> pointAt(const glm::vec2& pixel) const;

    Gizmo m_gizmo;
    int m_handle;
    render::View m_view;
    glm::vec2 m_size;
    std::optional<glm::vec3> m_point; ///< where the mouse was last, on the axis or the plane
    glm::vec3 m_offset{0.0f};
};

} // namespace odori
