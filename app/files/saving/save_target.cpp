// SPDX-License-Identifier: MIT
#include "app/files/saving/save_target.h"

#include <QtCore/QFileInfo>

namespace odori {

FoundTarget lookAt(const SaveTarget& target)
{
    FoundTarget found;
    const QFileInfo file(target.path);
    found.isChanged = target.known && file.exists() && file.lastModified() != *target.known;
    for (const auto& [actor, path] : target.others)
        if (!found.owner && QFileInfo(path) == file)
            found.owner = actor;
    return found;
}

} // namespace odori
