// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/recent_files.h"
#include "ui/document/document.h"

#include <QtCore/QString>

#include <map>

namespace odori {

/// The folders and names that saving proposes.
class SavePaths {
public:
    /// Both must outlive this object.
    SavePaths(const Document& document, const RecentFiles& recent);

    /// The actor's motion was opened from `path`, a file that saving does not overwrite. The
    /// proposed path has the same folder and name.
    /// `versionOf`: the file whose earlier version the motion is; empty if it is none.
    void noteOrigin(mmd::ActorId actor, const QString& path, const QString& versionOf = {});
    [[nodiscard]] QString versionOf(mmd::ActorId actor) const;
    /// Where the motions came from. Call setOrigins({}) when another scene is opened.
    struct Origins {
        std::map<mmd::ActorId, QString> files, versionsOf;
    };
    [[nodiscard]] const Origins& origins() const { return m_origins; }
    void setOrigins(const Origins& origins) { m_origins = origins; }

    /// An initial folder for file dialogs; empty if there is none.
    [[nodiscard]] QString startFolder() const;
    /// An initial folder to save in: never that of the bundled sample.
    [[nodiscard]] QString saveFolder() const;
    /// A path to save the actor's motion at. It may have none, or that of the bundled sample.
    [[nodiscard]] QString motionPath(mmd::ActorId actor) const;
    [[nodiscard]] QString projectPath() const;

private:
    const Document& m_document;
    const RecentFiles& m_recent;
    Origins m_origins;
};

} // namespace odori
