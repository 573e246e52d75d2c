// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/content_hash.h"
#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <QtCore/QFileSystemWatcher>
#include <QtCore/QFutureWatcher>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTimer>

#include <vector>

namespace odori {

/// A VPD file of a folder.
struct PoseFile {
    QString path;
    QString name;       ///< without folder and ending, made safe for showing
    qint64 size = 0;    ///< bytes
    qint64 changed = 0; ///< milliseconds since 1970
    bool operator==(const PoseFile&) const = default;
};

/// The pose of a file, for mmd::blendPose().
struct ReadPose {
    mmd::Motion pose;
    mmd::ContentMark file;              ///< what the file contained
    std::vector<mmd::Warning> warnings; ///< what is damaged in it
};
/// Reads the disk, so call it in a worker.
[[nodiscard]] mmd::Result<ReadPose> readPose(const QString& path);

/// The VPD files of one folder, by name. A worker lists them, and lists them again whenever the
/// folder changes. At the start it is the last folder, which refresh() lists.
class PoseFolder : public QObject {
    Q_OBJECT
public:
    explicit PoseFolder(QObject* parent = nullptr);

    /// Empty if none was chosen yet. The program stores it.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The folders that were chosen before, the latest first, with this one.
    [[nodiscard]] static QStringList recent();
    void setPath(const QString& path);
    /// Lists the files again, because the folder may have changed without a notice.
    void refresh();

    [[nodiscard]] const QList<PoseFile>& files() const { return m_files; }
    /// Why the folder cannot be listed, as a sentence; empty if it can.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Whether the first listing of this folder still runs.
    [[nodiscard]] bool isListing() const { return m_isListing; }

signals:
    void pathChanged();
    /// Files or problem have changed.
    void changed();

private:
    struct Listing {
        QString path;
        QList<PoseFile> files;
        QString problem;
    };
    static Listing listed(const QString& path);
    void take(Listing listing);
    /// Returns whether it began to watch the folder.
    bool watch();

    QString m_path, m_problem;
    QList<PoseFile> m_files;
    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< several changes in a row cause one listing
    QFutureWatcher<Listing> m_lister;
    bool m_isListing = false;
    bool m_isOutdated = false; ///< something changed while a worker listed
};

} // namespace odori
