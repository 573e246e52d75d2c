// SPDX-License-Identifier: MIT
#include "app/versions/saved_versions.h"

#include "libmmd/base/file_io.h"
#include "libmmd/versions/kept_versions.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/settings/state_folder.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

namespace odori {
namespace {

/// Poses have no versions: they are seconds of work, and the editor does not hold them open.
bool hasVersions(const std::filesystem::path& path)
{
    const std::string ending = mmd::extensionOf(path);
    return ending == "vmd" || ending == "odori";
}

} // namespace

struct SavedVersions::Shared {
    std::atomic<int> most;
    std::mutex mutex;
    std::optional<mmd::Error> failure; ///< the last one; by `mutex`

    void note(const mmd::Error& error)
    {
        const std::lock_guard lock(mutex);
        failure = error;
    }
    std::optional<mmd::Error> take()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(failure, std::nullopt);
    }
};

QString versionsFolder()
{
    return stateFolder(QStringLiteral("versions"));
}

SavedVersions::SavedVersions(SaveQueue& queue, Settings& settings)
    : m_shared(std::make_shared<Shared>())
{
    m_shared->most = settings.versionsKept();
    connect(&settings, &Settings::versionsKeptChanged, this,
        [shared = m_shared](int count) { shared->most = count; });
    connect(&queue, &SaveQueue::written, this, &SavedVersions::report);
    queue.setAround([shared = m_shared](const QString& name, const auto& write) {
        const std::filesystem::path file = mmd::pathFromUtf8(name.toStdString());
        if (!hasVersions(file))
            return write();
        const auto folder = mmd::pathFromUtf8(versionsFolder().toStdString());
        const mmd::SavedAndKept result =
            mmd::saveAndKeep({folder, folder.empty() ? 0 : shared->most.load(), {}}, file, write);
        if (!result.saved) // only this is said
            return result.saved;
        if (!result.kept)
            shared->note(result.kept.error());
        else if (folder.empty() && shared->most > 0)
            shared->note({.code = mmd::ErrorCode::NotWritable, .offset = 0, .field = "file"});
        return result.saved;
    });
}

void SavedVersions::report(const QString& path)
{
    const auto failure = m_shared->take();
    if (failure && !std::exchange(m_hasSaid, true))
        emit failed(tr("%1 is saved, but its earlier version could not be kept. %2")
                        .arg(shownFileName(path),
                            sentence(*failure, tr("The folder of earlier versions"))));
}

} // namespace odori
