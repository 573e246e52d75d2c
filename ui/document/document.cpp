// SPDX-License-Identifier: MIT
#include "ui/document/document.h"

#include "libmmd/scene/play_range.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/scene_drafts.h"
#include "ui/document/shown_tracks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace odori {

Document::Document(QObject* parent)
    : QObject(parent)
    , m_undoStack([this](const UndoStack::Step& step, bool forward) { applyStep(step, forward); })
    , m_saved(std::make_unique<SavedState>(*this))
    , m_project(std::make_unique<Project>(*this))
    , m_sceneDrafts(std::make_unique<SceneDrafts>(*this))
    , m_shownTracks(std::make_unique<ShownTracks>())
{
}

Document::~Document() = default;

/// Restores the active actor and the selection. A later choice of the user stays, unless the step
/// changes the actor that was active then, because the change must be visible.
void Document::applyStep(const UndoStack::Step& step, bool forward)
{
    revertGesture();
    const mmd::ScenePatch& patch = step->patch;
    mmd::Scene scene = forward ? mmd::applied(m_scene, patch) : mmd::reverted(m_scene, patch);
    mmd::Shared<mmd::Selection> selection = forward ? patch.selectionAfter : patch.selectionBefore;
    const mmd::ActorId chosen = m_scene.active;
    const mmd::ActorId from = forward ? step->activeBefore : step->activeAfter;
    scene.active = forward ? step->activeAfter : step->activeBefore;
    const mmd::Motion* motion = mmd::findMotion(scene, chosen);
    if (chosen != from && motion && !mmd::touches(patch, scene.active)) {
        scene.active = chosen;
        selection = mmd::existing(*m_selection, *motion);
    }
    Change change = changeOf(patch);
    change.actors = change.actors || scene.active != chosen;
    change.settings = change.settings || scene.active != chosen;
    const bool isOfStep = forward && selection == patch.selectionAfter;
    m_arePoseKeys =
        isOfStep ? selectsPose(*m_selection, patch) : m_arePoseKeys && selection == m_selection;
    setScene(std::move(scene), change, selection);
    record(mmd::StepMoved{forward, m_scene.active, m_currentFrame, step});
}

/// Whether the selected keys after `patch` are a pose that it registered at the current frame (by
/// hand, by auto-key, or pasted). Moved keys are not.
bool Document::selectsPose(const mmd::Selection& before, const mmd::ScenePatch& patch) const
{
    const auto& keys = patch.selectionAfter->keys;
    if (keys == before.keys)
        return m_arePoseKeys;
    const std::uint32_t frame = currentKeyFrame();
    const Change change = changeOf(patch);
    const bool isHere =
        patch.isEmpty() || (change.firstFrame == frame && change.lastFrame == frame);
    return isHere && !keys.empty() &&
           std::all_of(keys.begin(), keys.end(), [frame](const mmd::TrackKeys& each) {
               return each.frames.front() == frame && each.frames.back() == frame;
           });
}

mmd::ActorId Document::lastModel() const
{
    if (mmd::findActor(m_scene, m_lastModel))
        return m_lastModel;
    return m_scene.actors.empty() ? mmd::sceneActor : m_scene.actors.front().id;
}

void Document::setScene(
    mmd::Scene scene, const Change& change, const mmd::Shared<mmd::Selection>& selection)
{
    m_scene = std::move(scene);
    if (m_scene.active != mmd::sceneActor)
        m_lastModel = m_scene.active;
    const bool selects = !(selection == m_selection);
    m_selection = selection;
    emit changed(change);
    if (selects)
        emit selectionChanged();
    m_saved->update();
}

void Document::push(
    mmd::ScenePatch patch, mmd::ActorId activeBefore, const QString& text, int series)
{
    const Change change = changeOf(patch);
    const mmd::Shared<mmd::Selection> selected = patch.selectionBefore;
    auto step = std::make_shared<const mmd::HistoryStep>(mmd::HistoryStep{
        std::move(patch), activeBefore, m_scene.active, text.toStdString(), series});
    record(mmd::StepDone{step, m_currentFrame});
    m_undoStack.push(std::move(step), m_scene);
    emit stepDone(change, *selected, text);
}

/// An edit that keeps the selection, such as a tool, may delete selected keys.
void Document::deselectDeleted(mmd::ScenePatch& patch, const mmd::Scene& after) const
{
    const mmd::Motion* motion = mmd::findMotion(after, after.active);
    if (!motion || patch.selectionAfter != patch.selectionBefore ||
        patch.selectionAfter->keys.empty() || !mmd::touches(patch, after.active))
        return;
    if (mmd::Selection rest = mmd::existing(*patch.selectionAfter, *motion);
        rest != *patch.selectionAfter)
        patch.selectionAfter = std::move(rest);
}

