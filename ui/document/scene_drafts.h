// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"
#include "ui/document/document.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace odori {

/// The values of camera, light, self-shadow and show/IK at the current frame, and their changes,
/// for panels and views. A change is a draft at that frame, or with auto-key a key; both are one
/// undo step.
class SceneDrafts {
    Q_DECLARE_TR_FUNCTIONS(odori::SceneDrafts)
public:
    /// `document` must outlive it.
    explicit SceneDrafts(Document& document);

    /// The owner of the edited value of that kind: the active actor, or the scene; none without an
    /// actor.
    [[nodiscard]] std::optional<mmd::ActorId> ownerOf(mmd::TrackKind kind) const;
    /// The owner's draft at the current frame, or null.
    [[nodiscard]] const mmd::Draft* find(mmd::TrackKind kind) const;
    /// The owner's value at the current frame, from its draft or else from its keys.
    [[nodiscard]] mmd::DraftValue shown(mmd::TrackKind kind) const;

    /// The scene's camera for the camera view, also at frames between whole ones. This,
    /// shownLight() and shownShadow() allocate no memory.
    [[nodiscard]] mmd::CameraSample shownCamera() const;
    [[nodiscard]] mmd::LightValue shownLight() const;
    [[nodiscard]] mmd::ShadowValue shownShadow() const;

    /// Sets the value at the current frame. `series`: Document::apply.
    void change(const mmd::DraftValue& value, const QString& text, int series = 0);
    /// The same for a drag: a gesture of the document.
    void beginChange();
    void preview(const mmd::DraftValue& value);
    void endChange(const QString& text);
    void cancelChange();

    /// Registers the shown value at the current frame as a key.
    void registerShown(mmd::TrackKind kind);
    /// Deletes the draft of the current frame.
    void drop(mmd::TrackKind kind);

private:
    [[nodiscard]] mmd::ScenePatch patchOf(const mmd::EditTarget& target, std::uint32_t frame,
        const mmd::DraftValue& value, bool asKey) const;

    Document& m_document;
    std::uint32_t m_dragFrame = 0;
};

} // namespace odori
