// SPDX-License-Identifier: MIT
#include "app/files/saving/save_target.h"

#include <QtCore/QFileInfo>

namespace odori {

FoundTarget lookAt(const SaveTarget& target)
{
    FoundTarget found;
    const QFileInfo file(target.path);
    found.isChanged = target.known && file.exists() && file.lastModified() != *target.known;
    for (const auto& [other, path] : target.others)
        // Qt finds two different files equal if neither exists.
        if (!found.owner && (path == target.path || (file.exists() && QFileInfo(path) == file)) &&
            *mmd::findMotion(target.open, other) != *mmd::findMotion(target.saved, *target.actor))
            found.owner = other;
    return found;
}

} // namespace odori