void Document::apply(mmd::ScenePatch patch, const QString& text, int series)
{
    if (refuses())
        return;
    if (m_gesture) { // the patch is for the shown scene, so it includes the gesture
        series = series > 0 ? series : newSeries();
        endGesture(text, series);
    }
    patch = mmd::recorded(std::move(patch), m_selection);
    if (patch.isEmpty()) {
        const bool arePoseKeys = selectsPose(*m_selection, patch);
        select(*patch.selectionAfter);
        m_arePoseKeys = arePoseKeys;
        return;
    }
    const mmd::ActorId activeBefore = m_scene.active;
    mmd::Scene scene = mmd::applied(m_scene, patch);
    deselectDeleted(patch, scene);
    m_arePoseKeys = selectsPose(*m_selection, patch);
    setScene(std::move(scene), changeOf(patch), patch.selectionAfter);
    push(std::move(patch), activeBefore, text, series);
}

void Document::load(mmd::ScenePatch patch)
{
    if (refuses())
        return;
    revertGesture();
    patch = mmd::recorded(std::move(patch), m_selection);
    mmd::Scene scene = mmd::applied(m_scene, patch);
    m_saved->noteAll(scene, m_project->isOpen());
    m_arePoseKeys = false;
    setScene(std::move(scene), changeOf(patch), patch.selectionAfter);
    m_undoStack.clear();
    record(mmd::PatchLoaded{std::make_shared<const mmd::ScenePatch>(std::move(patch))});
    if (m_currentFrame > double(mmd::lastFrame(m_scene)))
        setCurrentFrame(0.0);
}

void Document::replace(mmd::Scene scene)
{
    revertGesture();
    m_saved->forgetFiles();
    m_saved->noteAll(scene, m_project->isOpen());
    showReplaced(std::move(scene), 0.0, mmd::Selection{});
    m_undoStack.clear();
    m_changes = 0;
    record(mmd::StateReplaced{});
}

void Document::showReplaced(
    mmd::Scene scene, double frame, const mmd::Shared<mmd::Selection>& selection)
{
    Change everything;
    everything.keys = everything.drafts = everything.actors = true;
    everything.settings = everything.markers = true;
    everything.lastFrame = std::numeric_limits<std::uint32_t>::max();
    m_currentFrame = frame;
    m_arePoseKeys = false;
    setScene(std::move(scene), everything, selection);
    emit currentFrameChanged(m_currentFrame);
}

mmd::SessionState Document::state() const
{
    if (m_kept)
        return *m_kept;
    mmd::SessionState state;
    state.scene = gestureScene();
    state.selection = m_gesture ? m_gesture->selection : m_selection;
    state.frame = m_currentFrame;
    state.steps = m_undoStack.steps();
    state.done = std::size_t(m_undoStack.doneCount());
    state.saved = m_saved->work();
    state.projectPath = m_project->path().toStdString();
    state.extras = m_project->extras();
    state.changes = m_changes;
    return state;
}

void Document::showState(mmd::SessionState state)
{
    revertGesture();
    m_saved->restore(std::move(state.saved));
    m_project->restore(QString::fromStdString(state.projectPath), std::move(state.extras));
    showReplaced(std::move(state.scene), state.frame, state.selection);
    m_undoStack.restore(std::move(state.steps), int(state.done));
    m_changes = state.changes;
}

void Document::restore(mmd::SessionState state)
{
    endPreview();
    announceReplacing();
    showState(std::move(state));
    record(mmd::StateReplaced{});
}

void Document::preview(mmd::SessionState state)
{
    endPreview();
    revertGesture();
    m_kept = this->state();
    showState(std::move(state));
    emit previewChanged(true);
}

/// The history has a new numbering then, so the log begins again, too.
void Document::endPreview()
{
    if (!m_kept)
        return;
    showState(*std::exchange(m_kept, std::nullopt));
    record(mmd::StateReplaced{});
    say({}); // removes the refusal of an edit
    emit previewChanged(false);
}

bool Document::refuses()
{
    if (m_kept)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_kept)
                    say(tr("This is a preview. Restore it to work with it, or go back."));
            },
            Qt::QueuedConnection);
    return m_kept.has_value();
}

void Document::announceReplacing()
{
    revertGesture();
    emit replacing();
}

void Document::record(mmd::SessionRecord record)
{
    if (m_kept)
        return;
    if (std::holds_alternative<mmd::StepMoved>(record) ||
        std::holds_alternative<mmd::StepDone>(record))
        ++m_changes;
    else if (std::holds_alternative<mmd::PatchLoaded>(record))
        m_changes = 0;
    else if ((std::holds_alternative<mmd::MotionSaved>(record) ||
                 std::holds_alternative<mmd::ProjectSaved>(record)) &&
             !m_saved->isModified())
        m_changes = 0;
    if (m_log)
        m_log(std::move(record));
}

