// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <functional>

/// Runs the real odori-cli (ODORI_CLI) under limits: little memory, a full disk, no rights, a
/// closed output.
namespace odori::test {

struct CliOutcome {
    int status = -1; ///< -1: the process did not end normally
    QByteArray out, err;
};

struct CliPlace {
    QString folder;                          ///< working folder
    QString standardOutput = {};             ///< a file that receives the output instead of `out`
    std::function<void()> limit = {};        ///< called in the child process before exec
    QString ffmpeg = {};                     ///< ODORI_FFMPEG, if not empty
    QString language = QStringLiteral("en"); ///< ODORI_LANGUAGE
};

inline void startCli(QProcess& process, const QStringList& arguments, const CliPlace& place)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("ODORI_LANGUAGE"), place.language);
    environment.remove(QStringLiteral("DISPLAY"));
    if (!place.ffmpeg.isEmpty())
        environment.insert(QStringLiteral("ODORI_FFMPEG"), place.ffmpeg);
    if (place.limit) {
        // The leak detector crashes in a process that gave up its rights.
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0"));
        // The graphics driver must not write half a shader into the user's cache.
        environment.insert(QStringLiteral("MESA_SHADER_CACHE_DISABLE"), QStringLiteral("true"));
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(place.folder);
    if (!place.standardOutput.isEmpty())
        process.setStandardOutputFile(place.standardOutput);
    if (place.limit)
        process.setChildProcessModifier(place.limit);
    process.start(QStringLiteral(ODORI_CLI), arguments);
}

[[nodiscard]] inline CliOutcome runCli(const QStringList& arguments, const CliPlace& place)
{
    QProcess process;
    startCli(process, arguments, place);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace odori::test
