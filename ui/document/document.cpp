// SPDX-License-Identifier: MIT
#include "ui/document/document.h"

#include "ui/document/scene_drafts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

/// Makes patches that follow each other hold one selection together: of ten thousand edits of
/// selected keys that would be most of the memory.
void shareSelections(mmd::ScenePatch& patch, const mmd::SharedSelection& current)
{
    if (patch.selectionBefore == current)
        patch.selectionBefore = current;
    if (patch.selectionAfter == patch.selectionBefore)
        patch.selectionAfter = patch.selectionBefore;
}

} // namespace

/// The one kind of undo command: a patch. Pushing it does not apply it; the document did that
/// already.
class Document::Command : public QUndoCommand {
public:
    Command(Document& document, mmd::ScenePatch patch, const QString& text)
        : QUndoCommand(text)
        , m_document(document)
        , m_patch(std::move(patch))
    {
    }

    void redo() override
    {
        if (!m_isPushed)
            m_isPushed = true;
        else
            m_document.perform(m_patch);
    }
    void undo() override { m_document.retract(m_patch); }

private:
    Document& m_document;
    mmd::ScenePatch m_patch;
    bool m_isPushed = false;
};

Document::Document(QObject* parent)
    : QObject(parent)
    , m_undoStack(this)
    , m_sceneDrafts(std::make_unique<SceneDrafts>(*this))
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this,
        [this](bool clean) { emit modifiedChanged(!clean); });
}

Document::~Document() = default;

void Document::perform(const mmd::ScenePatch& patch)
{
    revertGesture();
    setScene(mmd::applied(m_scene, patch), changeOf(patch), patch.selectionAfter);
}

void Document::retract(const mmd::ScenePatch& patch)
{
    revertGesture();
    setScene(mmd::reverted(m_scene, patch), changeOf(patch), patch.selectionBefore);
}

void Document::setScene(
    mmd::Scene scene, const Change& change, const mmd::SharedSelection& selection)
{
    const QString path = motionPath();
    m_scene = std::move(scene);
    const bool selects = !(selection == m_selection);
    m_selection = selection;
    emit changed(change);
    if (selects)
        emit selectionChanged();
    if (motionPath() != path)
        emit motionPathChanged(motionPath());
}

void Document::apply(mmd::ScenePatch patch, const QString& text)
{
    revertGesture();
    if (patch.isEmpty()) {
        select(patch.selectionAfter);
        return;
    }
    shareSelections(patch, m_selection);
    perform(patch);
    m_undoStack.push(new Command(*this, std::move(patch), text));
}

void Document::load(const mmd::ScenePatch& patch)
{
    perform(patch);
    m_undoStack.clear();
    if (m_currentFrame > double(mmd::lastFrame(m_scene)))
        setCurrentFrame(0.0);
}

void Document::applyOpened(mmd::ScenePatch patch, const QString& text)
{
    const bool wasSaved = !isModified() && m_projectPath.isEmpty();
    apply(std::move(patch), text);
    if (wasSaved)
        m_undoStack.setClean();
}

void Document::beginGesture()
{
    revertGesture();
    m_gesture = std::make_unique<Gesture>(Gesture{m_scene, m_selection, {}});
    m_gesture->patch.selectionAfter = m_selection;
}

const mmd::Scene& Document::gestureScene() const
{
    return m_gesture ? m_gesture->scene : m_scene;
}

const mmd::Selection& Document::gestureSelection() const
{
    return m_gesture ? *m_gesture->selection : *m_selection;
}

void Document::updateGesture(mmd::ScenePatch patch)
{
    if (!m_gesture || patch == m_gesture->patch)
        return;
    const Change change = united(changeOf(m_gesture->patch), changeOf(patch));
    m_gesture->patch = std::move(patch);
    setScene(
        mmd::applied(m_gesture->scene, m_gesture->patch), change, m_gesture->patch.selectionAfter);
}

void Document::endGesture(const QString& text)
{
    if (!m_gesture)
        return;
    const std::unique_ptr<Gesture> gesture = std::move(m_gesture);
    if (gesture->patch.isEmpty())
        return;
    shareSelections(gesture->patch, gesture->selection);
    m_undoStack.push(new Command(*this, std::move(gesture->patch), text));
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
    if (!gesture->patch.isEmpty())
        setScene(gesture->scene, changeOf(gesture->patch), gesture->selection);
}

void Document::undo()
{
    // A gesture that is running is what the user wants back first.
    if (m_gesture && !m_gesture->patch.isEmpty())
        cancelGesture();
    else
        m_undoStack.undo();
}

void Document::redo()
{
    cancelGesture();
    m_undoStack.redo();
}

void Document::select(mmd::Selection selection)
{
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    emit selectionChanged();
}

std::uint32_t Document::currentKeyFrame() const
{
    return static_cast<std::uint32_t>(m_currentFrame);
}

void Document::setCurrentFrame(double frame)
{
    const double largest = std::numeric_limits<std::uint32_t>::max();
    frame = std::isfinite(frame) ? std::clamp(frame, 0.0, largest) : 0.0;
    if (frame == m_currentFrame)
        return;
    m_currentFrame = frame;
    emit currentFrameChanged(frame);
}

void Document::setAutoKey(bool on)
{
    if (on == m_isAutoKey)
        return;
    m_isAutoKey = on;
    emit autoKeyChanged(on);
}

} // namespace odori
