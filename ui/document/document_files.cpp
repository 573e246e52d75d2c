// SPDX-License-Identifier: MIT
#include "ui/document/document.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd.h"

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

std::string pathOf(const mmd::Scene& scene, mmd::ActorId id)
{
    if (id == mmd::sceneActor)
        return scene.cameraPath;
    const mmd::Actor* actor = mmd::findActor(scene, id);
    return actor ? actor->motionPath : std::string();
}

} // namespace

QString Document::motionPath(mmd::ActorId actor) const
{
    return QString::fromStdString(pathOf(m_scene, actor));
}

bool Document::isMotionSaved(mmd::ActorId actor) const
{
    const mmd::Motion* motion = mmd::findMotion(m_scene, actor);
    return !motion || m_saved.isSaved(pathOf(m_scene, actor), *motion);
}

std::vector<mmd::ActorId> Document::unsavedMotions() const
{
    std::vector<mmd::ActorId> unsaved;
    for (const mmd::Actor& actor : m_scene.actors)
        if (!isMotionSaved(actor.id))
            unsaved.push_back(actor.id);
    if (!isMotionSaved(mmd::sceneActor))
        unsaved.push_back(mmd::sceneActor);
    return unsaved;
}

void Document::noteSaved(const std::string& path, const mmd::Motion& motion)
{
    m_saved.note(path, motion);
    emit savedMotionsChanged();
}

mmd::Result<void> Document::saveMotion(const QString& path)
{
    return saveMotion(m_scene.active, path);
}

mmd::Result<void> Document::saveMotion(mmd::ActorId actor, const QString& path)
{
    revertGesture();
    const mmd::Motion* motion = mmd::findMotion(m_scene, actor);
    if (!motion)
        return tl::unexpected(mmd::Error{
            .code = mmd::ErrorCode::NotWritable, .offset = 0, .field = "motion", .value = 0});
    const auto bytes = mmd::vmdFromMotion(*motion);
    const std::string utf8 = path.toStdString();
    if (auto written = mmd::writeFile(mmd::pathFromUtf8(utf8), bytes); !written)
        return written;
    m_saved.note(utf8, *motion);
    // Where the motion was saved is no edit: it is neither undone nor redone.
    const bool moves = pathOf(m_scene, actor) != utf8;
    if (actor == mmd::sceneActor)
        m_scene.cameraPath = utf8;
    for (mmd::Actor& each : m_scene.actors)
        if (each.id == actor)
            each.motionPath = utf8;
    if (m_projectPath.isEmpty() && unsavedMotions().empty())
        m_undoStack.setClean();
    else if (!m_projectPath.isEmpty() && moves)
        m_undoStack.resetClean();
    if (moves && actor == m_scene.active)
        emit motionPathChanged(path);
    emit savedMotionsChanged();
    return {};
}

void Document::replaceAll(mmd::Scene scene, mmd::ProjectExtras extras, const QString& path)
{
    revertGesture();
    m_saved.clear();
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

mmd::Result<void> Document::saveProject(const QString& path, std::string view)
{
    revertGesture();
    m_extras.view = std::move(view);
    const auto file = mmd::pathFromUtf8(path.toStdString());
    if (auto saved = mmd::saveProject(m_scene, m_extras, file); !saved)
        return saved;
    const bool isElsewhere = m_projectPath != path;
    m_projectPath = path;
    m_undoStack.setClean();
    if (isElsewhere)
        emit projectPathChanged(path);
    return {};
}

} // namespace odori
