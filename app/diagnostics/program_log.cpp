// SPDX-License-Identifier: MIT
#include "app/diagnostics/program_log.h"

#include "app/diagnostics/log_file.h"
#include "app/diagnostics/private_text.h"

#include <QtCore/QDateTime>
#include <QtCore/QtGlobal>

#include <cstring>
#include <mutex>
#include <optional>
#include <utility>

namespace odori {
namespace {

/// Qt has one message handler for the whole program, and it takes no data: so this is global.
struct Log {
    std::mutex mutex;
    std::optional<LogFile> file;
    QtMessageHandler next = nullptr;
    bool isInstalled = false;
};

Log& theLog()
{
    static Log log; // made at the first use and never before main()
    return log;
}

const char* nameOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "critical";
    case QtFatalMsg:
        return "fatal";
    }
    return "message";
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const bool isNamed = context.category && std::strcmp(context.category, "default") != 0;
    logLine(nameOf(type),
        isNamed ? QString::fromUtf8(context.category) + QStringLiteral(": ") + text : text);
    if (const QtMessageHandler next = theLog().next)
        next(type, context, text);
}

} // namespace

void startLog(const QString& folder)
{
    Log& log = theLog();
    const std::lock_guard lock(log.mutex);
    log.file.reset();
    if (!folder.isEmpty())
        log.file.emplace(folder + QStringLiteral("/odori.log"));
    if (!std::exchange(log.isInstalled, true))
        log.next = qInstallMessageHandler(handle);
}

void logLine(const char* kind, const QString& text)
{
    // Writing the line could cause a message itself.
    thread_local bool isWriting = false;
    if (std::exchange(isWriting, true))
        return;
    try {
        const QString line =
            QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz")) +
            u' ' + QLatin1String(kind) + u' ' + withoutPersonalPaths(text);
        Log& log = theLog();
        const std::lock_guard lock(log.mutex);
        if (log.file)
            log.file->add(line.toUtf8());
    } catch (...) {
        // There is no memory even for a line.
    }
    isWriting = false;
}

QStringList lastLogLines(int count)
{
    Log& log = theLog();
    const std::lock_guard lock(log.mutex);
    return log.file ? log.file->lastLines(count) : QStringList();
}

} // namespace odori
