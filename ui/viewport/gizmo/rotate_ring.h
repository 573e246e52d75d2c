// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/gizmo/gizmo.h"

#include <optional>
#include <vector>

namespace odori {

/// The index of the axis whose ring is at `pixel`: the nearest one; at equal distances, a ring with
/// its near half there. A ring seen from its edge is a line across the others, so it has the lowest
/// priority.
[[nodiscard]] std::optional<int> ringAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel);

/// Appends the rings to `lines`; the far half of each is faint. The active ring is bright; the
/// others are dimmed during its drag.
void addRings(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    const GizmoHandle& handle, std::vector<render::OverlayLine>& lines);

/// Rotates by dragging a ring. The dragged point stays under the mouse, over any number of turns,
/// unless this needs more than mostDegreesPerPixel. A ring seen from its edge rotates by the
/// distance along it, at the speed of its near side.
class RingDrag {
public:
    /// Twice the speed at the rim of a ring that faces the eye.
    static constexpr float mostDegreesPerPixel = 2.0f;

    RingDrag(const Gizmo& gizmo, int axis, const render::View& view, const glm::vec2& size,
        const glm::vec2& pixel);

    /// `factor` scales the change of this step.
    void moveTo(const glm::vec2& pixel, float factor);

    /// Radians about axis(), in the direction in which quaternions rotate.
    [[nodiscard]] float angle() const { return m_angle; }
    [[nodiscard]] glm::vec3 axis() const { return m_gizmo.axes[std::size_t(m_axis)]; }
    [[nodiscard]] int axisIndex() const { return m_axis; }
    [[nodiscard]] const Gizmo& gizmo() const { return m_gizmo; }
    /// Unit vector from the origin to the start point of the drag.
    [[nodiscard]] const glm::vec3& grabbed() const { return m_grabbed; }

private:
    [[nodiscard]] std::optional<glm::vec3> radialAt(const glm::vec2& pixel) const;
    [[nodiscard]] glm::vec2 speedAlongEdge(const glm::vec3& eye) const;

    Gizmo m_gizmo;
    int m_axis;
    render::View m_view;
    glm::vec2 m_size;
    glm::vec2 m_pixel; ///< last position of the mouse
    glm::vec3 m_grabbed{0.0f};
    glm::vec3 m_radial{0.0f}; ///< unit vector to the last position of the mouse, in the ring's
                              ///< plane
    bool m_isEdgeOn = false;
    glm::vec2 m_radiansPerPixel{0.0f}; ///< if the ring is seen from its edge
    float m_angle = 0.0f;
};

} // namespace odori