void Document::setMotionPath(mmd::ActorId actor, const std::string& path)
{
    mmd::setMotionPath(m_scene, actor, path);
    if (m_gesture)
        mmd::setMotionPath(m_gesture->scene, actor, path);
}

void Document::beginGesture()
{
    if (refuses())
        return;
    revertGesture();
    m_gesture = std::make_unique<Gesture>(Gesture{m_scene, m_selection, {}});
    m_gesture->patch = mmd::recorded({}, m_selection);
}

const mmd::Scene& Document::gestureScene() const
{
    return m_gesture ? m_gesture->scene : m_scene;
}

const mmd::Selection& Document::gestureSelection() const
{
    return m_gesture ? *m_gesture->selection : *m_selection;
}

mmd::EditTarget Document::gestureTarget() const
{
    return {gestureScene(), gestureScene().active, gestureSelection()};
}

void Document::updateGesture(mmd::ScenePatch patch)
{
    if (!m_gesture)
        return;
    patch = mmd::recorded(std::move(patch), m_gesture->selection);
    if (patch == m_gesture->patch)
        return;
    const Change change = united(changeOf(m_gesture->patch), changeOf(patch));
    mmd::Scene scene = mmd::applied(m_gesture->scene, patch);
    deselectDeleted(patch, scene);
    m_gesture->patch = std::move(patch);
    m_arePoseKeys = selectsPose(*m_gesture->selection, m_gesture->patch);
    setScene(std::move(scene), change, m_gesture->patch.selectionAfter);
}

void Document::endGesture(const QString& text, int series)
{
    if (!m_gesture)
        return;
    const std::unique_ptr<Gesture> gesture = std::move(m_gesture);
    if (gesture->patch.isEmpty())
        return;
    push(std::move(gesture->patch), gesture->scene.active, text, series);
}

void Document::cancelGesture()
{
    revertGesture();
}

void Document::revertGesture()
{
    if (!m_gesture)
        return;
    const std::unique_ptr<Gesture> gesture = std::move(m_gesture);
    m_arePoseKeys = m_arePoseKeys && gesture->selection == m_selection;
    if (!gesture->patch.isEmpty())
        setScene(gesture->scene, changeOf(gesture->patch), gesture->selection);
}

void Document::undo()
{
    say({}); // removes the message of the undone command
    if (refuses())
        return;
    // During a gesture, undo first cancels the gesture.
    if (m_gesture && !m_gesture->patch.isEmpty())
        cancelGesture();
    else
        m_undoStack.undo();
}

bool Document::canUndo() const
{
    return (m_gesture && !m_gesture->patch.isEmpty()) || m_undoStack.canUndo();
}

void Document::redo()
{
    say({});
    if (refuses())
        return;
    cancelGesture();
    m_undoStack.redo();
}

void Document::select(mmd::Selection selection)
{
    m_arePoseKeys = false;
    if (selection == *m_selection)
        return;
    m_selection = std::move(selection);
    emit selectionChanged();
}

void Document::activate(mmd::ActorId actor)
{
    revertGesture();
    if (actor == m_scene.active || !mmd::findMotion(m_scene, actor))
        return;
    mmd::Scene scene = m_scene;
    scene.active = actor;
    Change change;
    change.actors = change.settings = true;
    m_arePoseKeys = false;
    setScene(std::move(scene), change, mmd::Selection{});
    record(mmd::ActorActivated{actor});
}

std::uint32_t Document::currentKeyFrame() const
{
    return static_cast<std::uint32_t>(m_currentFrame);
}

void Document::playTo(double frame)
{
    const double largest = std::numeric_limits<std::uint32_t>::max();
    frame = std::isfinite(frame) ? std::clamp(frame, 0.0, largest) : 0.0;
    if (frame == m_currentFrame)
        return;
    m_currentFrame = frame;
    emit currentFrameChanged(frame);
}

void Document::setCurrentFrame(double frame)
{
    const double before = m_currentFrame;
    const bool leavesPose = m_arePoseKeys && !m_gesture;
    playTo(frame);
    if (leavesPose && m_currentFrame != before && m_arePoseKeys)
        select({m_selection->tracks, {}});
}

void Document::setSoundEnd(double frame)
{
    const double largest = std::numeric_limits<std::uint32_t>::max();
    frame = std::clamp(frame, 0.0, largest);
    if (std::exchange(m_soundEnd, frame) != frame)
        emit soundEndChanged();
}

std::uint32_t Document::lastPlayed() const
{
    const std::uint32_t last = mmd::lastPlayed(m_scene);
    return m_scene.settings.playLast > 0
               ? last
               : std::max(last, static_cast<std::uint32_t>(std::ceil(m_soundEnd)));
}

void Document::setAutoKey(bool on)
{
    if (on == m_isAutoKey)
        return;
    m_isAutoKey = on;
    emit autoKeyChanged(on);
}

} // namespace odori
