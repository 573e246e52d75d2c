// SPDX-License-Identifier: MIT
#include "ui/document/files/saved_state.h"

#include "ui/document/document.h"
#include "ui/document/files/project.h"

#include <utility>

namespace odori {

SavedState::SavedState(Document& document)
    : m_document(document)
{
}

mmd::UnsavedWork SavedState::unsavedWork() const
{
    return m_work.unsavedIn(m_document.scene());
}

bool SavedState::hasUnsavedWork(mmd::ActorId actor) const
{
    return !m_work.isSaved(m_document.scene(), actor);
}

QString SavedState::motionPath() const
{
    return motionPath(m_document.scene().active);
}

QString SavedState::motionPath(mmd::ActorId actor) const
{
    return QString::fromStdString(mmd::motionPathOf(m_document.scene(), actor));
}

bool SavedState::isMotionInItsFile(mmd::ActorId actor) const
{
    return m_work.isInItsFile(m_document.scene(), actor);
}

std::vector<mmd::ActorId> SavedState::motionsBesideTheirFiles() const
{
    std::vector<mmd::ActorId> motions;
    for (const mmd::Actor& actor : m_document.scene().actors)
        if (!isMotionInItsFile(actor.id))
            motions.push_back(actor.id);
    if (!isMotionInItsFile(mmd::sceneActor))
        motions.push_back(mmd::sceneActor);
    return motions;
}

void SavedState::noteMotion(const std::string& path, const mmd::Motion& motion)
{
    m_work.noteMotion(path, motion);
    m_document.record(mmd::MotionNoted{path, motion});
    emit changed();
    update();
}

void SavedState::noteAlias(const QString& alias, const QString& path)
{
    const auto known = m_work.motions().find(path.toStdString());
    if (known != m_work.motions().end())
        noteMotion(alias.toStdString(), mmd::Motion(known->second));
}

/// The journal needs no record: recovery looks at the files itself.
void SavedState::noteVanished(const QString& path)
{
    if (path == m_document.project().path())
        noteAll({}, true);
    else
        m_work.forgetMotion(path.toStdString());
    emit changed();
    update();
}

std::uint64_t SavedState::beginSave()
{
    m_document.record(mmd::SaveBegun{++m_lastSave});
    return m_lastSave;
}

FileToSave SavedState::motionToSave(mmd::ActorId actor, const QString& path)
{
    return {
        {.scene = m_document.gestureScene(), .motion = actor, .extras = {}},
        path,
        beginSave(),
    };
}

void SavedState::noteSavedMotion(const FileToSave& file)
{
    const std::string path = file.path.toStdString();
    m_work.noteMotion(path, *mmd::findMotion(file.scene, *file.motion));
    m_document.setMotionPath(*file.motion, path);
    m_document.record(mmd::MotionSaved{file.id, *file.motion, path});
    emit changed();
    update();
}

void SavedState::noteAll(const mmd::Scene& scene, bool isProject)
{
    m_work.setSaved(scene, isProject);
}

void SavedState::noteNothing()
{
    noteAll({}, true);
    emit changed();
    update();
}

void SavedState::update()
{
    if (const QString path = motionPath(); std::exchange(m_path, path) != path)
        emit motionPathChanged(path);
    const bool modified = isModified();
    if (std::exchange(m_wasModified, modified) != modified)
        emit modifiedChanged(modified);
}

} // namespace odori
