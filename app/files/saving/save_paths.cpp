// SPDX-License-Identifier: MIT
#include "app/files/saving/save_paths.h"

#include "app/bundled/sample.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

namespace odori {

SavePaths::SavePaths(const Document& document, const RecentFiles& recent)
    : m_document(document)
    , m_recent(recent)
{
}

void SavePaths::noteOrigin(mmd::ActorId actor, const QString& path, const QString& versionOf)
{
    m_origins.files[actor] = path;
    m_origins.versionsOf[actor] = versionOf;
}

QString SavePaths::versionOf(mmd::ActorId actor) const
{
    const auto found = m_origins.versionsOf.find(actor);
    return found == m_origins.versionsOf.end() ? QString() : found->second;
}

QString SavePaths::startFolder() const
{
    const QStringList files = m_recent.paths();
    for (const QString& path : {m_document.saved().motionPath(), m_document.project().path(),
             files.isEmpty() ? QString() : files.front()})
        if (!path.isEmpty())
            return QFileInfo(path).absolutePath();
    return {};
}

QString SavePaths::saveFolder() const
{
    const QStringList sample = samplePaths();
    const QString folder = startFolder();
    if (!sample.isEmpty() && QFileInfo(sample.front()).absolutePath() == folder)
        return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder;
}

QString SavePaths::motionPath(mmd::ActorId actor) const
{
    const QString ending = QStringLiteral(".vmd");
    if (const QString own = m_document.saved().motionPath(actor); isSamplePath(own))
        return saveFolder() + u'/' + QFileInfo(own).fileName();
    else if (!own.isEmpty())
        return own;
    if (const auto origin = m_origins.files.find(actor); origin != m_origins.files.end()) {
        const QFileInfo file(origin->second);
        return file.absolutePath() + u'/' + file.completeBaseName() + ending;
    }
    const bool isCamera = actor == mmd::sceneActor;
    return saveFolder() + u'/' + (isCamera ? QStringLiteral("camera") : QStringLiteral("motion")) +
           ending;
}

QString SavePaths::projectPath() const
{
    const QString own = m_document.project().path();
    return own.isEmpty() ? saveFolder() + QStringLiteral("/scene.odori") : own;
}

} // namespace odori
