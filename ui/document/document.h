// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/journal/session_state.h"
#include "libmmd/scene/edits/edit_target.h"
#include "ui/document/change.h"
#include "ui/document/history/undo_stack.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace odori {

class Project;
class SavedState;
class SceneDrafts;
class ShownTracks;

/// The editor's only document: a scene, its undo stack, the selection and the current frame.
///
/// Only patches change a scene: apply() pushes an undo step, a gesture previews a patch until it is
/// pushed or dropped, load() replaces the open scene. All of these, and undo and redo, emit
/// changed() once. Selecting, making an actor active and changing the current frame are not undo
/// steps; undo and redo restore the active actor and the selection.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const mmd::Scene& scene() const { return m_scene; }
    [[nodiscard]] const mmd::Selection& selection() const { return *m_selection; }
    /// The selection in the active actor, as the target of an edit.
    [[nodiscard]] mmd::EditTarget target() const { return {m_scene, m_scene.active, *m_selection}; }
    /// The active actor, or null if there is none or the camera is active.
    [[nodiscard]] const mmd::Actor* actor() const { return mmd::activeActor(m_scene); }
    /// The model that is active, or was active before the camera; the first one if that is gone.
    /// sceneActor: there is no model.
    [[nodiscard]] mmd::ActorId lastModel() const;
    [[nodiscard]] UndoStack* undoStack() { return &m_undoStack; }
    /// The saved state of its data, and the paths of the files.
    [[nodiscard]] SavedState& saved() const { return *m_saved; }
    [[nodiscard]] Project& project() const { return *m_project; }

    /// Applies `patch`, computed from scene(), and pushes it as one undo step named `text`, with
    /// the selection before it. An empty patch only selects. A running gesture ends and becomes
    /// part of that step. If the previous step has the same `series`, both become one step: all
    /// notches of a wheel are one. Series 0 joins nothing.
    void apply(mmd::ScenePatch patch, const QString& text, int series = 0);
    /// A series that no other caller uses.
    [[nodiscard]] int newSeries() { return ++m_lastSeries; }

    /// Replaces the open scene: applies `patch`, then clears the undo history and counts as saved.
    void load(mmd::ScenePatch patch);
    /// Replaces everything by `scene`, without a history, without a selection, at frame 0, and
    /// counts as saved: for the project.
    void replace(mmd::Scene scene);
    /// Everything that must survive the end of the program, without a running gesture; and
    /// replacing everything by such a state.
    [[nodiscard]] mmd::SessionState state() const;
    void restore(mmd::SessionState state);
    /// Shows `state`, to look at it. The document stays: state() and the log are about it, and
    /// endPreview() shows it again. Edits are refused, and say() tells why.
    void preview(mmd::SessionState state);
    void endPreview();
    [[nodiscard]] bool isPreview() const { return m_kept.has_value(); }
    /// Whether nothing may be edited or saved now. The reason is said after the other messages of
    /// this command.
    [[nodiscard]] bool refuses();
    /// For Project: emits replacing().
    void announceReplacing();
    /// Called at every change that state() shows, selecting and changing the frame excepted, before
    /// the change is painted. A StateReplaced has no state: the receiver asks for it.
    using Log = std::function<void(mmd::SessionRecord record)>;
    void setLog(Log log) { m_log = std::move(log); }
    /// Whether work that is not saved comes back after a crash, and is kept for 30 days if the user
    /// does not want it.
    [[nodiscard]] bool isJournaled() const { return m_isJournaled; }
    void setJournaled(bool on) { m_isJournaled = on; }
    /// For SavedState and Project.
    void record(mmd::SessionRecord record);
    /// Number of steps, undos and redos since all work was saved.
    [[nodiscard]] std::uint64_t changes() const { return m_changes; }
    /// For SavedState: sets the path of the actor's motion. This is not an edit; it is not undone
    /// or redone.
    void setMotionPath(mmd::ActorId actor, const std::string& path);

    /// A gesture keeps the scene at its start. Every update computes a new patch from that start,
    /// so that keys that were covered for a moment appear again.
    void beginGesture();
    [[nodiscard]] bool isGestureRunning() const { return m_gesture != nullptr; }
    /// The scene, the selection and the target at the start of the running gesture; without a
    /// gesture the current ones.
    [[nodiscard]] const mmd::Scene& gestureScene() const;
    [[nodiscard]] const mmd::Selection& gestureSelection() const;
    [[nodiscard]] mmd::EditTarget gestureTarget() const;
    void updateGesture(mmd::ScenePatch patch);
    /// Pushes the last patch as one undo step (of `series`, see apply()); nothing if it is empty.
    void endGesture(const QString& text, int series = 0);
    /// Restores the state at the start of the gesture.
    void cancelGesture();

    /// One step. A running gesture is dropped first; undo() then does only this.
    void undo();
    [[nodiscard]] bool canUndo() const;
    void redo();

    void select(mmd::Selection selection);
    /// Makes the actor (with sceneActor the camera) active, with an empty selection; no change if
    /// it does not exist. Drops a running gesture.
    void activate(mmd::ActorId actor);

    /// Not a whole number during playback; never negative.
    [[nodiscard]] double currentFrame() const { return m_currentFrame; }
    /// The frame at which a key would be registered.
    [[nodiscard]] std::uint32_t currentKeyFrame() const;
    /// Changes the current frame. Keys that were selected because their pose was registered at the
    /// previous frame are deselected: the user then poses the next frame. Keys that the user
    /// selected stay selected.
    void setCurrentFrame(double frame);
    /// The same as setCurrentFrame() during playback: the selection stays.
    void playTo(double frame);

    /// The frame at which the sound ends; 0 without a sound. Whoever opens the sound knows it.
    [[nodiscard]] double soundEnd() const { return m_soundEnd; }
    void setSoundEnd(double frame);
    /// Last frame of the play range: the one that is set, else the last key's or the last of the
    /// sound.
    [[nodiscard]] std::uint32_t lastPlayed() const;

    /// The tracks that the dope sheet shows.
    [[nodiscard]] ShownTracks& shownTracks() const { return *m_shownTracks; }
    /// Shows a message about the last command ("Copied 3 keys"); a status bar shows it for a while.
    /// Undo and redo remove it.
    void say(const QString& sentence) { emit said(sentence); }

    /// Whether every change of a pose is registered at once (setPoses). An option of the user, not
    /// part of the scene.
    [[nodiscard]] bool isAutoKey() const { return m_isAutoKey; }
    void setAutoKey(bool on);

    /// Values of camera, light, self-shadow and show/IK at the current frame, and changes of them.
    [[nodiscard]] SceneDrafts& sceneDrafts() { return *m_sceneDrafts; }

