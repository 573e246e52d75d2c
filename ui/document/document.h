// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "ui/document/change.h"
#include "ui/document/history/undo_stack.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace odori {

class Project;
class SavedState;
class SceneDrafts;
class ShownTracks;

/// The one document of the editor: a scene, its undo stack, what is selected and the current frame.
///
/// A scene changes by patches alone: apply() pushes the one kind of undo step, a gesture
/// previews a patch until it is pushed or dropped, load() replaces what is open. Every one of them,
/// and undo and redo, ends in one changed() signal. Selecting, choosing the active actor and moving
/// the current frame are no undo steps; undo and redo restore what was active and selected.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const mmd::Scene& scene() const { return m_scene; }
    [[nodiscard]] const mmd::Selection& selection() const { return *m_selection; }
    /// What is selected of the active actor, for an edit.
    [[nodiscard]] mmd::EditTarget target() const { return {m_scene, m_scene.active, *m_selection}; }
    /// The active actor, or null when there is none or the camera is active.
    [[nodiscard]] const mmd::Actor* actor() const { return mmd::activeActor(m_scene); }
    [[nodiscard]] UndoStack* undoStack() { return &m_undoStack; }
    /// Which of its work is saved, and where.
    [[nodiscard]] SavedState& saved() const { return *m_saved; }
    [[nodiscard]] Project& project() const { return *m_project; }

    /// Does `patch`, computed from scene(), and pushes it as one undo step named `text`; records in
    /// it what was selected before. An empty patch only selects. A gesture that is running ends as
    /// a part of that step. Directly after a step of the same `series` it becomes a part of that
    /// one: the notches of a wheel are one. Series 0 joins nothing.
    void apply(mmd::ScenePatch patch, const QString& text, int series = 0);
    /// A series that nobody else uses.
    [[nodiscard]] int newSeries() { return ++m_lastSeries; }

    /// Replaces what is open: does `patch`, then forgets the undo history and counts as saved.
    void load(mmd::ScenePatch patch);
    /// Replaces everything by `scene`, without a history and with nothing selected at frame 0, and
    /// counts as saved: for the project.
    void replace(mmd::Scene scene);
    /// For SavedState: the path of the actor's motion. Where it was saved is no edit; it is neither
    /// undone nor redone.
    void setMotionPath(mmd::ActorId actor, const std::string& path);

    /// A gesture keeps the scene it began with. Every update replaces its patch by one computed
    /// from that start, so that keys that were run over come back.
    void beginGesture();
    [[nodiscard]] bool isGestureRunning() const { return m_gesture != nullptr; }
    /// The scene, the selection and the target the running gesture began with; without a gesture
    /// those of now.
    [[nodiscard]] const mmd::Scene& gestureScene() const;
    [[nodiscard]] const mmd::Selection& gestureSelection() const;
    [[nodiscard]] mmd::EditTarget gestureTarget() const;
    void updateGesture(mmd::ScenePatch patch);
    /// Pushes the last patch as one undo step (of `series`, see apply()); nothing if it is empty.
    void endGesture(const QString& text, int series = 0);
    /// Back to where the gesture began.
    void cancelGesture();

    /// One step; a gesture that is running is dropped first, and is all that undo() takes back
    /// then.
    void undo();
    [[nodiscard]] bool canUndo() const;
    void redo();

    void select(mmd::Selection selection);
    /// Makes the actor (with sceneActor the camera) the active one, of which nothing is selected
    /// then; nothing if it is not there. Drops a gesture that is running.
    void activate(mmd::ActorId actor);

    /// Fractional while playing; never negative.
    [[nodiscard]] double currentFrame() const { return m_currentFrame; }
    /// The frame a key would be registered at.
    [[nodiscard]] std::uint32_t currentKeyFrame() const;
    /// Goes to another frame. Keys that are selected because their pose was registered at the frame
    /// before are no longer: who registers and goes on poses the next frame. Keys that were
    /// selected themselves stay so.
    void setCurrentFrame(double frame);
    /// As setCurrentFrame() while it plays: what is selected stays so.
    void playTo(double frame);

    /// Which tracks the dope sheet shows.
    [[nodiscard]] ShownTracks& shownTracks() const { return *m_shownTracks; }
    /// Tells the user what was done ("Copied 3 keys"): whoever listens shows it for a while. Undo
    /// and redo take it back.
    void say(const QString& sentence) { emit said(sentence); }

    /// A change of a pose registers itself (setPoses). A wish of the user, no part of the
    /// scene.
    [[nodiscard]] bool isAutoKey() const { return m_isAutoKey; }
    void setAutoKey(bool on);

    /// What camera, light, self-shadow and show/IK are at the current frame, and changes of them.
    [[nodiscard]] SceneDrafts& sceneDrafts() { return *m_sceneDrafts; }

signals:
    void changed(const odori::Change& change);
    /// An undo step named `text` was made, while `before` was selected. After changed().
    void stepDone(const odori::Change& change, const mmd::Selection& before, const QString& text);
    void said(const QString& sentence);
    void selectionChanged();
    void currentFrameChanged(double frame);
    void autoKeyChanged(bool on);

private:
    /// The scene and selection a gesture began with, and the patch it previews.
    struct Gesture {
        mmd::Scene scene;
        mmd::Shared<mmd::Selection> selection;
        mmd::ScenePatch patch;
    };
    void push(
        mmd::ScenePatch patch, mmd::ActorId activeBefore, const QString& text, int series = 0);
    void walk(const UndoStep& step, bool forward);
    void setScene(
        mmd::Scene scene, const Change& change, const mmd::Shared<mmd::Selection>& selection);
    void revertGesture();
    [[nodiscard]] bool selectsPose(
        const mmd::Selection& before, const mmd::ScenePatch& patch) const;

    mmd::Scene m_scene;
    mmd::Shared<mmd::Selection> m_selection{mmd::Selection{}}; ///< shared with the patches
    /// The selected keys are a pose that was registered at the current frame, or before playing.
    bool m_arePoseKeys = false;
    double m_currentFrame = 0.0;
    bool m_isAutoKey = false;
    int m_lastSeries = 0;
    UndoStack m_undoStack;
    std::unique_ptr<Gesture> m_gesture;
    std::unique_ptr<SavedState> m_saved;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<SceneDrafts> m_sceneDrafts;
    std::unique_ptr<ShownTracks> m_shownTracks;
};

} // namespace odori
