// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/save_queue.h"
#include "ui/settings/settings.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace odori {

/// The folder of the versions of all files; made if it does not exist. Empty if it cannot be made.
[[nodiscard]] QString versionsFolder();

/// Keeps versions of the motions and projects that a queue writes, in its worker. A save never
/// fails because of them.
class SavedVersions : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object.
    SavedVersions(SaveQueue& queue, Settings& settings);

signals:
    /// A file was saved, but its version could not be kept. Emitted once in a run of the program.
    void failed(const QString& sentence);

private:
    struct Shared; ///< with the worker, which may outlive this object
    void report(const QString& path);

    std::shared_ptr<Shared> m_shared;
    bool m_hasSaid = false;
};

} // namespace odori
