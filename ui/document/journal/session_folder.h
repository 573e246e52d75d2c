// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QLockFile>
#include <QtCore/QString>

#include <filesystem>
#include <memory>
#include <vector>

namespace odori {

/// The folder of one session's journal, locked by the program that has it: this session's own, or
/// one that an ended program left. The lock is a file beside the folder, so that no folder is ever
/// without its lock.
class SessionFolder {
public:
    /// A new folder in `sessions`, which exists; null if it cannot be made.
    [[nodiscard]] static std::unique_ptr<SessionFolder> make(const QString& sessions);
    /// The folders of ended programs, locked for this one, the newest first. Those without a
    /// journal are removed, and those that were discarded more than 30 days ago.
    [[nodiscard]] static std::vector<std::unique_ptr<SessionFolder>> ended(const QString& sessions);

    /// Why the session is over.
    enum class HowEnded {
        Crashed, ///< the program was killed
        Closed,  ///< the user closed it, or opened something else, without saving
    };

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] std::filesystem::path nativePath() const;
    /// When its journal was last written.
    [[nodiscard]] QDateTime lastChange() const;
    /// Bytes of its files.
    [[nodiscard]] qint64 size() const;
    /// The user does not want it; it is kept for 30 days. A folder that was discarded stays as it
    /// is.
    void discard(HowEnded how);
    /// How the session ended: Crashed, until it is discarded.
    [[nodiscard]] HowEnded howEnded() const;
    [[nodiscard]] bool isDiscarded() const;
    /// Deletes the folder.
    void remove();

    static constexpr int daysOfDiscarded = 30;

private:
    SessionFolder(const QString& path, std::unique_ptr<QLockFile> lock);
    [[nodiscard]] QString markPath() const;

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace odori
