// SPDX-License-Identifier: MIT
#include "app/recovery/kept_space.h"

#include "libmmd/base/file_io.h"
#include "libmmd/versions/kept_versions.h"
#include "ui/document/journal/session_folder.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace odori {
namespace {

/// Something that can be removed.
struct Kept {
    bool isUnsavedWork = false; ///< the user has not decided about it
    qint64 time = 0;            ///< milliseconds since 1970
    qint64 bytes = 0;
    std::function<void()> remove;
};

qint64 sizeOf(const QString& folder)
{
    qint64 bytes = 0;
    for (QDirIterator at(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         at.hasNext();) {
        at.next();
        bytes += at.fileInfo().size();
    }
    return bytes;
}

} // namespace

void limitKeptSpace(const QString& sessions, const QString& versions, qint64 mostBytes)
{
    qint64 used =
        (sessions.isEmpty() ? 0 : sizeOf(sessions)) + (versions.isEmpty() ? 0 : sizeOf(versions));
    if (used <= mostBytes)
        return;
    std::vector<Kept> kept;
    const auto ended = SessionFolder::ended(sessions);
    bool isNewest = true;
    for (const auto& each : ended) {
        const bool isUnsavedWork = !each->isDiscarded();
        if (!isUnsavedWork || !std::exchange(isNewest, false))
            kept.push_back({isUnsavedWork, each->lastChange().toMSecsSinceEpoch(), each->size(),
                [&each] { each->remove(); }});
    }
    if (!versions.isEmpty())
        for (const mmd::KeptVersion& each :
            mmd::allVersions(mmd::pathFromUtf8(versions.toStdString())))
            kept.push_back(
                {false, each.savedAt, qint64(each.size), [each] { mmd::removeVersion(each); }});
    std::stable_sort(kept.begin(), kept.end(), [](const Kept& a, const Kept& b) {
        return std::pair(a.isUnsavedWork, a.time) < std::pair(b.isUnsavedWork, b.time);
    });
    for (const Kept& each : kept) {
        if (used <= mostBytes)
            break;
        each.remove();
        used -= each.bytes;
    }
}

} // namespace odori
