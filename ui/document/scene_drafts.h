// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"
#include "ui/document/document.h"

#include <optional>
#include <variant>
#include <vector>

namespace odori {

/// What a camera, light, self-shadow or show/IK key says.
using SceneValue =
    std::variant<mmd::CameraValue, mmd::LightValue, mmd::ShadowValue, mmd::ShowIkValue>;

/// Which of them `value` is.
[[nodiscard]] mmd::TrackKind kindOf(const SceneValue& value);

/// What the keys of `actor` give at `frame`; without keys MMD's own camera, light and shadow, and
/// everything shown. A show/IK value names every IK bone of the model.
[[nodiscard]] SceneValue keyedValue(
    const mmd::Scene& scene, mmd::ActorId actor, mmd::TrackKind kind, double frame);

/// Camera, light, self-shadow and show/IK changed at a frame and not registered: the panels'
/// counterpart of the drafts of bones and morphs, kept when the frame changes. With auto-key a
/// change is registered at once instead. They are no part of the scene: neither undone nor saved.
class SceneDrafts : public QObject {
    Q_OBJECT
public:
    struct Draft {
        mmd::ActorId actor{};
        std::uint32_t frame = 0;
        SceneValue value;
    };

    /// `document` must outlive it.
    explicit SceneDrafts(Document& document, QObject* parent = nullptr);

    /// By frame, then as they were made.
    [[nodiscard]] const std::vector<Draft>& drafts() const { return m_drafts; }
    /// The draft of the kind's owner at `frame`, or null.
    [[nodiscard]] const Draft* find(mmd::TrackKind kind, std::uint32_t frame) const;
    /// Whose value of that kind is edited: the active actor's, or the scene's own; none without an
    /// actor.
    [[nodiscard]] std::optional<mmd::ActorId> ownerOf(mmd::TrackKind kind) const;
    /// What the owner shows at the current frame: its draft, else its keys.
    [[nodiscard]] SceneValue shown(mmd::TrackKind kind) const;

    /// The scene's camera as the camera view has it: between keys as it is evaluated.
    [[nodiscard]] mmd::CameraSample shownCamera() const;

    /// Another value at the current frame: a draft, or with auto-key a key in one undo step.
    void change(const SceneValue& value, const QString& text);
    /// The same for a drag, of which only the end counts.
    void beginChange(mmd::TrackKind kind);
    void preview(const SceneValue& value);
    void endChange(const QString& text);
    void cancelChange();

    /// Makes what is shown at the current frame a key.
    void registerShown(mmd::TrackKind kind);
    void registerDraft(const Draft& draft);
    void drop(mmd::ActorId actor, mmd::TrackKind kind, std::uint32_t frame);
    /// Drops all: another scene was opened.
    void clear();

signals:
    void changed();

private:
    using Place = std::vector<Draft>::iterator;
    [[nodiscard]] Place placeOf(mmd::ActorId actor, mmd::TrackKind kind, std::uint32_t frame);
    void put(mmd::ActorId actor, std::uint32_t frame, const SceneValue& value);
    void forgetActors();

    Document& m_document;
    std::vector<Draft> m_drafts;
    std::optional<Draft> m_before; ///< the draft that the drag that runs began with
    mmd::TrackKind m_dragged = mmd::TrackKind::Camera;
    std::uint32_t m_dragFrame = 0;
};

/// The patch that makes `draft` a key. It is selected afterwards if its actor is the active one.
[[nodiscard]] mmd::ScenePatch registrationOf(
    const mmd::Scene& scene, const mmd::Selection& selection, const SceneDrafts::Draft& draft);

} // namespace odori
