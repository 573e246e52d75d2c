// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/viewport/gizmo/gizmo_tool.h"
#include "ui/viewport/helpers/motion_helpers.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace odori {

/// The keys on a trail and the mouse: a click goes to the frame of a key, a drag moves the bone
/// there in the plane of the view. The drag changes the key itself, as drags in the graph do, and
/// selects it.
class TrailTool {
    Q_DECLARE_TR_FUNCTIONS(odori::TrailTool)
public:
    /// All must outlive this object.
    TrailTool(Document& document, const PosedActors& actors, MotionHelpers& helpers);

    /// Updates the key under the mouse (`pixel`: none if it is outside). Returns true if it
    /// changed.
    bool hover(const Picture& picture, std::optional<glm::vec2> pixel);
    /// The dragged key, or the one under the mouse, while the trail has it.
    [[nodiscard]] std::optional<TrailKey> active() const;
    /// Its bone and its frame; empty if there is none.
    [[nodiscard]] QString text() const;

    /// Presses the key at `pixel`. Returns false if there is none.
    bool press(const Picture& picture, const glm::vec2& pixel);
    /// The first move starts the drag, or says why the key cannot be moved.
    void move(const glm::vec2& pixel, float factor);
    /// Whether a key is pressed or dragged.
    [[nodiscard]] bool isPressed() const { return m_pressed.has_value(); }
    [[nodiscard]] bool isDragging() const { return m_move.has_value(); }
    /// The change by the drag so far, as text; empty without one.
    [[nodiscard]] QString number() const;
    /// One undo step, or none if nothing changed.
    void end();
    /// Restores the state before the drag.
    void cancel();
    /// Ends a press without a drag: goes to the frame of the key.
    void click();

private:
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] QString boneName() const;
    void begin();
    void preview();
    void forget();

    Document& m_document;
    const PosedActors& m_actors;
    MotionHelpers& m_helpers;
    std::optional<TrailKey> m_hovered, m_pressed;
    Picture m_picture;        ///< of the press
    glm::vec2 m_pixel{0.0f};  ///< the same
    bool m_isRefused = false; ///< and the user knows why
    std::optional<PoseEdit> m_edit;
    std::optional<MoveDrag> m_move;
};

} // namespace odori
