// SPDX-License-Identifier: MIT
#include "ui/document/journal/session_folder.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/file_lock.h"
#include "libmmd/journal/recovery.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <span>
#include <utility>

namespace odori {
namespace {

constexpr auto forTheUser =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

const QString lockEnding = QStringLiteral(".lock");

/// The content of the mark of a closed session; that of a crashed one is empty.
constexpr std::byte closedMark{'c'};

/// The lock if no running program has it. A lock is never too old; it is free when its program has
/// ended.
std::unique_ptr<QLockFile> lockOf(const QString& folder)
{
    auto lock = std::make_unique<QLockFile>(folder + lockEnding);
    lock->setStaleLockTime(0);
    const bool isLocked =
        lock->tryLock(0) ||
        (mmd::removeUnheldLock(mmd::pathFromUtf8((folder + lockEnding).toStdString())) &&
            lock->tryLock(0));
    return isLocked ? std::move(lock) : nullptr;
}

} // namespace

SessionFolder::SessionFolder(const QString& path, std::unique_ptr<QLockFile> lock)
    : m_path(path)
    , m_lock(std::move(lock))
{
}

std::unique_ptr<SessionFolder> SessionFolder::make(const QString& sessions)
{
    const QString name =
        QStringLiteral("%1-%2-%3")
            .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss")))
            .arg(QCoreApplication::applicationPid())
            .arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    if (sessions.isEmpty())
        return nullptr;
    const QDir parent(sessions);
    const QString path = parent.absoluteFilePath(name);
    auto lock = lockOf(path);
    if (!lock || !parent.mkdir(name, forTheUser))
        return nullptr;
    return std::unique_ptr<SessionFolder>(new SessionFolder(path, std::move(lock)));
}

std::vector<std::unique_ptr<SessionFolder>> SessionFolder::ended(const QString& sessions)
{
    std::vector<std::unique_ptr<SessionFolder>> found;
    if (sessions.isEmpty())
        return found;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const QFileInfo& each :
        QDir(sessions).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
        auto lock = lockOf(each.absoluteFilePath());
        if (!lock)
            continue;
        std::unique_ptr<SessionFolder> folder(
            new SessionFolder(each.absoluteFilePath(), std::move(lock)));
        const bool isOld =
            folder->isDiscarded() &&
            QFileInfo(folder->markPath()).lastModified().daysTo(now) >= daysOfDiscarded;
        if (isOld || mmd::journalsIn(folder->nativePath()).empty())
            folder->remove();
        else
            found.push_back(std::move(folder));
    }
    std::sort(found.begin(), found.end(),
        [](const auto& a, const auto& b) { return a->lastChange() > b->lastChange(); });
    return found;
}

std::filesystem::path SessionFolder::nativePath() const
{
    return mmd::pathFromUtf8(m_path.toStdString());
}

QDateTime SessionFolder::lastChange() const
{
    QDateTime last;
    for (const std::filesystem::path& journal : mmd::journalsIn(nativePath())) {
        const QFileInfo info(QString::fromStdString(mmd::utf8FromPath(journal)));
        last = last.isValid() ? std::max(last, info.lastModified()) : info.lastModified();
    }
    return last;
}

qint64 SessionFolder::size() const
{
    qint64 bytes = 0;
    for (const QFileInfo& each : QDir(m_path).entryInfoList(QDir::Files | QDir::Hidden))
        bytes += each.size();
    return bytes;
}

QString SessionFolder::markPath() const
{
    return m_path + QStringLiteral("/discarded");
}

void SessionFolder::discard(HowEnded how)
{
    const std::byte mark[] = {closedMark};
    if (!isDiscarded())
        static_cast<void>(mmd::writeFile(mmd::pathFromUtf8(markPath().toStdString()),
            std::span(mark).first(how == HowEnded::Closed ? 1 : 0)));
}

SessionFolder::HowEnded SessionFolder::howEnded() const
{
    return QFileInfo(markPath()).size() > 0 ? HowEnded::Closed : HowEnded::Crashed;
}

bool SessionFolder::isDiscarded() const
{
    return QFile::exists(markPath());
}

void SessionFolder::remove()
{
    QDir(m_path).removeRecursively();
    m_lock->unlock();
}

} // namespace odori
