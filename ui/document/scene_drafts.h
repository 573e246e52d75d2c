// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"
#include "ui/document/document.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace odori {

/// The door of panels and views to camera, light, self-shadow and show/IK: what they are at the
/// current frame, and changes of them. A change is a draft there, or with auto-key a key, and one
/// undo step either way.
class SceneDrafts {
    Q_DECLARE_TR_FUNCTIONS(odori::SceneDrafts)
public:
    /// `document` must outlive it.
    explicit SceneDrafts(Document& document);

    /// Whose value of that kind is edited: the active actor's, or the scene's own; none without an
    /// actor.
    [[nodiscard]] std::optional<mmd::ActorId> ownerOf(mmd::TrackKind kind) const;
    /// The owner's draft that shows at the current frame, or null.
    [[nodiscard]] const mmd::Draft* find(mmd::TrackKind kind) const;
    /// What the owner shows at the current frame: its draft, else its keys.
    [[nodiscard]] mmd::DraftValue shown(mmd::TrackKind kind) const;

    /// The scene's camera as the camera view has it: between keys as it is evaluated. Neither this
    /// nor shownLight() allocates.
    [[nodiscard]] mmd::CameraSample shownCamera() const;
    [[nodiscard]] mmd::LightValue shownLight() const;

    /// Another value at the current frame. `series`: Document::apply.
    void change(const mmd::DraftValue& value, const QString& text, int series = 0);
    /// The same for a drag: a gesture of the document.
    void beginChange();
    void preview(const mmd::DraftValue& value);
    void endChange(const QString& text);
    void cancelChange();

    /// Makes what is shown at the current frame a key.
    void registerShown(mmd::TrackKind kind);
    /// Takes the draft of the current frame away.
    void drop(mmd::TrackKind kind);

private:
    [[nodiscard]] mmd::ScenePatch patchOf(const mmd::EditTarget& target, std::uint32_t frame,
        const mmd::DraftValue& value, bool asKey) const;

    Document& m_document;
    std::uint32_t m_dragFrame = 0;
};

} // namespace odori
