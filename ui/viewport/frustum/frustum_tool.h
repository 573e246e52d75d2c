// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/typed_number.h"
#include "ui/viewport/frustum/frustum_marks.h"
#include "ui/viewport/gizmo/gizmo_tool.h"
#include "ui/viewport/view_camera.h"

#include <QtCore/QCoreApplication>

#include <optional>
#include <vector>

namespace odori {

/// The scene's camera in the free view, and the drags that change it: its target (the camera moves
/// along), its eye (the target stays), its picture (the field of view) and the triangle over the
/// picture (roll). In Move mode there are arrows at the target or the eye, whichever was used last;
/// in Rotate mode there are rings for the three angles, which turn the camera about that point.
/// Each drag is one draft of the camera or, with auto-key, one key.
class FrustumTool {
    Q_DECLARE_TR_FUNCTIONS(odori::FrustumTool)
public:
    /// `bones` has the edit mode and the space of the arrows' axes. All must outlive this object.
    FrustumTool(Document& document, ViewCamera& camera, const GizmoTool& bones);

    bool isAlwaysShown = false; ///< also while a model is active
    float aspect = 1.0f;        ///< width / height of the camera's picture

    /// Whether the camera is drawn: in the free view, unless nothing is open.
    [[nodiscard]] bool isShown() const;

    /// Updates the part under the mouse (`pixel`: none if it is outside). Returns true if it
    /// changed.
    bool hover(const Picture& picture, std::optional<glm::vec2> pixel);

    /// Whether a part of the camera, an arrow or a ring is at `pixel`.
    [[nodiscard]] bool finds(const Picture& picture, const glm::vec2& pixel) const;

    /// Makes the camera active if a part of it is at `pixel`, and starts a drag of that part; its
    /// sides cannot be dragged. The current frame must be a whole one. Returns false if there is
    /// nothing.
    bool begin(const Picture& picture, const glm::vec2& pixel);
    /// `factor` scales the mouse's movement.
    void move(const glm::vec2& pixel, float factor);
    /// As GizmoTool: units along an arrow, degrees of a ring or of roll, or the field of view
    /// itself.
    bool type(QChar letter);
    void eraseTyped();
    [[nodiscard]] bool isTyping() const { return !m_typed.isEmpty(); }
    /// One undo step, or none if nothing changed.
    void end();
    /// Restores the state before the drag.
    void cancel();
    [[nodiscard]] bool isDragging() const { return m_move || m_ring; }

    /// `hasHandles`: with the marks of its handles and the arrows or rings, if the camera is
    /// active.
    void addLines(const Picture& picture, const GizmoColours& colours, bool hasHandles,
        std::vector<render::OverlayLine>& lines) const;
    /// The change by the drag so far, as text; empty without a drag.
    [[nodiscard]] QString number() const;

private:
    /// What is under the mouse: an arrow or ring, or else a part.
    struct Hovered {
        std::optional<int> handle;
        std::optional<FrustumPart> part;
        bool operator==(const Hovered&) const = default;
    };
    [[nodiscard]] Hovered at(const Picture& picture, const glm::vec2& pixel) const;
    [[nodiscard]] bool isActive() const;
    [[nodiscard]] Frustum frustum() const;
    [[nodiscard]] std::optional<Gizmo> gizmo(const Picture& picture) const;
    [[nodiscard]] bool hasRings() const { return m_bones.mode == EditMode::Rotate; }
    void beginHandle(const Gizmo& gizmo, const Picture& picture, const glm::vec2& pixel);
    void beginPart(const FrustumGrip& grip, const Picture& picture, const glm::vec2& pixel);
    [[nodiscard]] std::optional<int> axis() const;
    [[nodiscard]] glm::vec3 offset() const;
    [[nodiscard]] float angle() const;
    [[nodiscard]] mmd::CameraSample changed() const;
    void preview();
    void forget();
    [[nodiscard]] QString stepText() const;

    Document& m_document;
    ViewCamera& m_camera;
    const GizmoTool& m_bones;
    Hovered m_hovered;
    FrustumPart m_point = FrustumPart::Target; ///< of the arrows and rings: Target or Eye
    FrustumPart m_part = FrustumPart::Side;    ///< of the drag
    std::optional<MoveDrag> m_move;
    std::optional<RingDrag> m_ring;
    float m_reach = 1.0f;      ///< from the picture's centre to the dragged point
    mmd::CameraSample m_start; ///< the camera before the drag
    TypedNumber m_typed;
};

} // namespace odori
