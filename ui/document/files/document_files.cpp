// SPDX-License-Identifier: MIT
#include "ui/document/document.h"

#include <limits>

/// The document and its files: motions and the project.
namespace odori {
namespace {

/// Everything is another.
Change wholeChange()
{
    Change change;
    change.keys = change.drafts = change.actors = change.settings = change.markers = true;
    change.lastFrame = std::numeric_limits<std::uint32_t>::max();
    return change;
}

void setPath(mmd::Scene& scene, mmd::ActorId id, const std::string& path)
{
    if (id == mmd::sceneActor)
        scene.cameraPath = path;
    for (mmd::Actor& each : scene.actors)
        if (each.id == id)
            each.motionPath = path;
}

} // namespace

QString Document::motionPath(mmd::ActorId actor) const
{
    return QString::fromStdString(mmd::motionPathOf(m_scene, actor));
}

bool Document::isMotionInItsFile(mmd::ActorId actor) const
{
    return m_saved.isInItsFile(m_scene, actor);
}

std::vector<mmd::ActorId> Document::motionsBesideTheirFiles() const
{
    std::vector<mmd::ActorId> motions;
    for (const mmd::Actor& actor : m_scene.actors)
        if (!isMotionInItsFile(actor.id))
            motions.push_back(actor.id);
    if (!isMotionInItsFile(mmd::sceneActor))
        motions.push_back(mmd::sceneActor);
    return motions;
}

void Document::noteSaved(const std::string& path, const mmd::Motion& motion)
{
    m_saved.noteMotion(path, motion);
    emit savedWorkChanged();
    emitModified();
}

mmd::Result<void> Document::saveMotion(const QString& path)
{
    return saveMotion(m_scene.active, path);
}

mmd::Result<void> Document::saveMotion(mmd::ActorId actor, const QString& path)
{
    const FileToSave file = motionToSave(actor, path);
    auto written = saveFile(file);
    if (written)
        takeSaved(file);
    return written;
}

FileToSave Document::motionToSave(mmd::ActorId actor, const QString& path)
{
    revertGesture();
    return {.path = path, .scene = m_scene, .motion = actor, .extras = {}};
}

FileToSave Document::projectToSave(const QString& path, std::string view)
{
    revertGesture();
    m_extras.view = std::move(view);
    return {.path = path, .scene = m_scene, .motion = std::nullopt, .extras = m_extras};
}

void Document::takeSaved(const FileToSave& file)
{
    if (file.motion)
        takeSavedMotion(file);
    else
        takeSavedProject(file);
}

void Document::takeSavedMotion(const FileToSave& file)
{
    const mmd::ActorId actor = *file.motion;
    const std::string path = file.path.toStdString();
    m_saved.noteMotion(path, *mmd::findMotion(file.scene, actor));
    // Where the motion was saved is no edit: it is neither undone nor redone.
    const bool moves = mmd::motionPathOf(m_scene, actor) != path;
    setPath(m_scene, actor, path);
    if (m_gesture)
        setPath(m_gesture->scene, actor, path);
    if (moves && actor == m_scene.active)
        emit motionPathChanged(file.path);
    emit savedWorkChanged();
    emitModified();
}

void Document::takeSavedProject(const FileToSave& file)
{
    const bool isElsewhere = m_projectPath != file.path;
    m_projectPath = file.path;
    m_saved.take(file.scene, true);
    if (isElsewhere)
        emit projectPathChanged(file.path);
    emit savedWorkChanged();
    emitModified();
}

void Document::replaceAll(mmd::Scene scene, mmd::ProjectExtras extras, const QString& path)
{
    revertGesture();
    m_saved.forgetMotions();
    m_saved.take(scene, !path.isEmpty());
    m_extras = std::move(extras);
    const bool isElsewhere = m_projectPath != path;
    m_projectPath = path;
    m_currentFrame = 0.0;
    setScene(std::move(scene), wholeChange(), mmd::Selection{});
    m_undoStack.clear();
    emit currentFrameChanged(m_currentFrame);
    if (isElsewhere)
        emit projectPathChanged(path);
}

void Document::startNew()
{
    replaceAll({}, {}, {});
}

void Document::openProject(mmd::OpenedProject project, const QString& path)
{
    replaceAll(std::move(project.scene), std::move(project.extras), path);
}

} // namespace odori
