// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/edit_mode.h"
#include "ui/viewport/gizmo/move_arrows.h"
#include "ui/viewport/gizmo/pose_edit.h"
#include "ui/viewport/gizmo/rotate_ring.h"
#include "ui/viewport/posed_actors.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPolygonF>

#include <optional>
#include <vector>

namespace odori {

/// What the mouse needs of the picture: the view and its size in logical pixels.
struct Picture {
    render::View view;
    glm::vec2 size{1.0f};
};

/// The ring and the arrows at work: which handle is under the mouse, and the drag that turns or
/// moves the selected bones as one gesture of the document.
class GizmoTool {
    Q_DECLARE_TR_FUNCTIONS(odori::GizmoTool)
public:
    /// Works on the active one of `actors`. Both must outlive this.
    GizmoTool(Document& document, const PosedActors& actors);

    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;

    /// The gizmo that shows now; none in Select mode or when no selected bone can be changed so.
    [[nodiscard]] std::optional<Gizmo> gizmo(const Picture& picture) const;

    /// True when another handle lies under the mouse than before; none for no mouse.
    bool hover(const Picture& picture, std::optional<glm::vec2> pixel);

    /// Begins a drag if a handle lies under `pixel`. The current frame must be a whole one.
    bool begin(const Picture& picture, const glm::vec2& pixel);
    /// `factor`: how much of the mouse's way counts.
    void move(const glm::vec2& pixel, float factor);
    /// One undo step, or none when nothing changed.
    void end();
    /// Back to where it began.
    void cancel();
    [[nodiscard]] bool isDragging() const { return m_ring || m_move; }

    void addLines(const Picture& picture, const GizmoColours& colours,
        std::vector<render::OverlayLine>& lines) const;
    /// What the drag has done so far, for people; empty without one.
    [[nodiscard]] QString number() const;
    /// The sector a ring's drag has swept, in logical pixels; empty without one.
    [[nodiscard]] QPolygonF sector(const Picture& picture) const;
    /// The axis that is dragged; none for the square, a fixed axis, or without a drag.
    [[nodiscard]] std::optional<int> axis() const;

private:
    [[nodiscard]] std::optional<int> gizmoBone() const;
    void preview();
    void forget();
    [[nodiscard]] QString stepText() const;

    Document& m_document;
    const PosedActors& m_actors;
    std::optional<int> m_hovered;
    std::optional<RingDrag> m_ring;
    std::optional<MoveDrag> m_move;
    std::optional<PoseEdit> m_edit;
    std::uint32_t m_frame = 0;
    QString m_boneName; ///< of the gizmo's bone when the drag began
};

} // namespace odori
