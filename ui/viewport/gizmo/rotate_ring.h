// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/gizmo/gizmo.h"

#include <optional>
#include <vector>

namespace odori {

/// The ring of `gizmo` under `pixel`, as the index of its axis; of several the nearest, then the
/// one whose near half it is. A ring seen from its edge, a line across the others, comes after all
/// of them.
[[nodiscard]] std::optional<int> ringAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel);

/// Appends the rings to `lines`; the far half of each is faint. The active one is bright, others
/// step back while it is dragged.
void addRings(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    const GizmoHandle& handle, std::vector<render::OverlayLine>& lines);

/// Turning a ring by the mouse. The point that was grabbed stays under the mouse, however many
/// turns it makes, as long as that takes no more than mostDegreesPerPixel; a ring seen from its
/// edge turns by the distance along it, as fast as its near side moves.
class RingDrag {
public:
    /// Twice what the rim of a ring makes that faces the eye.
    static constexpr float mostDegreesPerPixel = 2.0f;

    RingDrag(const Gizmo& gizmo, int axis, const render::View& view, const glm::vec2& size,
        const glm::vec2& pixel);

    /// `factor` scales what this step adds.
    void moveTo(const glm::vec2& pixel, float factor);

    /// Radians about axis(), by the right-hand rule of the algebra (as quaternions turn).
    [[nodiscard]] float angle() const { return m_angle; }
    [[nodiscard]] glm::vec3 axis() const { return m_gizmo.axes[std::size_t(m_axis)]; }
    [[nodiscard]] int axisIndex() const { return m_axis; }
    [[nodiscard]] const Gizmo& gizmo() const { return m_gizmo; }
    /// Unit vector from the origin to the point that was grabbed.
    [[nodiscard]] const glm::vec3& grabbed() const { return m_grabbed; }

private:
    [[nodiscard]] std::optional<glm::vec3> radialAt(const glm::vec2& pixel) const;
    [[nodiscard]] glm::vec2 speedAlongEdge(const glm::vec3& eye) const;

    Gizmo m_gizmo;
    int m_axis;
    render::View m_view;
    glm::vec2 m_size;
    glm::vec2 m_pixel; ///< where the mouse was last
    glm::vec3 m_grabbed{0.0f};
    glm::vec3 m_radial{0.0f}; ///< unit vector to where the mouse was last, in the ring's plane
    bool m_isEdgeOn = false;
    glm::vec2 m_radiansPerPixel{0.0f}; ///< when it is seen from its edge
    float m_angle = 0.0f;
};

} // namespace odori