signals:
    void changed(const odori::Change& change);
    /// All will be replaced by another project or by a restored state; state() still has it.
    void replacing();
    void previewChanged(bool isPreview);
    /// An undo step named `text` was made, with the selection `before` it. Emitted after changed().
    void stepDone(const odori::Change& change, const mmd::Selection& before, const QString& text);
    void said(const QString& sentence);
    void selectionChanged();
    void currentFrameChanged(double frame);
    void soundEndChanged();
    void autoKeyChanged(bool on);

private:
    /// The scene and selection at the start of a gesture, and the patch that it previews.
    struct Gesture {
        mmd::Scene scene;
        mmd::Shared<mmd::Selection> selection;
        mmd::ScenePatch patch;
    };
    void push(
        mmd::ScenePatch patch, mmd::ActorId activeBefore, const QString& text, int series = 0);
    void applyStep(const UndoStack::Step& step, bool forward);
    void deselectDeleted(mmd::ScenePatch& patch, const mmd::Scene& after) const;
    void showReplaced(mmd::Scene scene, double frame, const mmd::Shared<mmd::Selection>& selection);
    void showState(mmd::SessionState state);
    void setScene(
        mmd::Scene scene, const Change& change, const mmd::Shared<mmd::Selection>& selection);
    void revertGesture();
    [[nodiscard]] bool selectsPose(
        const mmd::Selection& before, const mmd::ScenePatch& patch) const;

    mmd::Scene m_scene;
    mmd::ActorId m_lastModel = mmd::sceneActor;
    mmd::Shared<mmd::Selection> m_selection{mmd::Selection{}}; ///< shared with the patches
    /// The selected keys are a pose that was registered at the current frame or before playback.
    bool m_arePoseKeys = false;
    double m_currentFrame = 0.0;
    double m_soundEnd = 0.0; ///< frame
    bool m_isAutoKey = false;
    bool m_isJournaled = false;
    int m_lastSeries = 0;
    std::uint64_t m_changes = 0;
    std::optional<mmd::SessionState> m_kept; ///< the document during a preview
    UndoStack m_undoStack;
    Log m_log;
    std::unique_ptr<Gesture> m_gesture;
    std::unique_ptr<SavedState> m_saved;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<SceneDrafts> m_sceneDrafts;
    std::unique_ptr<ShownTracks> m_shownTracks;
};

} // namespace odori
