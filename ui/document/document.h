// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"
#include "libmmd/scene/edits/edits.h"
#include "ui/document/change.h"
#include "ui/document/files/file_saving.h"
#include "ui/document/files/saved_work.h"
#include "ui/document/history/undo_stack.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace odori {

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
    /// There is unsaved work; the title's star says so.
    [[nodiscard]] bool isModified() const { return !unsavedWork().isEmpty(); }
    [[nodiscard]] UnsavedWork unsavedWork() const { return m_saved.unsavedIn(m_scene); }
    /// Some of it is the actor's motion or drafts (of sceneActor: the scene's own).
    [[nodiscard]] bool hasUnsavedWork(mmd::ActorId actor) const
    {
        return !m_saved.isSaved(m_scene, actor);
    }

    /// Does `patch`, computed from scene(), and pushes it as one undo step named `text`; records in
    /// it what was selected before. An empty patch only selects. A gesture that is running ends as
    /// a part of that step. Directly after a step of the same `series` it becomes a part of that
    /// one: the notches of a wheel are one. Series 0 joins nothing.
    void apply(mmd::ScenePatch patch, const QString& text, int series = 0);
    /// A series that nobody else uses.
    [[nodiscard]] int newSeries() { return ++m_lastSeries; }

    /// Replaces what is open: does `patch`, then forgets the undo history and counts as saved.
    void load(mmd::ScenePatch patch);
    /// An empty scene without a history.
    void startNew();

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

    /// The path of the active motion (the actor's, or the camera's); empty when there is none.
    [[nodiscard]] QString motionPath() const { return motionPath(m_scene.active); }
    [[nodiscard]] QString motionPath(mmd::ActorId actor) const;
    /// The motion is what its own file holds, as far as it was read or written here; so is an empty
    /// one without a file. A project may hold a motion that its file lacks.
    [[nodiscard]] bool isMotionInItsFile(mmd::ActorId actor) const;
    /// The actors with motions that are not, in the scene's order; sceneActor, the camera, last.
    [[nodiscard]] std::vector<mmd::ActorId> motionsBesideTheirFiles() const;
    /// `path` holds `motion`: it was read just now.
    void noteSaved(const std::string& path, const mmd::Motion& motion);
    /// Writes the active motion as VMD to `path`, which becomes its path. In a project a new path
    /// is unsaved work.
    [[nodiscard]] mmd::Result<void> saveMotion(const QString& path);
    [[nodiscard]] mmd::Result<void> saveMotion(mmd::ActorId actor, const QString& path);

    /// The project that is open; empty for none.
    [[nodiscard]] QString projectPath() const { return m_projectPath; }
    /// What the project says besides the scene.
    [[nodiscard]] const mmd::ProjectExtras& projectExtras() const { return m_extras; }
    /// Replaces everything by a project that was read from `path`, and counts as saved.
    void openProject(mmd::OpenedProject project, const QString& path);

    /// Saving in two steps, so that a worker may write between them: what is to be written (a
    /// gesture that is running is dropped), and that it was. The path becomes the motion's or the
    /// project's; what was edited meanwhile is not saved.
    [[nodiscard]] FileToSave motionToSave(mmd::ActorId actor, const QString& path);
    /// `view`: ProjectExtras::view.
    [[nodiscard]] FileToSave projectToSave(const QString& path, std::string view);
    void takeSaved(const FileToSave& file);

signals:
    void changed(const odori::Change& change);
    /// An undo step named `text` was made, while `before` was selected. After changed().
    void stepDone(const odori::Change& change, const mmd::Selection& before, const QString& text);
    void said(const QString& sentence);
    void selectionChanged();
    void currentFrameChanged(double frame);
    /// isModified() is another.
    void modifiedChanged(bool modified);
    void motionPathChanged(const QString& path);
    void projectPathChanged(const QString& path);
    /// What is saved is another now, without an edit.
    void savedWorkChanged();
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
    void emitModified();
    void setScene(
        mmd::Scene scene, const Change& change, const mmd::Shared<mmd::Selection>& selection);
    void revertGesture();
    [[nodiscard]] bool selectsPose(
        const mmd::Selection& before, const mmd::ScenePatch& patch) const;
    void takeSavedMotion(const FileToSave& file);
    void takeSavedProject(const FileToSave& file);
    void replaceAll(mmd::Scene scene, mmd::ProjectExtras extras, const QString& path);

    mmd::Scene m_scene;
    mmd::Shared<mmd::Selection> m_selection{mmd::Selection{}}; ///< shared with the patches
    /// The selected keys are a pose that was registered at the current frame, or before playing.
    bool m_arePoseKeys = false;
    double m_currentFrame = 0.0;
    bool m_isAutoKey = false;
    int m_lastSeries = 0;
    UndoStack m_undoStack;
    std::unique_ptr<Gesture> m_gesture;
    SavedWork m_saved;
    bool m_wasModified = false; ///< as modifiedChanged() said
    QString m_projectPath;
    mmd::ProjectExtras m_extras;
    std::unique_ptr<SceneDrafts> m_sceneDrafts;
    std::unique_ptr<ShownTracks> m_shownTracks;
};

} // namespace odori
