// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <functional>

/// Runs the real odori-cli (ODORI_CLI) where something is short: memory, disk, rights, an output.
namespace odori::test {

struct CliOutcome {
    int status = -1; ///< -1: it did not end by itself
    QByteArray out, err;
};

struct CliPlace {
    QString folder;                   ///< to work in
    QString standardOutput = {};      ///< a file instead of what `out` gets
    std::function<void()> limit = {}; ///< called in the child before the program begins
};

[[nodiscard]] inline CliOutcome runCli(const QStringList& arguments, const CliPlace& place)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("ODORI_LANGUAGE"), QStringLiteral("en"));
    environment.remove(QStringLiteral("DISPLAY"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(place.folder);
    if (!place.standardOutput.isEmpty())
        process.setStandardOutputFile(place.standardOutput);
    if (place.limit)
        process.setChildProcessModifier(place.limit);
    process.start(QStringLiteral(ODORI_CLI), arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace odori::test
