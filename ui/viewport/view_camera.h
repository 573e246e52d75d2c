// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/clock.h"
#include "ui/document/playback.h"
#include "ui/render/framing/camera_controller.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <utility>

namespace odori {

/// The camera of a viewport: its own free view, or the scene's camera at the current frame.
///
/// While the scene's camera is shown and active, or locked to the view, navigation changes it: a
/// draft (with auto-key a key), one undo step for each drag and for each run of wheel notches.
/// While a model is active without the lock, navigation changes to the free view, which starts at
/// the scene's camera.
class ViewCamera : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object.
    ViewCamera(Document& document, Playback& playback);

    /// Replaces the machine's clock for runs of wheel notches.
    void setClock(Clock clock);

    /// `offset` returns what the bone that the scene's camera follows adds to its target at the
    /// current frame; without it the camera follows nobody.
    void setOffset(std::function<glm::vec3()> offset) { m_offset = std::move(offset); }

    [[nodiscard]] mmd::CameraSample shown() const;
    /// The scene's camera at the current frame, even if the free view is shown.
    [[nodiscard]] mmd::CameraSample scenes() const;
    /// The free view, even if the scene's camera is shown.
    [[nodiscard]] const mmd::CameraSample& freeView() const { return m_free; }
    /// Whether the scene's camera is shown.
    [[nodiscard]] bool isScenes() const { return m_isScenes; }
    /// Whether navigation changes the scene's camera.
    [[nodiscard]] bool editsScenes() const;
    /// The name of the shown view, for the user.
    [[nodiscard]] QString name() const;

    struct View {
        mmd::CameraSample free;
        std::optional<StandardView> standard; ///< set if the free view is a standard view
        bool isScenes = false;
        bool isLocked = false;
    };
    [[nodiscard]] View view() const { return {m_free, m_standard, m_isScenes, m_isLocked}; }
    void setView(const View& view);

    /// Whether navigation also changes the shown scene's camera while a model is active.
    [[nodiscard]] bool isLocked() const { return m_isLocked; }
    void setLocked(bool locked) { m_isLocked = locked; }

    void showFree();
    void showScenes();
    /// Sets and shows another free view.
    void setFree(const mmd::CameraSample& camera);
    void setFree(StandardView view);
    /// The free view looks as the scene's camera does at the current frame.
    void setFreeFromScenes();
    /// Sets another free view; it becomes visible only if the free view is shown now.
    void changeFree(const mmd::CameraSample& camera);
    /// Sets the scene's camera at the current frame to the free view: an edit. The scene's camera
    /// is shown afterwards.
    void setScenesFromView();

    /// A step of a drag by `pixels` in a viewport of `height`; end() or cancel() finishes the drag.
    /// Returns false if the drag was dropped meanwhile, for example by undo.
    bool drag(Navigation navigation, const glm::vec2& pixels, float height);
    void end();
    /// Restores the view before the drag.
    void cancel();

    /// A drag that changes the scene's camera by itself, whichever view is shown; endScenesDrag()
    /// or cancel() finishes it.
    void beginScenesDrag();
    /// Returns false if the drag was dropped meanwhile, for example by undo.
    bool dragScenes(const mmd::CameraSample& camera);
    /// One undo step named `text`, or none if nothing changed.
    void endScenesDrag(const QString& text);

    /// Notches of the wheel, with Zoom or FieldOfView; positive `steps` are nearer.
    void turn(Navigation navigation, float steps);

signals:
    void changed();
    void scenesShownChanged(bool scenes);
    /// A message for the user.
    void noted(const QString& sentence);
    /// The message with this text is over: the draft that it is about was registered or discarded.
    void outdated(const QString& sentence);

private:
    /// A running drag, or the last run of notches.
    struct Gesture {
        Navigation navigation{};
        bool isEdit = false;
        mmd::CameraSample camera; ///< not rounded, unlike a key
        glm::vec3 offset{0.0f};   ///< in its target, but not in a key
        mmd::CameraValue start;   ///< value at the start of an edit
        float startField = 0.0f;  ///< start's field of view, as evaluated
        mmd::CameraSample free;   ///< the free view before its drag
        std::optional<StandardView> standard;
        bool wasScenes = false;
    };
    [[nodiscard]] bool mayEditScenes() const;
    [[nodiscard]] Gesture begun(Navigation navigation, bool isEdit);
    [[nodiscard]] static mmd::CameraValue valueOf(const Gesture& gesture);
    void roundFrame();
    void leaveScenes();
    void sayDraft();
    void sayStill();
    void noteDraft(const QString& sentence);
    void navigate(const mmd::CameraSample& camera, Navigation navigation);
    void show(bool scenes);

    Document& m_document;
    Playback& m_playback;
    mmd::CameraSample m_free;
    std::optional<StandardView> m_standard = StandardView::Front;
    bool m_isScenes = false;
    bool m_isLocked = false;
    bool m_hasSaidFree = false, m_hasSaidDraft = false, m_hasSaidStill = false;
    QString m_draftNote; ///< the message about the camera's draft; empty if it is over
    std::optional<Gesture> m_drag, m_run;
    bool m_isTurning = false;
    std::function<glm::vec3()> m_offset = [] { return glm::vec3(0.0f); };
    Clock m_clock = machineClock();
    double m_lastNotch = 0.0; ///< on m_clock
    int m_series = 0;         ///< undo series of m_run
};

} // namespace odori
