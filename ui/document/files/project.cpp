// SPDX-License-Identifier: MIT
#include "ui/document/files/project.h"

#include "ui/document/document.h"
#include "ui/document/files/saved_state.h"

#include <utility>

namespace odori {

Project::Project(Document& document)
    : m_document(document)
{
}

void Project::open(mmd::OpenedProject project, const QString& path)
{
    m_document.announceReplacing();
    m_extras = std::move(project.extras);
    const bool isElsewhere = std::exchange(m_path, path) != path;
    m_document.replace(std::move(project.scene));
    if (isElsewhere)
        emit pathChanged(path);
}

void Project::close()
{
    open({}, {});
}

FileToSave Project::toSave(const QString& path, std::string view)
{
    m_extras.view = std::move(view);
    return {
        {.scene = m_document.gestureScene(), .motion = std::nullopt, .extras = m_extras},
        path,
        m_document.saved().beginSave(),
    };
}

void Project::noteSaved(const FileToSave& file, const mmd::ContentMark& written)
{
    m_extras.file = written;
    const bool isElsewhere = std::exchange(m_path, file.path) != file.path;
    SavedState& saved = m_document.saved();
    saved.noteAll(file.scene, true);
    m_document.record(mmd::ProjectSaved{file.id, file.path.toStdString(), m_extras});
    if (isElsewhere)
        emit pathChanged(file.path);
    emit saved.changed();
    saved.update();
}

void Project::restore(const QString& path, mmd::ProjectExtras extras)
{
    m_extras = std::move(extras);
    if (std::exchange(m_path, path) != path)
        emit pathChanged(path);
}

bool isNothingOpen(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    return scene.actors.empty() && scene.camera.keyCount() == 0 && scene.cameraDrafts.empty() &&
           !document.project().isOpen();
}

} // namespace odori
