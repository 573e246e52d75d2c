// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "tests/support/corpus.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include <memory>

#include <sys/stat.h>
#include <unistd.h>

/// For tests of files on systems with users and modes.
namespace odori::test {

constexpr uid_t nobody = 65534;

/// Of the file itself, or of the link.
[[nodiscard]] inline struct stat statusOf(const QString& path)
{
    struct stat status {};
    if (lstat(QFile::encodeName(path).constData(), &status) != 0)
        qFatal("no such file: %s", qPrintable(path));
    return status;
}

[[nodiscard]] inline bool setMode(const QString& path, mode_t bits)
{
    return chmod(QFile::encodeName(path).constData(), bits) == 0;
}

/// A folder of its own for each test, as a base for tests.
class FileStage {
protected:
    [[nodiscard]] bool open()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        return m_folder->isValid();
    }
    /// In memory if the system can do that, for tests that flush thousands of files.
    [[nodiscard]] bool openFast()
    {
        m_folder = std::make_unique<QTemporaryDir>(QStringLiteral("/dev/shm/odori-test"));
        return m_folder->isValid() || open();
    }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] mmd::Result<void> write(const char* name, const QByteArray& data) const
    {
        return mmd::writeFile(mmd::pathFromUtf8(path(name).toStdString()), bytesOf(data));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace odori::test
