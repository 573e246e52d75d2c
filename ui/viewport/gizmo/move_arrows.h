// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/gizmo/gizmo.h"

#include <optional>
#include <vector>

namespace odori {

/// The handle of the square in the middle, which moves along the screen plane. 0, 1 and 2 are the
/// axes.
inline constexpr int freeMoveHandle = 3;

/// The handle of `gizmo` at `pixel`: the square first, then the nearest arrow; at equal distances,
/// the arrow that is longer on the screen. An arrow along the view is a dot and cannot be dragged.
[[nodiscard]] std::optional<int> arrowAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel);

/// Appends the arrows and the square to `lines`.
void addArrows(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    const GizmoHandle& handle, std::vector<render::OverlayLine>& lines);

/// Moves by an arrow or the square. The dragged point stays under the mouse, unless this needs more
/// than mostPerPixel. A strongly foreshortened arrow moves by the distance along it.
class MoveDrag {
public:
    /// A factor of the world length of a pixel at the gizmo.
    static constexpr float mostPerPixel = 3.0f;

    MoveDrag(const Gizmo& gizmo, int handle, const render::View& view, const glm::vec2& size,
        const glm::vec2& pixel);

    void moveTo(const glm::vec2& pixel, float factor);

    /// The movement since the start of the drag, in world space.
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
    float m_scale;                    ///< pixels of one unit across the view
    glm::vec2 m_pixel;                ///< last position of the mouse
    std::optional<glm::vec3> m_point; ///< the same on the axis or the plane
    glm::vec2 m_unitsPerPixel{0.0f};  ///< along the axis, if it is strongly foreshortened
    glm::vec3 m_offset{0.0f};
};

} // namespace odori
