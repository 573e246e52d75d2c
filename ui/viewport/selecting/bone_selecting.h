// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/document/document.h"
#include "ui/viewport/gizmo/gizmo_tool.h"
#include "ui/viewport/overlays/bone_picking.h"
#include "ui/viewport/posed_actors.h"

#include <QtCore/QCoreApplication>

#include <optional>
#include <span>
#include <vector>

namespace odori {

/// Selects bones of the active actor in the view: with clicks, in a rectangle, in a lasso. Hidden
/// and locked bones are never selected here, bones that physics moves only if asked.
class BoneSelecting {
    Q_DECLARE_TR_FUNCTIONS(odori::BoneSelecting)
public:
    /// Both must outlive this object.
    BoneSelecting(Document& document, PosedActors& actors);

    bool takesPhysicsBones = false;

    /// Whether a click or a drag with these keys keeps what is selected.
    [[nodiscard]] static bool keepsSelection(Qt::KeyboardModifiers modifiers);

    /// Selects the bone with a mark at `pixel`; a repeated click there selects the next one behind
    /// it. Returns false if there is none.
    bool clickAt(const Picture& picture, const glm::vec2& pixel, Qt::KeyboardModifiers modifiers);
    /// Selects one bone as a click does: Shift toggles it, Ctrl adds it.
    void selectOne(int bone, Qt::KeyboardModifiers modifiers);
    /// The bones in reach of a click, the closest first.
    [[nodiscard]] std::vector<int> bonesInReach(
        const Picture& picture, const glm::vec2& pixel) const;

    /// The names of these bones, one a line, at most `most`; empty if there are none.
    [[nodiscard]] QString namesInReach(
        const Picture& picture, const glm::vec2& pixel, std::size_t most) const;

    /// Selects the bones with a mark in the area; Shift adds them, Ctrl removes them.
    void selectWithin(
        const Picture& picture, const PixelRectangle& rectangle, Qt::KeyboardModifiers modifiers);
    void selectInside(const Picture& picture, std::span<const glm::vec2> outline,
        Qt::KeyboardModifiers modifiers);
    /// Selects every bone that can be clicked.
    void selectAll();

    /// Why a click at `pixel`, where the user sees a bone, does not select it; empty if there is
    /// none.
    [[nodiscard]] QString refusalAt(const Picture& picture, const glm::vec2& pixel) const;
    /// Why `mode` shows no handles for the selected bones: all are hidden or locked, or none can
    /// move. Empty otherwise.
    [[nodiscard]] QString refusalOfHandles(EditMode mode) const;

private:
    [[nodiscard]] const PosedActor& posed() const { return m_actors.active(); }
    [[nodiscard]] std::span<const int> pickable() const;
    [[nodiscard]] QString nameOf(int bone) const;
    void select(std::span<const int> bones, mmd::Choosing how);

    Document& m_document;
    PosedActors& m_actors;
    std::optional<glm::vec2> m_lastClick; ///< on a bone
};

} // namespace odori
