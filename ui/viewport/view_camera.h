// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/playback.h"
#include "ui/viewport/camera_controller.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

#include <optional>

namespace odori {

/// What a viewport looks through: a free view of its own, or the scene's camera as it is at the
/// current frame.
///
/// While the scene's camera shows and is active, navigation changes it: a draft (with auto-key a
/// key), one undo step for each drag and for each run of wheel notches. While a model is active,
/// navigation leaves the scene's camera and goes on from there as the free view.
class ViewCamera : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    ViewCamera(Document& document, Playback& playback);

    [[nodiscard]] mmd::CameraSample shown() const;
    /// The free view, also while the scene's camera shows.
    [[nodiscard]] const mmd::CameraSample& freeView() const { return m_free; }
    /// The scene's camera shows.
    [[nodiscard]] bool isScenes() const { return m_isScenes; }
    /// Navigation changes the scene's camera now.
    [[nodiscard]] bool editsScenes() const;
    /// What shows, for people.
    [[nodiscard]] QString name() const;

    struct View {
        mmd::CameraSample free;
        std::optional<StandardView> standard; ///< that the free view is
        bool isScenes = false;
    };
    [[nodiscard]] View view() const { return {m_free, m_standard, m_isScenes}; }
    void setView(const View& view);

    void showFree();
    void showScenes();
    /// Shows another free view.
    void setFree(const mmd::CameraSample& camera);
    void setFree(StandardView view);
    /// Another free view, which shows only if a free view shows now.
    void changeFree(const mmd::CameraSample& camera);
    /// Makes the scene's camera see at the current frame what the free view sees: an edit. It shows
    /// afterwards.
    void setScenesFromView();

    /// A step of a drag by `pixels` in a viewport of `height`; end() or cancel() finishes the drag.
    /// False when someone else dropped it meanwhile, as an undo does.
    bool drag(Navigation navigation, const glm::vec2& pixels, float height);
    void end();
    /// Back to what showed when the drag began.
    void cancel();
    /// Notches of the wheel: Zoom or FieldOfView, nearer by `steps`.
    void turn(Navigation navigation, float steps);

signals:
    void changed();
    void scenesShownChanged(bool scenes);
    /// Something to be said to the user.
    void noted(const QString& sentence);

private:
    /// A drag that is running, or the last run of notches.
    struct Gesture {
        Navigation navigation{};
        bool isEdit = false;
        mmd::CameraSample camera; ///< not rounded as a key is
        mmd::CameraValue start;   ///< of an edit
        float startField = 0.0f;  ///< start's field of view, as evaluated
        mmd::CameraSample free;   ///< before a drag of the free view
        std::optional<StandardView> standard;
        bool wasScenes = false;
    };
    [[nodiscard]] Gesture begun(Navigation navigation, bool isEdit);
    [[nodiscard]] static mmd::CameraValue valueOf(const Gesture& gesture);
    void takeWholeFrame();
    void leaveScenes();
    void navigate(const mmd::CameraSample& camera, Navigation navigation);
    void show(bool scenes);

    Document& m_document;
    Playback& m_playback;
    mmd::CameraSample m_free;
    std::optional<StandardView> m_standard = StandardView::Front;
    bool m_isScenes = false;
    bool m_hasSaidFree = false;
    std::optional<Gesture> m_drag, m_run;
    bool m_isTurning = false;
    QElapsedTimer m_sinceNotch;
    int m_series = 0; ///< of m_run
};

} // namespace odori
