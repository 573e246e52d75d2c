// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/edit_mode.h"
#include "ui/document/typed_number.h"
#include "ui/viewport/gizmo/move_arrows.h"
#include "ui/viewport/gizmo/pose_edit.h"
#include "ui/viewport/gizmo/rotate_ring.h"
#include "ui/viewport/posed_actors.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPolygonF>

#include <optional>
#include <vector>

namespace odori {

/// The view of the picture and its size in logical pixels, to convert mouse positions.
struct Picture {
    render::View view;
    glm::vec2 size{1.0f};
};

/// The interaction with the ring and the arrows: the handle under the mouse, and the drag that
/// rotates or moves the selected bones as one gesture of the document.
class GizmoTool {
    Q_DECLARE_TR_FUNCTIONS(odori::GizmoTool)
public:
    /// Edits bones of the active actor. Both must outlive this object.
    GizmoTool(Document& document, const PosedActors& actors);

    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;
    Pivot pivot = Pivot::Own;

    /// The shown gizmo; none in Select mode or if no selected bone can be edited in this way.
    [[nodiscard]] std::optional<Gizmo> gizmo(const Picture& picture) const;

    /// Updates the handle under the mouse (`pixel`: none if it is outside). Returns true if it
    /// changed.
    bool hover(const Picture& picture, std::optional<glm::vec2> pixel);

    /// Starts a drag if a handle is at `pixel`. The current frame must be a whole one.
    bool begin(const Picture& picture, const glm::vec2& pixel);
    /// `factor` scales the mouse's movement.
    void move(const glm::vec2& pixel, float factor);
    /// Types a letter of a TypedNumber, which replaces the mouse's change until it is erased:
    /// degrees or units along the axis. Returns false for other letters, and for the square, which
    /// has no axis.
    bool type(QChar letter);
    /// Erases the last letter.
    void eraseTyped();
    [[nodiscard]] bool isTyping() const { return !m_typed.isEmpty(); }
    /// One undo step, or none if nothing changed.
    void end();
    /// Restores the state before the drag.
    void cancel();
    [[nodiscard]] bool isDragging() const { return m_ring || m_move; }
    /// The tracks of the dragged bones; none without a drag.
    [[nodiscard]] std::vector<mmd::TrackId> tracks() const;

    void addLines(const Picture& picture, const GizmoColours& colours,
        std::vector<render::OverlayLine>& lines) const;
    /// The change by the drag so far, as text; empty without a drag.
    [[nodiscard]] QString number() const;
    /// The sector of a ring's drag, in logical pixels; empty without one.
    [[nodiscard]] QPolygonF sector(const Picture& picture) const;
    /// The dragged axis; none for the square, a fixed axis, or without a drag.
    [[nodiscard]] std::optional<int> axis() const;

private:
    /// The task of the drag, or of the next one.
    [[nodiscard]] PoseTask task() const;
    [[nodiscard]] bool isAble(int bone, PoseTask task) const;
    [[nodiscard]] std::optional<int> gizmoBone() const;
    [[nodiscard]] bool followsAnother(int bone) const;
    [[nodiscard]] glm::vec3 middle() const;
    /// The change of the drag: by the typed number if there is one, else by the mouse.
    [[nodiscard]] float angle() const;
    [[nodiscard]] glm::vec3 offset() const;
    void preview();
    void forget();
    [[nodiscard]] QString stepText() const;

    Document& m_document;
    const PosedActors& m_actors;
    std::optional<int> m_hovered;
    std::optional<RingDrag> m_ring;
    std::optional<MoveDrag> m_move;
    std::optional<PoseEdit> m_edit;
    PoseTask m_task = PoseTask::Turn; ///< of the drag
    std::uint32_t m_frame = 0;
    TypedNumber m_typed;
    QString m_boneName; ///< of the gizmo's bone at the start of the drag
};

} // namespace odori
