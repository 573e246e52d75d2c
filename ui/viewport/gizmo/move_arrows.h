// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/gizmo/gizmo.h"

#include <optional>
#include <vector>

namespace odori {

/// Handle of the square in the middle, which moves along the screen; 0 1 2 are the axes.
inline constexpr int freeMoveHandle = 3;

/// The handle of `gizmo` under `pixel`: the square first, then the nearest arrow, of two as near
/// the one that shows longer. An arrow seen from its end is a dot and cannot be taken.
[[nodiscard]] std::optional<int> arrowAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel);

/// Appends the arrows and the square to `lines`.
void addArrows(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    const GizmoHandle& handle, std::vector<render::OverlayLine>& lines);

/// Moving by an arrow or the square. The point that was grabbed stays under the mouse, as long as
/// that takes no more than mostPerPixel; an arrow that is much foreshortened moves by the distance
/// along it.
class MoveDrag {
public:
    /// Times the world's length of a pixel where the gizmo is.
    static constexpr float mostPerPixel = 3.0f;

    MoveDrag(const Gizmo& gizmo, int handle, const render::View& view, const glm::vec2& size,
        const glm::vec2& pixel);

    void moveTo(const glm::vec2& pixel, float factor);

    /// World space, from where the drag began.
    [[nodiscard]] const glm::vec3& offset() const { return m_offset; }
    [[nodiscard]] int handle() const { return m_handle; }
    [[nodiscard]] const Gizmo& gizmo() const { return m_gizmo; }

private:
    [[nodiscard]] std::optional<glm::vec3> pointAt(const glm::vec2& pixel) const;
    [[nodiscard]] glm::vec3 stepTo(const glm::vec2& pixel);

    Gizmo m_gizmo;
    int m_handle;
    render::View m_view;
    glm::vec2 m_size;
    float m_scale;                    ///< pixels of a unit across the view
    glm::vec2 m_pixel;                ///< where the mouse was last
    std::optional<glm::vec3> m_point; ///< the same on the axis or the plane
    glm::vec2 m_unitsPerPixel{0.0f};  ///< along the axis, where it is much foreshortened
    glm::vec3 m_offset{0.0f};
};

} // namespace odori
