// SPDX-License-Identifier: MIT
#include "ui/poses/pose_folder.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/vpd/vpd.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QCollator>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QSettings>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace odori {
namespace {

constexpr QLatin1String foldersKey("poses/folders");
constexpr int mostFolders = 8;
constexpr int pauseMilliseconds = 200;

} // namespace

mmd::Result<ReadPose> readPose(const QString& path)
{
    return mmd::guarded([&] {
        return mmd::readFile(std::filesystem::path(path.toStdU16String()))
            .and_then([](const auto& bytes) {
                return mmd::readVpd(bytes).map([&](const mmd::VpdReadResult& read) {
                    return ReadPose{
                        mmd::motionFromVpd(read.file).motion, mmd::markOf(bytes), read.warnings};
                });
            });
    });
}

PoseFolder::PoseFolder(QObject* parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &PoseFolder::refresh);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_pause.start(); });
    connect(
        &m_lister, &QFutureWatcher<Listing>::finished, this, [this] { take(m_lister.result()); });
    if (const QStringList folders = recent(); !folders.isEmpty()) {
        m_path = folders.front();
        m_isListing = true;
    }
}

QStringList PoseFolder::recent()
{
    return QSettings().value(foldersKey).toStringList().mid(0, mostFolders);
}

void PoseFolder::setPath(const QString& path)
{
    const QString absolute = QDir::cleanPath(QDir(path).absolutePath());
    QStringList folders = recent();
    folders.removeAll(absolute);
    folders.prepend(absolute);
    QSettings().setValue(foldersKey, folders.mid(0, mostFolders));
    if (absolute != m_path) {
        m_path = absolute;
        m_files.clear();
        m_problem.clear();
        m_isListing = true;
        emit changed();
    }
    refresh();
    emit pathChanged();
}

void PoseFolder::refresh()
{
    m_isOutdated = m_lister.isRunning();
    if (m_path.isEmpty() || m_isOutdated)
        return;
    m_lister.setFuture(QtConcurrent::run(&PoseFolder::listed, m_path));
}

PoseFolder::Listing PoseFolder::listed(const QString& path)
{
    Listing listing{.path = path, .files = {}, .problem = {}};
    const QDir folder(path);
    if (!folder.exists()) {
        listing.problem = tr("The folder %1 does not exist.").arg(shownPath(path));
        return listing;
    }
    if (!folder.isReadable()) {
        listing.problem = tr("The folder %1 cannot be read.").arg(shownPath(path));
        return listing;
    }
    // Name filters of QDir ignore the case of letters.
    const QFileInfoList infos =
        folder.entryInfoList({QStringLiteral("*.vpd")}, QDir::Files, QDir::NoSort);
    for (const QFileInfo& info : infos)
        listing.files.append({.path = info.absoluteFilePath(),
            .name = shownName(info.completeBaseName()),
            .size = info.size(),
            .changed = info.lastModified().toMSecsSinceEpoch()});
    // Names are often Japanese; without a language the collator does not know numbers.
    QCollator order{QLocale(QLocale::Japanese)};
    order.setNumericMode(true);
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(listing.files.begin(), listing.files.end(), [&](const auto& a, const auto& b) {
        const int names = order.compare(a.name, b.name);
        return names != 0 ? names < 0 : a.path < b.path;
    });
    return listing;
}

void PoseFolder::take(Listing listing)
{
    if (listing.path != m_path) { // another folder was chosen since
        refresh();
        return;
    }
    // The folder may have changed between the listing and the first watching.
    m_isOutdated = watch() || m_isOutdated;
    const bool wasListing = std::exchange(m_isListing, false);
    if (wasListing || listing.files != m_files || listing.problem != m_problem) {
        m_files = std::move(listing.files);
        m_problem = std::move(listing.problem);
        emit changed();
    }
    if (m_isOutdated)
        refresh();
}

bool PoseFolder::watch()
{
    const QStringList watched = m_watcher.directories();
    if (watched == QStringList{m_path})
        return false;
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    return m_watcher.addPath(m_path); // a folder that does not exist is listed by refresh()
}

} // namespace odori
